/** SN: submersible non-clog sewage pumps. The code is the discharge in inches and the head in feet. */

import { defineProduct } from '../define-product.ts';
import type { SeedProduct } from '../product-model.ts';
import type { FamilySheet, ProductSheet } from '../product-sheet.ts';
import { feet } from '../units.ts';

const family: FamilySheet = {
  noun: 'Submersible Non-Clog Pump',
  features: [
    'Two mechanical seals in tandem with an oil chamber between them; a probe reports water in the oil before it reaches the motor.',
    'Slides onto its base elbow along two guide rails, so nobody has to enter the wet well to change it.',
    'Replaceable bronze wear ring; the clearance can be set back in the shop in under an hour.',
    'Each pump is run in our basin and ships with its own curve.',
  ],
  markets: ['Municipal wastewater', 'Treatment plants', 'Food processing', 'Campuses and hospitals'],
  materials: [
    { label: 'Volute and motor housing', us: 'Cast iron, ASTM A48 class 35' },
    { label: 'Impeller', us: 'Ductile iron, ASTM A536 65-45-12' },
    { label: 'Wear ring', us: 'Bronze, UNS C93200' },
    { label: 'Shaft', us: 'Stainless steel, AISI 416' },
    { label: 'Seal faces', us: 'Silicon carbide, both sides' },
    { label: 'Elastomers', us: 'Nitrile (NBR); FKM on request' },
    { label: 'Fasteners', us: 'Stainless steel, AISI 304' },
    { label: 'Coating', us: 'Two-part epoxy, 12 mils dry' },
  ],
  specifications: [
    { label: 'Motor enclosure', us: 'Air-filled, IP68, class H insulation' },
    { label: 'Power cable', ...feet(50) },
  ],
  callouts: [
    'Cable entry',
    'Upper bearing',
    'Stator',
    'Rotor and shaft',
    'Lower bearing',
    'Oil chamber',
    'Lower mechanical seal',
    'Impeller',
    'Wear ring',
    'Volute',
  ],
  partsBreakoutText:
    '<p>Order parts by the number in the drawing and the serial number on the plate. Keep one lower seal, one wear ring and one set of O-rings on the shelf for each pair of pumps; everything else leaves Duluth within two working days.</p>',
  maxTemperatureF: 104,
};

