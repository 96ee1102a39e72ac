/** VT: vertical line-shaft turbines. The code is the bowl's diameter in inches and the number of stages. */

import { defineProduct } from '../define-product.ts';
import type { SeedProduct } from '../product-model.ts';
import type { FamilySheet, ProductSheet } from '../product-sheet.ts';
import { feet, length } from '../units.ts';

const family: FamilySheet = {
  noun: 'Vertical Turbine Pump',
  features: [
    'Bowls lined with glass enamel, which is worth two points of efficiency and keeps them.',
    'Impellers adjusted from above with one nut on the head shaft.',
    'Column in 10-ft lengths, so a truck crane is enough to pull it.',
    'Product-lubricated rubber bearings; no oil above drinking water.',
  ],
  markets: ['Water utilities', 'Irrigation districts', 'Power and process cooling', 'Fish hatcheries'],
  materials: [
    { label: 'Bowls', us: 'Cast iron, ASTM A48 class 30, glass lined' },
    { label: 'Impellers', us: 'Bronze, UNS C87610' },
    { label: 'Bowl shaft', us: 'Stainless steel, AISI 416' },
    { label: 'Line shaft', us: 'Stainless steel, AISI 416' },
    { label: 'Bearings', us: 'Bronze in the bowls, rubber on the line shaft' },
    { label: 'Packing', us: 'Graphite and PTFE yarn; mechanical seal on request' },
    { label: 'Column pipe', us: 'Steel, ASTM A53 grade B, epoxy coated' },
    { label: 'Discharge head', us: 'Fabricated steel, ASTM A36' },
    { label: 'Suction strainer', us: 'Stainless steel, AISI 304, basket type' },
  ],
  specifications: [{ label: 'Drinking water', us: 'NSF/ANSI/CAN 61 and 372' }],
  callouts: [
    'Hollow-shaft motor',
    'Discharge head',
    'Packing box',
    'Column pipe',
    'Line shaft',
    'Line-shaft bearing',
    'Bowl',
    'Impeller',
    'Suction bell',
    'Strainer',
  ],
  partsBreakoutText:
    '<p>Bowl and impeller come as a matched stage. When you pull the pump, measure the clearance at every stage before ordering: usually it is the lowest two that are worn.</p>',
  maxTemperatureF: 120,
};

