/** GR: grinder pumps for pressure sewers. The code is the motor's power in hundredths of a horsepower. */

import { defineProduct } from '../define-product.ts';
import type { SeedProduct } from '../product-model.ts';
import type { FamilySheet, ProductSheet } from '../product-sheet.ts';
import { feet } from '../units.ts';

const family: FamilySheet = {
  noun: 'Grinder Pump',
  features: [
    'Cutter ring and plate of 440C steel at 56 Rockwell C; both turn over for a second life.',
    'Oil-filled motor, so bearings and windings are cooled even with the level low.',
    'Leak probe in the seal chamber, wired through the power cable.',
    'Curve rises steeply to shut-off: a pump at the far end of the sewer still gets its turn.',
  ],
  markets: ['Lake and shore districts', 'Developers', 'Rural sewer authorities', 'Parks'],
  materials: [
    { label: 'Housing and volute', us: 'Cast iron, ASTM A48 class 30' },
    { label: 'Impeller', us: 'Bronze, UNS C90300' },
    { label: 'Cutter ring and plate', us: 'Stainless steel, AISI 440C, hardened' },
    { label: 'Shaft', us: 'Stainless steel, AISI 416' },
    { label: 'Upper seal', us: 'Carbon on ceramic' },
    { label: 'Lower seal', us: 'Silicon carbide on silicon carbide' },
    { label: 'Elastomers', us: 'Nitrile (NBR)' },
    { label: 'Fasteners', us: 'Stainless steel, AISI 304' },
  ],
  specifications: [
    { label: 'Cutter', us: 'Radial, 100,000 cuts a minute at full speed' },
    { label: 'Power cable', ...feet(30) },
  ],
  callouts: [
    'Cable and strain relief',
    'Motor housing',
    'Stator',
    'Shaft with rotor',
    'Seal chamber',
    'Impeller',
    'Volute',
    'Cutter ring',
    'Cutter plate',
  ],
  partsBreakoutText:
    '<p>Cutter ring and plate are sold as a matched pair. Turn them over when the pump starts to draw more current at the same level, and order the next pair then.</p>',
  maxTemperatureF: 140,
};

const sheets: readonly ProductSheet[] = [
  {
    code: 'GR-200',
    teaser: 'A 2 hp grinder for one house on a pressure sewer, on household current.',
    description: [
      'The GR-200 serves one house, or a cabin and its neighbor. It runs on 230 volts from the breaker box, starts on a 30-amp circuit and fits a 24-inch basin beside the driveway.',
      'It runs about twenty minutes a day. The rest of the time it sits in sewage, and that is what it is built for: an oil-filled motor, a stainless shaft, and a cutter that stays sharp because it shears against a ring and does not chop.',
    ],
    features: ['Single-phase motor with the start capacitor in the panel, not in the pump.'],
    applications: ['Single houses on pressure sewers', 'Cabins and lake lots', 'Basement conversions below the main'],
    figures: {
      flowGpm: 32,
      flowMaxGpm: 48,
      headFt: 70,
      headMaxFt: 102,
      powerHp: 2,
      dischargeIn: 1.25,
      speedRpm: 3450,
      weightLb: 98,
      heightIn: 21,
    },
    efficiency: 0.36,
    motors: { running: 1, eachHp: 2, phases: 1, serviceFactor: 1.2 },
    casingPsi: 60,
    images: ['exterior', 'section', 'dimensions', 'curve', 'installation'],
  },
  {
    code: 'GR-300',
    teaser: 'A 3 hp grinder for two to six houses, or one house at the bottom of a long hill.',
    description: [
      'The GR-300 makes 95 ft at 40 gpm and 128 ft against a closed valve. Developers put it where several houses share a basin, and where one house lies so far below the road that a smaller pump would only warm the water.',
      'Single phase is standard because that is what such places have. If three phases are at hand, order the winding for it; the pump is the same.',
    ],
    features: ['Also wound for three phases, 208 to 460 volts.', 'Slides onto a 2-inch rail system or stands on legs.'],
    applications: [
      'Shared basins for two to six houses',
      'Small campgrounds',
      'Rest areas and boat landings',
      'Long pressure sewers with several pumps',
    ],
    figures: {
      flowGpm: 40,
      flowMaxGpm: 66,
      headFt: 95,
      headMaxFt: 128,
      powerHp: 3,
      dischargeIn: 2,
      speedRpm: 3450,
      weightLb: 140,
      heightIn: 24,
    },
    efficiency: 0.38,
    motors: { running: 1, eachHp: 3, phases: 1, serviceFactor: 1.2 },
    casingPsi: 75,
    isFilmed: true,
  },
  {
    code: 'GR-500',
    teaser: 'A 5 hp grinder for small stations: a motel, a clubhouse, twenty lots.',
    description: [
      'With the GR-500 the grinder stops being a household machine. It is sold in pairs, in a 48-inch basin, with a panel that alternates them. Twenty lots or a motel with sixty beds is what it carries.',
      'We recommend three phases at this size, and make it for single phase too because the power company does not always agree.',
    ],
    features: [
      'Steep curve to 165 ft for sewers that other stations also pump into.',
      'Both cutters can be changed with the pump on its side, two bolts and a puller.',
    ],
    applications: ['Motels and clubhouses', 'Mobile-home parks', 'Schools outside the gravity sewer', 'Marinas'],
    figures: {
      flowGpm: 55,
      flowMaxGpm: 90,
      headFt: 120,
      headMaxFt: 165,
      powerHp: 5,
      dischargeIn: 2,
      speedRpm: 3450,
      weightLb: 215,
      heightIn: 27,
    },
    efficiency: 0.4,
    motors: { running: 1, eachHp: 5, phases: 3, serviceFactor: 1.15 },
    casingPsi: 100,
  },
  {
    code: 'GR-750',
    teaser: 'A 7.5 hp grinder for long small-bore mains with a hill in them.',
    description: [
      'The GR-750 is for the last mile: 145 ft at 75 gpm, through a 3-inch main that climbs. It is the pump we propose when a district wants to close a failing lagoon and push everything over the ridge to the next town.',
      'Check the pipe before the pump. A 3-inch line needs 45 gpm to stay clean at two feet per second, and one GR-750 gives it 75. A second one in parallel on the same line gains little, because the pipe takes the head.',
    ],
    features: [
      'Hardened shaft sleeve under the lower seal; it is the sleeve that wears, and not the shaft.',
      'Motor rated for fifteen starts an hour.',
    ],
    applications: [
      'District collector stations',
      'Lagoon closures',
      'Prisons and camps',
      'Food plants with fibrous waste',
    ],
    markets: ['Rural sewer authorities', 'State parks', 'Food processing', 'Corrections and military sites'],
    figures: {
      flowGpm: 75,
      flowMaxGpm: 120,
      headFt: 145,
      headMaxFt: 196,
      powerHp: 7.5,
      dischargeIn: 2.5,
      speedRpm: 3450,
      weightLb: 268,
      heightIn: 30,
    },
    efficiency: 0.43,
    motors: { running: 1, eachHp: 7.5, phases: 3, serviceFactor: 1.15 },
    casingPsi: 115,
    images: ['exterior', 'section', 'dimensions', 'curve'],
  },
];

/** The four grinder pumps. */
export const grinderPumps: readonly SeedProduct[] = sheets.map((sheet) => defineProduct('grinder', family, sheet));