const sheets: readonly ProductSheet[] = [
  {
    code: 'SN-3040',
    teaser: 'A 3-inch sewage pump for small stations that should not need a visit every month.',
    description: [
      'The SN-3040 goes into stations that serve a school, a motel or a hundred houses. At these flows most pumps clog because their passages are small. This one passes a 2½-inch ball, which is what a 3-inch force main will carry anyway.',
      'The impeller has two blunt vanes and a shroud on the back only. Rags slide off the leading edge instead of folding over it. We give up four or five points of efficiency for that, and on a 5 hp pump nobody has ever asked for them back.',
      'It fits the base elbows of most 3-inch pumps sold since the 1980s with an adapter plate. Send us the bolt circle and we will tell you which.',
    ],
    features: [
      'Passes a 2½-inch sphere through volute and impeller.',
      'Runs ten starts an hour without overheating, so a small wet well is enough.',
    ],
    applications: [
      'Neighborhood lift stations',
      'Schools, motels and campgrounds',
      'Effluent transfer in small plants',
      'Replacement of 3-inch pumps on existing rails',
    ],
    figures: {
      flowGpm: 220,
      flowMaxGpm: 400,
      headFt: 40,
      headMaxFt: 58,
      powerHp: 5,
      dischargeIn: 3,
      solidsIn: 2.5,
      speedRpm: 1750,
      weightLb: 265,
      heightIn: 28,
    },
    efficiency: 0.62,
    motors: { running: 1, eachHp: 5, phases: 3, serviceFactor: 1.15 },
    casingPsi: 60,
    isFilmed: true,
  },
  {
    code: 'SN-4055',
    teaser: 'A 4-inch pump for town lift stations, with room for a 3-inch solid.',
    description: [
      'Most municipal stations in our region are built around a pair of 4-inch pumps, and the SN-4055 is the one we ship most. It moves 450 gpm against 55 ft, which is some four hundred houses and a mile of 6-inch main with some hill in it.',
      'The motor is air-filled and carries its heat into the water through the volute, so it can run with the level down to the middle of the motor. Below that the float has to stop it; the drawing shows where the float goes, so please leave it there.',
    ],
    features: [
      'Passes a 3-inch sphere, the size that most state codes ask for.',
      'Fits the same base elbow and rails as our earlier SN-4000 series back to 1978.',
    ],
    applications: [
      'Municipal lift stations',
      'Raw sewage at small treatment plants',
      'Stormwater from underpasses',
      'Process water with fibers',
    ],
    figures: {
      flowGpm: 450,
      flowMaxGpm: 800,
      headFt: 55,
      headMaxFt: 82,
      powerHp: 10,
      dischargeIn: 4,
      solidsIn: 3,
      speedRpm: 1750,
      weightLb: 470,
      heightIn: 38,
    },
    efficiency: 0.69,
    motors: { running: 1, eachHp: 10, phases: 3, serviceFactor: 1.15 },
    casingPsi: 75,
  },
  {
    code: 'SN-6060',
    teaser: 'A 6-inch pump for main stations and plant headworks, at a speed that spares its bearings.',
    description: [
      'The SN-6060 turns at 1,170 rpm. A 4-pole pump for the same duty would be two hundred pounds lighter and cheaper to buy. We stayed with six poles because the lower speed halves the wear at the ring and keeps the noise in the dry gallery below a conversation.',
      'A cooling jacket is optional. With it the pump may stand in a dry pit, on a stand, beside a wet well, and survive when that pit floods. Several plants on the Range have them in basements where the old pumps had to be on the floor above.',
    ],
    features: [
      'Six-pole motor, 1,170 rpm, for long hours at partial load.',
      'Optional cooling jacket for dry pits that may flood.',
      'Temperature switches in each winding and a probe in the oil chamber as standard.',
    ],
    applications: [
      'Main pumping stations',
      'Headworks and return sludge in treatment plants',
      'Dry-pit retrofits',
      'Combined sewer overflow basins',
    ],
    figures: {
      flowGpm: 1100,
      flowMaxGpm: 1900,
      headFt: 60,
      headMaxFt: 92,
      powerHp: 25,
      dischargeIn: 6,
      solidsIn: 4,
      speedRpm: 1170,
      weightLb: 980,
      heightIn: 52,
    },
    efficiency: 0.76,
    motors: { running: 1, eachHp: 25, phases: 3, serviceFactor: 1.15 },
    casingPsi: 90,
    images: ['exterior', 'section', 'dimensions', 'curve', 'installation'],
  },
  {
    code: 'SN-8075',
    teaser: 'An 8-inch pump for interceptors and plant influent, built to be lifted by one hook.',
    description: [
      'The SN-8075 moves a little over three million gallons a day against 75 ft. It is the largest submersible we can cast in one flask, and the volute alone takes eleven hours to cool before it may be shaken out.',
      'At this size the cost of power is larger than the cost of the pump after about fourteen months of steady running. So this one has a closed impeller at 80 percent efficiency, and a wear ring that is adjusted from outside the volute with four screws. Half a turn a year keeps it there.',
    ],
    features: [
      'Closed two-vane impeller, 80 percent at rated point, passing a 4½-inch sphere.',
      'Wear ring adjusted from outside, without taking the pump off its stand.',
      'Single lifting bail above the center of gravity; the pump hangs level.',
    ],
    applications: [
      'Interceptor and regional stations',
      'Influent of treatment plants',
      'Storm pumping',
      'Cooling-water intake with debris',
    ],
    markets: ['Municipal wastewater', 'Treatment plants', 'Flood control districts', 'Power stations'],
    figures: {
      flowGpm: 2200,
      flowMaxGpm: 3600,
      headFt: 75,
      headMaxFt: 112,
      powerHp: 60,
      dischargeIn: 8,
      solidsIn: 4.5,
      speedRpm: 1180,
      weightLb: 2150,
      heightIn: 68,
    },
    efficiency: 0.8,
    motors: { running: 1, eachHp: 60, phases: 3, serviceFactor: 1.15 },
    casingPsi: 110,
  },
];

/** The four submersible non-clog pumps. */
export const submersibleNonClogPumps: readonly SeedProduct[] = sheets.map((sheet) =>
  defineProduct('submersible-non-clog', family, sheet),
);