const sheets: readonly ProductSheet[] = [
  {
    code: 'VT-806',
    teaser: 'An 8-inch, six-stage turbine for wells of small towns and farms.',
    description: [
      'The VT-806 fits a 10-inch casing and lifts 400 gpm against 240 ft. That is the well of a town of a thousand people, or a center pivot on a quarter section.',
      'We build the six-stage version most. Each stage makes 40 ft at this flow, so for another well we add stages or take them away, and the motor follows.',
    ],
    features: [
      'Fits a 10-inch well casing.',
      'Non-reverse ratchet, so the column cannot spin backward when it drains.',
    ],
    applications: ['Municipal wells', 'Center-pivot irrigation', 'Hatchery supply', 'Dewatering wells around pits'],
    figures: {
      flowGpm: 400,
      flowMaxGpm: 560,
      headFt: 240,
      headMaxFt: 340,
      powerHp: 40,
      dischargeIn: 6,
      speedRpm: 1770,
      weightLb: 2900,
      heightIn: 312,
    },
    efficiency: 0.78,
    stages: 6,
    motors: { running: 1, eachHp: 40, phases: 3, serviceFactor: 1.15 },
    casingPsi: 250,
    specifications: [
      { label: 'Stages', us: '6' },
      { label: 'Submergence over the bell, at least', ...feet(3) },
    ],
  },
  {
    code: 'VT-1004',
    teaser: 'A 10-inch, four-stage turbine for clearwells and river intakes.',
    description: [
      'The VT-1004 stands on the slab of a clearwell and sends 700 gpm to the tower. With the bell four feet under water it needs no priming and no foot valve, and there is nothing in the room but the head and the motor.',
      'In a river intake we give it a stainless strainer and harder bearings. Sand goes through; what wears is the rubber, and that is six bearings at forty dollars each.',
    ],
    features: [
      'Short-set build without line-shaft bearings above 8 ft.',
      'Flanged for a can, where there is no wet well.',
    ],
    applications: ['Clearwells', 'River and lake intakes', 'Booster cans on pipelines', 'Cooling towers'],
    figures: {
      flowGpm: 700,
      flowMaxGpm: 980,
      headFt: 220,
      headMaxFt: 312,
      powerHp: 60,
      dischargeIn: 8,
      speedRpm: 1770,
      weightLb: 3900,
      heightIn: 288,
    },
    efficiency: 0.81,
    stages: 4,
    motors: { running: 1, eachHp: 60, phases: 3, serviceFactor: 1.15 },
    casingPsi: 250,
    specifications: [
      { label: 'Stages', us: '4' },
      { label: 'Submergence over the bell, at least', ...feet(4) },
    ],
    images: ['exterior', 'section', 'dimensions', 'curve', 'installation'],
  },
  {
    code: 'VT-1203',
    teaser: 'A 12-inch, three-stage turbine for treatment plants and snowmaking.',
    description: [
      'The VT-1203 is the high-service pump of many plants along the North Shore: 1,200 gpm against 186 ft, 83 percent at the bowl. Three stages keep the shaft short and the critical speed far away, so it may run on a drive from 60 percent up.',
      'Ski hills use it as the feed pump of snowmaking. There the water is at 33 °F and the building is not heated, and the packing box drips into a pan that must not freeze; we add a heater and a slope.',
    ],
    features: [
      'Runs on a drive from 60 percent speed without a critical in between.',
      'Heated packing box for cold buildings.',
    ],
    applications: ['High-service pumping', 'Snowmaking feed', 'Process water', 'Irrigation districts'],
    figures: {
      flowGpm: 1200,
      flowMaxGpm: 1650,
      headFt: 186,
      headMaxFt: 268,
      powerHp: 75,
      dischargeIn: 10,
      speedRpm: 1770,
      weightLb: 5600,
      heightIn: 276,
    },
    efficiency: 0.83,
    stages: 3,
    motors: { running: 1, eachHp: 75, phases: 3, serviceFactor: 1.15 },
    casingPsi: 200,
    specifications: [
      { label: 'Stages', us: '3' },
      { label: 'Submergence over the bell, at least', ...feet(4.5) },
    ],
    isFilmed: true,
  },
  {
    code: 'VT-1602',
    teaser: 'A 16-inch, two-stage turbine for raw water and transmission mains.',
    description: [
      'The VT-1602 lifts 2,500 gpm, three and a half million gallons a day, out of a river and up 150 ft. The suction bell is 21 inches across and wants 6 ft of water above it. Less than that and it draws a vortex; we have a photograph of one that took a duck decoy.',
      'The bowls are cast in pairs from one heat and bored in one setting. On the stand the efficiency of this pump has been between 84.6 and 85.9 percent for the last eleven we built.',
    ],
    features: [
      'Vortex plate for shallow intakes.',
      'Thrust bearing in the head, so an ordinary solid-shaft motor fits.',
    ],
    applications: ['Raw-water intakes', 'Transmission mains', 'Power-station service water', 'Flood pumping'],
    markets: ['Water utilities', 'Power stations', 'Irrigation districts', 'Steel and paper mills'],
    figures: {
      flowGpm: 2500,
      flowMaxGpm: 3400,
      headFt: 150,
      headMaxFt: 216,
      powerHp: 125,
      dischargeIn: 12,
      speedRpm: 1770,
      weightLb: 8900,
      heightIn: 300,
    },
    efficiency: 0.85,
    stages: 2,
    motors: { running: 1, eachHp: 125, phases: 3, serviceFactor: 1.15 },
    casingPsi: 150,
    specifications: [
      { label: 'Suction bell', ...length(21) },
      { label: 'Submergence over the bell, at least', ...feet(6) },
    ],
  },
];

/** The four vertical turbines. */
export const verticalTurbines: readonly SeedProduct[] = sheets.map((sheet) =>
  defineProduct('vertical-turbine', family, sheet),
);
