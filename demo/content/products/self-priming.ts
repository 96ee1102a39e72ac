/** SP: self-priming solids pumps. The code is the discharge in inches and the head in feet. */

import { defineProduct } from '../define-product.ts';
import type { SeedProduct } from '../product-model.ts';
import type { FamilySheet, ProductSheet } from '../product-sheet.ts';
import { feet } from '../units.ts';

const family: FamilySheet = {
  noun: 'Self-Priming Solids Pump',
  features: [
    'Cover plate with four hand nuts; a clog comes out in ten minutes with the pump in place.',
    'Primes from its own casing after the first filling, and keeps its water when it stops.',
    'Oil-lubricated double-floating seal that survives a dry suction for an hour.',
    'The rotating assembly pulls out backward; pipes and casing stay bolted down.',
  ],
  markets: ['Municipal wastewater', 'Industry with sumps', 'Rental fleets', 'Railways and ports'],
  materials: [
    { label: 'Casing and cover', us: 'Cast iron, ASTM A48 class 30' },
    { label: 'Impeller', us: 'Ductile iron, ASTM A536 65-45-12' },
    { label: 'Wear plate', us: 'Steel, 400 Brinell, replaceable' },
    { label: 'Shaft', us: 'Alloy steel, AISI 4150' },
    { label: 'Shaft sleeve', us: 'Stainless steel, AISI 416' },
    { label: 'Seal faces', us: 'Tungsten carbide and silicon carbide' },
    { label: 'Flap valve', us: 'Neoprene with steel insert' },
    { label: 'Hardware', us: 'Zinc-plated steel; stainless on request' },
  ],
  specifications: [
    { label: 'Suction lift, practical', ...feet(20) },
    { label: 'Drive', us: 'V-belt or flexible coupling, motor or engine' },
  ],
  callouts: [
    'Suction flap valve',
    'Cover plate',
    'Wear plate',
    'Impeller',
    'Volute casing',
    'Shaft seal',
    'Bearing housing',
    'Shaft',
    'Priming port',
    'Relief valve',
  ],
  partsBreakoutText:
    '<p>Wear plate, flap valve and seal are the parts to keep. Shims under the cover plate take up wear: remove them until the impeller just clears, and write the date on the plate.</p>',
  maxTemperatureF: 160,
};

const sheets: readonly ProductSheet[] = [
  {
    code: 'SP-2045',
    teaser: 'A 2-inch self-priming pump for sumps and small effluent stations.',
    description: [
      'The SP-2045 empties sumps that nobody wants to reach into: wash bays, truck scales, the low corner of a boiler house. It stands beside the sump on four anchor bolts and draws through 2-inch pipe.',
      'It passes a 1½-inch solid, which in a 2-inch pump means that the pipe blocks first. Give it a foot of straight pipe in front of the suction and a high point without an air trap, and it primes 15 ft in under two minutes.',
    ],
    features: ['Cast feet at the same height as the common 2-inch pumps, so it drops onto an old pad.'],
    applications: ['Wash bays and truck scales', 'Boiler-house sumps', 'Small effluent stations', 'Leachate'],
    figures: {
      flowGpm: 100,
      flowMaxGpm: 170,
      headFt: 45,
      headMaxFt: 62,
      powerHp: 3,
      dischargeIn: 2,
      solidsIn: 1.5,
      speedRpm: 1750,
      weightLb: 235,
      heightIn: 24,
    },
    efficiency: 0.46,
    motors: { running: 1, eachHp: 3, phases: 3, serviceFactor: 1.15 },
    casingPsi: 75,
    images: ['exterior', 'section', 'dimensions', 'curve', 'installation'],
  },
  {
    code: 'SP-3060',
    teaser: 'A 3-inch pump for above-ground lift stations that one operator looks after alone.',
    description: [
      'Towns with one operator like the SP-3060. The pumps stand in a fiberglass hut over the wet well; the operator opens a door, not a hatch, and works at waist height. No confined-space permit, no second person, no crane.',
      'It passes a 2½-inch solid. If a rag does stay, the cover plate comes off with a wrench from any truck.',
    ],
    features: [
      'Passes a 2½-inch sphere.',
      'Air-release valve and priming fill are piped at the works, with heat tracing for huts in the cold.',
    ],
    applications: ['Above-ground lift stations', 'Plant drains', 'Truck-stop and car-wash sumps', 'Spill basins'],
    figures: {
      flowGpm: 240,
      flowMaxGpm: 400,
      headFt: 60,
      headMaxFt: 84,
      powerHp: 7.5,
      dischargeIn: 3,
      solidsIn: 2.5,
      speedRpm: 1750,
      weightLb: 410,
      heightIn: 31,
    },
    efficiency: 0.54,
    motors: { running: 1, eachHp: 7.5, phases: 3, serviceFactor: 1.15 },
    casingPsi: 90,
  },
  {
    code: 'SP-4085',
    teaser: 'A 4-inch pump for force mains with some hill, on belt or engine.',
    description: [
      'The SP-4085 makes 85 ft at 420 gpm. We ship most of them V-belted above the casing, because the duty of a force main is never quite what the drawing said, and a pair of sheaves costs less than a trimmed impeller.',
      'As a bypass pump it stands on a skid with a diesel. Our spring rental counter sends three of them out every April when the snow goes, and so far all three have come back.',
    ],
    features: ['Passes a 3-inch sphere.', 'Speed set by sheaves from 1,150 to 1,950 rpm.'],
    applications: ['Force mains', 'Sewer bypass during repairs', 'Flood relief', 'Mill effluent'],
    figures: {
      flowGpm: 420,
      flowMaxGpm: 680,
      headFt: 85,
      headMaxFt: 118,
      powerHp: 20,
      dischargeIn: 4,
      solidsIn: 3,
      speedRpm: 1750,
      weightLb: 690,
      heightIn: 36,
    },
    efficiency: 0.55,
    motors: { running: 1, eachHp: 20, phases: 3, serviceFactor: 1.15 },
    casingPsi: 110,
    isFilmed: true,
  },
  {
    code: 'SP-6090',
    teaser: 'A 6-inch pump for main stations and bypass work, turning slowly.',
    description: [
      'At 1,350 rpm the SP-6090 moves 950 gpm against 90 ft. It is heavy, and it should be: the casing is an inch thick at the cutwater, where the grit goes round.',
      'The suction flap can be changed through the priming port. That sounds like a small thing until it is January and the flap has frozen open with eighteen feet of suction pipe hanging below it.',
    ],
    features: [
      'Passes a 3-inch sphere; casing one inch thick at the cutwater.',
      'Suction flap changed from above, without breaking the suction pipe.',
    ],
    applications: ['Main lift stations', 'Bypass of trunk sewers', 'Paper-mill effluent', 'Canal and basin emptying'],
    markets: ['Municipal wastewater', 'Pulp and paper', 'Contractors and rental fleets', 'Flood control districts'],
    figures: {
      flowGpm: 950,
      flowMaxGpm: 1500,
      headFt: 90,
      headMaxFt: 122,
      powerHp: 40,
      dischargeIn: 6,
      solidsIn: 3,
      speedRpm: 1350,
      weightLb: 1480,
      heightIn: 46,
    },
    efficiency: 0.6,
    motors: { running: 1, eachHp: 40, phases: 3, serviceFactor: 1.15 },
    casingPsi: 110,
  },
];

/** The four self-priming pumps. */
export const selfPrimingPumps: readonly SeedProduct[] = sheets.map((sheet) =>
  defineProduct('self-priming', family, sheet),
);
