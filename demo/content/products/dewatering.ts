/** DW: portable dewatering pumps. The code is the discharge in inches and the head in feet. */

import { defineProduct } from '../define-product.ts';
import type { SeedProduct } from '../product-model.ts';
import type { FamilySheet, ProductSheet } from '../product-sheet.ts';
import { feet } from '../units.ts';

const family: FamilySheet = {
  noun: 'Dewatering Pump',
  features: [
    'Water leaves along the motor, so it cools itself even when it snores on the bottom.',
    'Impeller adjusted from below with three bolts as the wear plate thins.',
    'Cable enters through a block of resin; cutting the cable does not let water into the motor.',
    'Thermal switches and contactor in the top; nothing to set on site.',
  ],
  markets: ['Contractors', 'Mines and quarries', 'Tunneling', 'Rental fleets'],
  materials: [
    { label: 'Outer jacket', us: 'Aluminum, ASTM A356 T6' },
    { label: 'Impeller', us: 'Chrome iron, ASTM A532 class III type A' },
    { label: 'Wear plate', us: 'Nitrile rubber on steel' },
    { label: 'Strainer', us: 'Steel, galvanized' },
    { label: 'Shaft', us: 'Stainless steel, AISI 431' },
    { label: 'Lower seal', us: 'Silicon carbide on silicon carbide' },
    { label: 'Upper seal', us: 'Carbon on ceramic, in oil' },
    { label: 'Handle and hardware', us: 'Stainless steel, AISI 304' },
  ],
  specifications: [
    { label: 'Submergence, at most', ...feet(65) },
    { label: 'Power cable', ...feet(65) },
  ],
  callouts: [
    'Handle',
    'Cable entry',
    'Contactor and switches',
    'Motor',
    'Outer jacket',
    'Oil chamber and seals',
    'Impeller',
    'Wear plate',
    'Strainer',
  ],
  partsBreakoutText:
    '<p>Impeller, wear plate and strainer make the wear kit; with it and one hour a pump goes back to its curve. Change the oil when you change the kit, and look at its color: gray means the lower seal is done.</p>',
  maxTemperatureF: 104,
};

const sheets: readonly ProductSheet[] = [
  {
    code: 'DW-2050',
    teaser: 'A 54-pound dewatering pump that one person carries down a ladder.',
    description: [
      'The DW-2050 runs on 230 volts, weighs 54 lb and goes wherever somebody can climb. Put it in a bucket with holes if there is more mud than water, and lift it off the bottom with a brick.',
      'It makes 50 ft, which gets the water out of a basement garage or a trench box and over the edge. Down to an inch and a half it still draws.',
    ],
    features: ['54 lb with handle and strainer.', 'Draws down to 1½ inches.'],
    applications: ['Trenches and manholes', 'Basements', 'Utility vaults', 'Boats and docks'],
    figures: {
      flowGpm: 60,
      flowMaxGpm: 115,
      headFt: 50,
      headMaxFt: 72,
      powerHp: 2,
      dischargeIn: 2,
      solidsIn: 0.25,
      speedRpm: 3450,
      weightLb: 54,
      heightIn: 22,
    },
    efficiency: 0.42,
    motors: { running: 1, eachHp: 2, phases: 1, serviceFactor: 1.2 },
    casingPsi: 50,
  },
  {
    code: 'DW-3070',
    teaser: 'A 3-inch pump for excavations and quarries, three phases and two handles.',
    description: [
      'The DW-3070 is the pump that rental yards buy by the dozen. 170 gpm at 70 ft, 118 lb, two people or one with a rope. It stands on its strainer, starts on its own float and turns the right way, because the contactor checks before it closes.',
      'Rotation was the reason for a third of our warranty cases until we put that check in. It was the cheapest part we ever added.',
    ],
    features: ['Contactor refuses wrong rotation.', 'Discharge turns to point up or sideways.'],
    applications: ['Excavations', 'Quarry sumps', 'Bridge piers', 'Flooded streets'],
    figures: {
      flowGpm: 170,
      flowMaxGpm: 310,
      headFt: 70,
      headMaxFt: 108,
      powerHp: 7.5,
      dischargeIn: 3,
      solidsIn: 0.375,
      speedRpm: 3450,
      weightLb: 118,
      heightIn: 29,
    },
    efficiency: 0.52,
    motors: { running: 1, eachHp: 7.5, phases: 3, serviceFactor: 1.15 },
    casingPsi: 75,
    images: ['exterior', 'section', 'dimensions', 'curve', 'installation'],
  },
  {
    code: 'DW-4100',
    teaser: 'A 4-inch pump for shafts and tunnels, slim enough for a 20-inch hole.',
    description: [
      'The DW-4100 makes 100 ft at 310 gpm and is 18 inches across, so it follows the drill into a 20-inch shaft. The discharge leaves at the top in the middle; the hose does not turn it over.',
      'In tunnels two of them work in steps, one at the face and one every hundred feet of rise. The second needs no tank: it takes the hose of the first straight onto its strainer flange.',
    ],
    features: ['Slim build, 18 inches across.', 'Tandem flange for two pumps in series.'],
    applications: ['Shafts and tunnels', 'Deep excavations', 'Mine development', 'Quarry benches'],
    figures: {
      flowGpm: 310,
      flowMaxGpm: 560,
      headFt: 100,
      headMaxFt: 150,
      powerHp: 15,
      dischargeIn: 4,
      solidsIn: 0.375,
      speedRpm: 3500,
      weightLb: 290,
      heightIn: 37,
    },
    efficiency: 0.58,
    motors: { running: 1, eachHp: 15, phases: 3, serviceFactor: 1.15 },
    casingPsi: 150,
  },
  {
    code: 'DW-6140',
    teaser: 'A 6-inch pump for pit bottoms, on a raft or a sled.',
    description: [
      'The DW-6140 lifts 650 gpm from the bottom of a pit to the next bench, 140 ft up. It rides on a raft or a steel sled and moves with the face; the cable and the hose are on the same drum.',
      'Its water has rock flour in it, all day. Impeller and diffuser are chrome iron, and the wear plate is rubber because rubber lets the fine stuff bounce. A pit near Hibbing changes the kit each spring, before the melt.',
    ],
    features: [
      'Raft or sled from our shop, with the lifting points in the right place.',
      'Winding temperature sent up the cable.',
    ],
    applications: ['Pit bottoms', 'Large quarries', 'Cofferdams', 'Flood fighting'],
    figures: {
      flowGpm: 650,
      flowMaxGpm: 1150,
      headFt: 140,
      headMaxFt: 200,
      powerHp: 40,
      dischargeIn: 6,
      solidsIn: 0.5,
      speedRpm: 3530,
      weightLb: 720,
      heightIn: 48,
    },
    efficiency: 0.65,
    motors: { running: 1, eachHp: 40, phases: 3, serviceFactor: 1.15 },
    casingPsi: 150,
    isFilmed: true,
  },
];

/** The four dewatering pumps. */
export const dewateringPumps: readonly SeedProduct[] = sheets.map((sheet) =>
  defineProduct('dewatering', family, sheet),
);
