/** The words of the manuals. How a pump stands decides them: in the water on rails, in it on its own, beside it, above it, or as a set. */
import type { ProductFamily } from '../../content/product-model.ts';

export type Standing = 'submerged' | 'portable' | 'beside' | 'above' | 'set';

export const standingOf = {
  'submersible-non-clog': 'submerged',
  grinder: 'submerged',
  'lift-station': 'submerged',
  dewatering: 'portable',
  'self-priming': 'beside',
  'split-case': 'beside',
  slurry: 'beside',
  'vertical-turbine': 'above',
  'booster-set': 'set',
} as const satisfies Record<ProductFamily, Standing>;

export interface ManualWords {
  safety: readonly string[];
  installation: readonly string[];
  startUp: readonly string[];
  /** Work, and how often. */
  maintenance: readonly (readonly [work: string, interval: string])[];
}

/** True for every pump, before what its standing adds. */
export const commonSafety: readonly string[] = [
  'Lock out and tag the power supply before you touch the pump, its cable or its guard. A level switch may start it at any moment.',
  'Only an electrician connects the motor. Ground it before anything else, and check the ground before every start-up.',
  'Close the valves and let the pressure out before you open a flange or a cover. A pump that was left running against a closed valve may hold water hot enough to scald.',
  'Lift by the points that the drawing shows. Never lift a pump by its cable, shaft or motor eye bolt alone.',
  'Disinfect a pump that has been in sewage before you work on it in the shop, and wash before you eat.',
];

