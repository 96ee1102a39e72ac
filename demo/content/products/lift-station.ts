/** LS: packaged lift stations. The code is the basin's diameter in inches and its depth in feet. */

import { defineProduct } from '../define-product.ts';
import type { SeedProduct } from '../product-model.ts';
import type { FamilySheet, ProductSheet } from '../product-sheet.ts';
import { length, volume } from '../units.ts';

const family: FamilySheet = {
  noun: 'Lift-Station Package',
  features: [
    'Two pumps that alternate; either one carries the rated flow alone.',
    'Valve vault with check and plug valves outside the wet well, under its own hatch.',
    'Panel built in our UL 508A shop, with float backup under the level transducer.',
    'Anchored against flotation; the drawing shows the concrete that your water table asks for.',
    'Wet-tested in Duluth with your panel, and shipped with the record.',
  ],
  markets: ['Municipal wastewater', 'Developers', 'Schools and camps', 'Industrial parks'],
  materials: [
    { label: 'Basin', us: 'Filament-wound fiberglass, isophthalic resin, ½ in wall' },
    { label: 'Hatches', us: 'Aluminum, 300 lb/ft², fall-through grate' },
    { label: 'Inside piping', us: 'Ductile iron, class 53, epoxy lined' },
    { label: 'Guide rails and brackets', us: 'Stainless steel, AISI 316' },
    { label: 'Check valves', us: 'Cast iron, swing type, outside lever' },
    { label: 'Plug valves', us: 'Cast iron, eccentric, nitrile-faced' },
    { label: 'Lifting chain', us: 'Stainless steel, AISI 316' },
    { label: 'Panel enclosure', us: 'NEMA 4X, stainless steel' },
  ],
  specifications: [],
  callouts: [
    'Access hatch',
    'Guide rails',
    'Pump 1',
    'Pump 2',
    'Base elbow',
    'Riser pipe',
    'Check valve',
    'Plug valve',
    'Level transducer',
    'Inlet hub',
  ],
  partsBreakoutText:
    '<p>For the pumps order by the number in the pump’s own drawing. For the station give the serial number of the basin, which is on the tag inside the hatch, and the number in this drawing.</p>',
  maxTemperatureF: 104,
};

const rails = 'on 2-inch stainless rails';

