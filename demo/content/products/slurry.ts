/** SL: slurry pumps. The code is the discharge in inches and the head in feet of slurry. */

import { defineProduct } from '../define-product.ts';
import type { SeedProduct } from '../product-model.ts';
import type { FamilySheet, ProductSheet } from '../product-sheet.ts';

const family: FamilySheet = {
  noun: 'Slurry Pump',
  features: [
    'Liner and impeller in 27 percent chrome iron at 600 Brinell, poured here.',
    'Wet end opens toward the suction; shaft and drive stay aligned.',
    'Impeller moved forward against the liner with two bolts, while it stands.',
    'Expeller seal keeps slurry off the packing without flush water.',
  ],
  markets: ['Iron and copper mines', 'Sand and gravel', 'Steel mills', 'Power stations with coal ash'],
  materials: [
    { label: 'Casing', us: 'Ductile iron, ASTM A536 65-45-12' },
    { label: 'Volute liner', us: 'Chrome iron, ASTM A532 class III type A' },
    { label: 'Impeller', us: 'Chrome iron, ASTM A532 class III type A' },
    { label: 'Throat bush', us: 'Chrome iron, ASTM A532 class III type A' },
    { label: 'Expeller', us: 'Chrome iron, 28 percent' },
    { label: 'Packing', us: 'Aramid yarn; full flush on request' },
    { label: 'Shaft', us: 'Alloy steel, AISI 4140' },
    { label: 'Shaft sleeve', us: 'Stainless steel, AISI 420, hardened' },
    { label: 'Bearing frame', us: 'Cast iron, ASTM A48 class 35' },
  ],
  specifications: [{ label: 'Drive', us: 'Coupling or V-belt, by the speed' }],
  callouts: [
    'Suction cover',
    'Throat bush',
    'Impeller',
    'Volute liner',
    'Casing half',
    'Expeller',
    'Packing box',
    'Shaft sleeve',
    'Bearing cartridge',
    'Base',
  ],
  partsBreakoutText:
    '<p>Order the wet end as a kit: liner, impeller, throat bush and expeller wear together and fit best together. Two people change it in a shift with a chain hoist and the lifting eye that is cast into the liner.</p>',
  maxTemperatureF: 160,
  specificGravity: 1.3,
};

const sheets: readonly ProductSheet[] = [
  {
    code: 'SL-2060',
    teaser: 'A 2-inch slurry pump for laboratory lines, sumps and small cyclones.',
    description: [
      'The SL-2060 feeds small cyclones and empties floor sumps under mills. 120 gpm of slurry at 60 ft is not much, but it is what comes together under a ball mill in an hour, and it has to be gone before the next shift.',
      'With so small a pump the temptation is to run it fast. Please do not: wear goes with about the third power of the speed at the tip, and a larger pump at 1,200 rpm outlives this one at 1,900 by years.',
    ],
    features: ['Passes a ⅝-inch piece.'],
    applications: ['Mill sumps', 'Small cyclones', 'Pilot plants', 'Scrubber blowdown'],
    figures: {
      flowGpm: 120,
      flowMaxGpm: 190,
      headFt: 60,
      headMaxFt: 76,
      powerHp: 7.5,
      dischargeIn: 2,
      solidsIn: 0.625,
      speedRpm: 1500,
      weightLb: 520,
      heightIn: 27,
    },
    efficiency: 0.45,
    motors: { running: 1, eachHp: 7.5, phases: 3, serviceFactor: 1.15 },
    casingPsi: 80,
    images: ['exterior', 'section', 'dimensions', 'curve', 'impeller'],
  },
  {
    code: 'SL-3080',
    teaser: 'A 3-inch slurry pump for cyclone feed and sand washing.',
    description: [
      'The SL-3080 feeds a cluster of two or three cyclones with 280 gpm at 80 ft. In sand plants it stands under the screen and sends the fines to the classifier.',
      'The frame takes the wet end of the SL-2060 as well. A plant with both sizes keeps one spare frame for two pumps.',
    ],
    features: ['Passes a 1-inch piece.', 'Shares its bearing frame with the SL-2060.'],
    applications: ['Cyclone feed', 'Sand washing', 'Mill scale', 'Lime slurry'],
    figures: {
      flowGpm: 280,
      flowMaxGpm: 430,
      headFt: 80,
      headMaxFt: 100,
      powerHp: 20,
      dischargeIn: 3,
      solidsIn: 1,
      speedRpm: 1400,
      weightLb: 980,
      heightIn: 34,
    },
    efficiency: 0.52,
    motors: { running: 1, eachHp: 20, phases: 3, serviceFactor: 1.15 },
    casingPsi: 100,
  },
  {
    code: 'SL-4090',
    teaser: 'A 4-inch slurry pump for tailings and concentrate lines.',
    description: [
      'The SL-4090 is the pump we made first in chrome iron, in 1987, for a taconite plant north of Virginia. The liner of that one lasted 2,100 hours; the current one, thicker at the cutwater, lasts between four and five thousand in the same place.',
      '560 gpm at 90 ft of slurry. The impeller has four vanes and expelling vanes on both shrouds, which keep grit out of the side gaps.',
    ],
    features: ['Passes a 1⅜-inch piece.', 'Liner 1½ inches thick at the cutwater.'],
    applications: ['Tailings', 'Concentrate transfer', 'Dredge boosters', 'Coal-ash sluicing'],
    figures: {
      flowGpm: 560,
      flowMaxGpm: 850,
      headFt: 90,
      headMaxFt: 112,
      powerHp: 40,
      dischargeIn: 4,
      solidsIn: 1.375,
      speedRpm: 1200,
      weightLb: 1760,
      heightIn: 42,
    },
    efficiency: 0.6,
    motors: { running: 1, eachHp: 40, phases: 3, serviceFactor: 1.15 },
    casingPsi: 120,
    isFilmed: true,
  },
  {
    code: 'SL-6110',
    teaser: 'A 6-inch slurry pump for mill discharge and long tailings lines.',
    description: [
      'The SL-6110 takes the discharge of a mill: 1,300 gpm at 110 ft, day and night, with a spare beside it. Three in series, each with its own drive, carry tailings across four miles of line at one of our oldest customers.',
      'At 980 rpm the tip runs at 88 feet a second, which we treat as the limit for chrome iron in sharp ore. If the head asks for more, put a second pump behind it and keep the speed.',
    ],
    features: [
      'Passes a 2-inch piece.',
      'Casing rated for three stages in series.',
      'Oil-lubricated frame with level glass on both sides.',
    ],
    applications: ['Mill discharge', 'Tailings lines in stages', 'Dredging', 'Heavy-media circuits'],
    figures: {
      flowGpm: 1300,
      flowMaxGpm: 1900,
      headFt: 110,
      headMaxFt: 136,
      powerHp: 100,
      dischargeIn: 6,
      solidsIn: 2,
      speedRpm: 980,
      weightLb: 3900,
      heightIn: 56,
    },
    efficiency: 0.66,
    motors: { running: 1, eachHp: 100, phases: 3, serviceFactor: 1.15 },
    casingPsi: 250,
  },
];

/** The four slurry pumps. */
export const slurryPumps: readonly SeedProduct[] = sheets.map((sheet) => defineProduct('slurry', family, sheet));