export const manualWords: Readonly<Record<Standing, ManualWords>> = {
  submerged: {
    safety: [
      'A wet well is a confined space. Test the air for oxygen, hydrogen sulfide and methane before and while somebody is in it, ventilate, and keep a second person at the hatch. With rails you do not need to go in at all.',
      'Do not put a hand near the inlet while the cable is connected, not even on a pump that lies on its side.',
    ],
    installation: [
      'Compare the plate with the order: model, voltage, phases, seal material. Turn the impeller by hand; it should turn freely and heavily.',
      'Megger the motor between each lead and ground. New it reads above 20 megohms; below 2 it does not go in.',
      'Set the base elbow level within 1/16 inch per foot, grout under it, and let the grout cure before you bolt the riser.',
      'Plumb the rails in both directions. Lower the pump; its weight seals the flange. If it leaks there, the rails are not plumb.',
      'Hang the cable in its own support, without strain at the gland, and bring it to the panel without a splice in the well.',
      'Connect the leak probe and the temperature switches to the panel. The warranty on the motor depends on them.',
    ],
    startUp: [
      'Lower the water to the stop level, open the discharge valve and check that the check valve is free.',
      'Bump the motor. From above, a pump with correct rotation kicks counterclockwise. If it kicks the other way, swap two leads.',
      'Run for fifteen minutes and note current in each phase, voltage and discharge pressure. Currents within 5 percent of each other are good.',
      'Let the level control run through three cycles by itself. Compare the drawdown with the curve: volume between two levels, divided by the time.',
    ],
    maintenance: [
      ['Read current and hours in the panel', 'Monthly'],
      ['Megger the motor from the panel', 'Every 6 months'],
      ['Lift the pump, clean, look at impeller and wear parts', 'Every 12 months'],
      ['Check the oil in the seal chamber; milky oil means the lower seal', 'Every 12 months'],
      ['Change oil and O-rings', 'Every 2 years'],
      ['Change bearings and both seals', 'Every 5 years or 25,000 hours'],
    ],
  },
  portable: {
    safety: [
      'Keep people out of the water while the pump is connected. A damaged cable makes the whole sump live; use a 30 mA ground-fault breaker.',
      'The pump kicks when it starts. Hang it or stand it so that it cannot fall on the person beside it.',
    ],
    installation: [
      'Look over the whole cable and the plug. Repair nothing with tape.',
      'Megger the motor between each lead and ground. New it reads above 20 megohms; below 1 it stays in the shop.',
      'Stand the pump on a board, a flat stone or in a basket, not in the mud. Tie a rope to the handle and to something above.',
      'Run the hose without kinks, the same size as the discharge. One size smaller costs a third of the flow.',
      'Hang the cable clear of the hose and of traffic. It lifts nothing.',
    ],
    startUp: [
      'Bump the motor while the pump hangs. From above it kicks counterclockwise; if not, swap two phases at the plug.',
      'Run it in the water for five minutes and compare the current with the plate.',
      'Set the float so that the pump stops before it draws air for hours. It survives that, but the wear plate does not.',
    ],
    maintenance: [
      ['Rinse with clean water and run for a minute in it', 'After each job'],
      ['Look at cable, plug and strainer', 'Before each job'],
      ['Set the clearance of impeller and wear plate', 'Every 250 hours in sand, else 1,000'],
      ['Change the oil and look at its color', 'Every 1,000 hours'],
      ['Megger the motor', 'Every 3 months'],
      ['Change both seals and the bearings', 'Every 5,000 hours'],
    ],
  },
  beside: {
    safety: [
      'Keep the coupling or belt guard on whenever power is connected.',
      'Do not open the cover while the casing is warm. Let it cool, open the drain first, and stand beside it.',
    ],
    installation: [
      'Pour a foundation at least three times the weight of the pump and its motor, with the bolts in sleeves.',
      'Level the base on wedges at each bolt, grout under the whole of it, and tighten after the grout has cured.',
      'Bring the pipes to the pump, not the pump to the pipes. With the bolts out, flanges should meet within 1/32 inch.',
      'Keep five diameters of straight pipe before the suction. Use an eccentric reducer with its flat side up, and no high point where air can stay.',
      'Align the coupling with a dial indicator within 0.002 inch, or the sheaves with a straight edge. The alignment made at the works does not survive the truck.',
      'Check the rotation with the coupling or belts apart.',
    ],
    startUp: [
      'Fill the casing and let the air out. A self-priming pump is filled once, to the port; others before every first start.',
      'Open the suction valve fully and the discharge valve a quarter. Start, and open the discharge slowly.',
      'Let packing drip about one drop a second in the first hour, then tighten a sixth of a turn at a time. A cartridge seal does not drip.',
      'After an hour feel the bearings: too hot to hold, above about 180 °F, is too hot. Check the alignment again while it is warm.',
    ],
    maintenance: [
      ['Look, listen, and read both gauges', 'Weekly'],
      ['Check belts or coupling, and packing where fitted', 'Monthly'],
      ['Grease the bearings, 1 ounce each', 'Every 2,000 hours'],
      ['Check alignment and anchor bolts', 'Every 12 months'],
      ['Open, measure the clearance of rings or wear plate', 'Every 12 months'],
      ['Change bearings, sleeve and seal', 'Every 5 years or 25,000 hours'],
    ],
  },
  above: {
    safety: [
      'A column that drains turns the shaft backward at high speed. Do not start until it stands still, and never hold the shaft.',
      'Clamp the column at every joint while you assemble or pull. The elevator holds nothing by itself.',
    ],
    installation: [
      'Measure the well or can: depth, water level, straightness. The bowls must hang free and covered as the plate says.',
      'Set a sole plate level within 0.002 inch per foot. Everything above stands on it.',
      'Hang the bowls from clamps, add column and shaft length by length, and put anti-seize on every thread.',
      'Bolt on the discharge head without forcing it sideways; the shaft should come up in the middle of the packing box within 1/32 inch.',
      'Set the motor, fit the head shaft and turn the adjusting nut until the impellers lift. Then lift them by the amount on the plate and lock the nut.',
      'Check the rotation with the drive coupling out. Seen from above it is counterclockwise.',
    ],
    startUp: [
      'Wet the rubber bearings above the water: one gallon for each 10 ft, or the pre-lube valve for five minutes.',
      'Start against a discharge valve a quarter open and let the air out at the head.',
      'Adjust the packing to one drop a second. Read the current and compare it with the curve at the pressure you read.',
      'Stop, wait until the column has drained and the shaft stands still, and start once more.',
    ],
    maintenance: [
      ['Read pressure, flow, current and water level', 'Weekly'],
      ['Adjust or renew packing', 'Monthly'],
      ['Change the oil of the motor bearing', 'Every 12 months'],
      ['Test at three points and compare with the first curve', 'Every 12 months'],
      ['Lift the impellers again by the plate', 'When the head falls by 3 percent'],
      ['Pull, measure bowls and bearings', 'Every 8 years or when adjusting no longer helps'],
    ],
  },
  set: {
    safety: [
      'A drive holds its voltage for ten minutes after the power is off. Wait, and measure.',
      'The set starts by itself when the pressure falls. Switch every pump off, not only the one you work on.',
    ],
    installation: [
      'Stand the set on a level floor that drains, with three feet of room in front of the panel.',
      'Set the rubber feet, then tighten the pipes. Brace pipes to the wall so that the headers carry only themselves.',
      'Charge the pressure vessel to 5 psi under the start pressure, with the water side empty.',
      'Flush the suction pipe before you connect it. Most seals that fail in the first month fail from weld scale.',
      'Bring one feed to the panel with its own breaker, sized by the plate of the set. Drives need a real ground.',
      'Set the low-suction cut-out to the pressure that your water utility asks for.',
    ],
    startUp: [
      'Fill and vent each pump at its plug. Dry seals last half a minute.',
      'Run each pump by hand at low speed. Rotation is right when the arrow and the fan agree.',
      'Switch to automatic and enter the pressure. Open a faucet far away, watch the pumps come on one after another, close it and watch them go off.',
      'Write down pressure, speed and current of each pump in the log on the door.',
    ],
    maintenance: [
      ['Read pressure and alarms on the panel', 'Weekly'],
      ['Check the seals for drips and the drives for dust', 'Every 3 months'],
      ['Check the charge of the pressure vessel', 'Every 6 months'],
      ['Compare both transducers with a gauge', 'Every 12 months'],
      ['Change the filters of the panel', 'Every 12 months'],
      ['Change seal cartridges', 'Every 4 years or 20,000 hours'],
    ],
  },
};

/** What you see, why it may be, what to do; true for every pump. */
export const troubles: readonly (readonly [symptom: string, cause: string, remedy: string])[] = [
  [
    'Pump does not start',
    'No power, overload tripped, level switch stuck',
    'Measure at the motor side of the contactor; free the switch; reset once only',
  ],
  [
    'Starts, delivers nothing',
    'Valve closed, air in suction or casing, wrong rotation',
    'Open the valve, vent, swap two leads',
  ],
  [
    'Less flow than the curve',
    'Worn ring or plate, partly blocked impeller, higher head than planned',
    'Clean, measure the clearance, read both pressures and compare',
  ],
  [
    'Current too high',
    'Density above the rated one, rubbing impeller, low voltage',
    'Check the liquid, turn by hand, measure voltage under load',
  ],
  [
    'Noise like gravel',
    'Cavitation: suction too high, too hot or too narrow',
    'Raise the level, clean the strainer, throttle the discharge',
  ],
  ['Vibration', 'Rag in the impeller, misalignment, loose anchor bolts', 'Clean, align, tighten; then measure again'],
  [
    'Seal leaks or alarm',
    'Worn faces, dry running, scale from new pipe',
    'Change the seal and find the reason before you start',
  ],
  [
    'Starts too often',
    'Levels too close, leaking check valve, lost air charge',
    'Set the levels apart, clean the valve, charge the vessel',
  ],
];