const sheets: readonly ProductSheet[] = [
  {
    code: 'LS-4810',
    teaser: 'A 48-inch duplex grinder station for ten to twenty houses.',
    description: [
      'The LS-4810 is two grinder pumps in a fiberglass basin four feet wide and ten deep. It comes on a flatbed with everything inside, hangs from two eyes while the crane holds it, and stands in its hole by noon.',
      'The pumps are of the <a href="/products/wastewater/grinder/gr-200/">GR-200</a> family with the curve moved toward flow. Level is read by a transducer, and when that fails two floats take over without being asked.',
    ],
    features: [`Two 2 hp grinders ${rails}.`],
    applications: ['Clusters of ten to twenty houses', 'Campgrounds', 'Roadside rest areas'],
    figures: {
      flowGpm: 40,
      flowMaxGpm: 62,
      headFt: 55,
      headMaxFt: 96,
      powerHp: 2,
      dischargeIn: 2,
      speedRpm: 3450,
      weightLb: 1850,
      heightIn: 126,
    },
    efficiency: 0.35,
    motors: { running: 1, eachHp: 2, phases: 1, serviceFactor: 1.2 },
    casingPsi: 60,
    specifications: [
      { label: 'Basin', ...length(48) },
      { label: 'Volume between start and stop', ...volume(100) },
    ],
    images: ['exterior', 'section', 'dimensions', 'curve', 'installation'],
  },
  {
    code: 'LS-6014',
    teaser: 'A 60-inch duplex station with 3-inch pumps for small subdivisions.',
    description: [
      'The LS-6014 is what we propose for a subdivision of sixty to a hundred lots. Two 5 hp non-clog pumps stand on base elbows fourteen feet down, and the check valves are in the vault where somebody can see them.',
      'The valve vault is bolted to the basin at the works, so the two settle together. Stations in which they were poured apart are a good part of our repair work.',
    ],
    features: [`Two 5 hp non-clog pumps ${rails}, passing a 2½-inch sphere.`],
    applications: ['Subdivisions of sixty to a hundred lots', 'Schools', 'Small industrial parks'],
    figures: {
      flowGpm: 200,
      flowMaxGpm: 370,
      headFt: 45,
      headMaxFt: 64,
      powerHp: 5,
      dischargeIn: 3,
      solidsIn: 2.5,
      speedRpm: 1750,
      weightLb: 4200,
      heightIn: 174,
    },
    efficiency: 0.6,
    motors: { running: 1, eachHp: 5, phases: 3, serviceFactor: 1.15 },
    casingPsi: 60,
    specifications: [
      { label: 'Basin', ...length(60) },
      { label: 'Volume between start and stop', ...volume(300) },
    ],
  },
  {
    code: 'LS-7216',
    teaser: 'A 72-inch duplex station with 4-inch pumps, the size most towns order.',
    description: [
      'The LS-7216 is a pair of pumps of our SN-4055 type in a basin six feet wide and sixteen deep. With 420 gpm through a 6-inch force main it serves about four hundred houses.',
      'We size the volume for six starts an hour at the worst inflow, which is half the inflow the pump can take. The arithmetic is on the drawing, and it is the first thing to redo when the town grows.',
      'A bypass connection with a cam lock stands beside the vault. When both pumps are out, a trailer pump connects there and the houses never know.',
    ],
    features: [
      `Two 10 hp non-clog pumps ${rails}, passing a 3-inch sphere.`,
      'Bypass connection with cam lock beside the vault.',
    ],
    applications: ['Town lift stations', 'Hospitals and campuses', 'Trailer-pump bypass points'],
    figures: {
      flowGpm: 420,
      flowMaxGpm: 760,
      headFt: 56,
      headMaxFt: 82,
      powerHp: 10,
      dischargeIn: 4,
      solidsIn: 3,
      speedRpm: 1750,
      weightLb: 7600,
      heightIn: 200,
    },
    efficiency: 0.68,
    motors: { running: 1, eachHp: 10, phases: 3, serviceFactor: 1.15 },
    casingPsi: 75,
    specifications: [
      { label: 'Basin', ...length(72) },
      { label: 'Volume between start and stop', ...volume(1050) },
    ],
    isFilmed: true,
  },
  {
    code: 'LS-9620',
    teaser: 'A 96-inch duplex station with 6-inch pumps for regional collection.',
    description: [
      'The LS-9620 is the largest basin that goes on a road without an escort. Two 25 hp pumps lift 1,000 gpm each from twenty feet down, and both together carry the storm.',
      'It comes in two pieces above this depth, joined with a flange and a wrap on site. Our crew does the wrap; we have seen others’.',
    ],
    features: [
      `Two 25 hp six-pole non-clog pumps ${rails}, passing a 4-inch sphere.`,
      'Soft starters in the panel; drives on request.',
    ],
    applications: ['Regional collection', 'Plant influent for small cities', 'Industrial parks with storm inflow'],
    markets: ['Municipal wastewater', 'Sanitary districts', 'Industrial parks', 'Airports'],
    figures: {
      flowGpm: 1000,
      flowMaxGpm: 1750,
      headFt: 64,
      headMaxFt: 94,
      powerHp: 25,
      dischargeIn: 6,
      solidsIn: 4,
      speedRpm: 1170,
      weightLb: 15400,
      heightIn: 252,
    },
    efficiency: 0.75,
    motors: { running: 1, eachHp: 25, phases: 3, serviceFactor: 1.15 },
    casingPsi: 90,
    specifications: [
      { label: 'Basin', ...length(96) },
      { label: 'Volume between start and stop', ...volume(2500) },
    ],
    images: ['exterior', 'section', 'dimensions', 'curve', 'installation'],
  },
];

/** The four lift-station packages. */
export const liftStations: readonly SeedProduct[] = sheets.map((sheet) => defineProduct('lift-station', family, sheet));
