/** SC: horizontal split-case pumps. The code is the discharge in inches and the head in feet. */

import { defineProduct } from '../define-product.ts';
import type { SeedProduct } from '../product-model.ts';
import type { FamilySheet, ProductSheet } from '../product-sheet.ts';
import { feet, length } from '../units.ts';

const family: FamilySheet = {
  noun: 'Split-Case Pump',
  features: [
    'Upper half lifts off with pipes, motor and bearings untouched.',
    'Double-suction impeller: the thrust balances itself and the bearings carry little more than weight.',
    'Shaft and housings alike at both ends, so rotation can be changed on site.',
    'Base of welded steel with grout holes and machined pads; aligned here, checked there.',
  ],
  markets: ['Water utilities', 'District cooling', 'Irrigation districts', 'Paper mills and power stations'],
  materials: [
    { label: 'Casing', us: 'Ductile iron, ASTM A536 65-45-12' },
    { label: 'Impeller', us: 'Silicon bronze, UNS C87610' },
    { label: 'Casing rings', us: 'Bronze, UNS C93200' },
    { label: 'Shaft', us: 'Stainless steel, AISI 416' },
    { label: 'Shaft sleeves', us: 'Stainless steel, AISI 420, hardened' },
    { label: 'Seals', us: 'Silicon carbide on carbon, cartridge' },
    { label: 'Bearing housings', us: 'Cast iron, ASTM A48 class 30' },
    { label: 'Base', us: 'Welded steel, ASTM A36' },
  ],
  specifications: [{ label: 'Drinking water', us: 'NSF/ANSI/CAN 61 and 372' }],
  callouts: [
    'Upper casing half',
    'Lower casing half',
    'Double-suction impeller',
    'Casing ring',
    'Shaft',
    'Shaft sleeve',
    'Cartridge seal',
    'Bearing housing',
    'Coupling',
    'Base',
  ],
  partsBreakoutText:
    '<p>For an overhaul order the rotating element as one piece, balanced, with rings and sleeves on it. It drops in on the old bearings and saves a day of downtime.</p>',
  maxTemperatureF: 225,
};

const sheets: readonly ProductSheet[] = [
  {
    code: 'SC-4150',
    teaser: 'A 4-inch split-case pump for small waterworks and heating loops.',
    description: [
      'The SC-4150 makes 150 ft at 550 gpm. It is the smallest pump for which we still split the casing; below that an end-suction pump is cheaper to buy and nearly as quick to open.',
      'Schools and hospitals have it in heating and chilled-water loops, where it runs all year. At this service the bearings last about nine years with one regreasing a year. We know because they tell us when they order the second pair.',
    ],
    features: ['Casing good for 225 °F water without cooling the seals.'],
    applications: ['Small waterworks', 'Heating and chilled-water loops', 'Golf-course irrigation', 'Wash water'],
    figures: {
      flowGpm: 550,
      flowMaxGpm: 800,
      headFt: 150,
      headMaxFt: 178,
      powerHp: 30,
      dischargeIn: 4,
      speedRpm: 1770,
      weightLb: 1150,
      heightIn: 34,
    },
    efficiency: 0.77,
    motors: { running: 1, eachHp: 30, phases: 3, serviceFactor: 1.15 },
    casingPsi: 175,
    specifications: [
      { label: 'Suction', ...length(5) },
      { label: 'NPSH required at rated point', ...feet(9) },
    ],
    images: ['exterior', 'section', 'dimensions', 'curve', 'impeller'],
  },
  {
    code: 'SC-6180',
    teaser: 'A 6-inch split-case pump for high-service stations and hill towns.',
    description: [
      'The SC-6180 sends 1,200 gpm up 180 ft. On the escarpment above Lake Superior that is about what separates the plant from the tower, so a good part of the shore drinks through this pump.',
      'Rated efficiency is 81 percent, and with new rings it stays within a point for some twenty thousand hours. After that look at the rings and not at the impeller; it is the gap that costs.',
    ],
    features: ['Casing rings pinned and replaceable one by one.', 'Oil or grease bearings on the same housing.'],
    applications: ['High-service pumping', 'Reservoir transfer', 'Fire mains with clean water', 'Process water'],
    figures: {
      flowGpm: 1200,
      flowMaxGpm: 1700,
      headFt: 180,
      headMaxFt: 214,
      powerHp: 75,
      dischargeIn: 6,
      speedRpm: 1770,
      weightLb: 1980,
      heightIn: 42,
    },
    efficiency: 0.81,
    motors: { running: 1, eachHp: 75, phases: 3, serviceFactor: 1.15 },
    casingPsi: 200,
    specifications: [
      { label: 'Suction', ...length(8) },
      { label: 'NPSH required at rated point', ...feet(12) },
    ],
    isFilmed: true,
  },
  {
    code: 'SC-8140',
    teaser: 'An 8-inch split-case pump for transmission, irrigation and cooling water.',
    description: [
      'The SC-8140 moves 2,400 gpm against 140 ft at 85 percent. It is the size at which a wire-to-water guarantee starts to matter in money: one point is about 1.2 hp, or eight hundred dollars a year at steady running.',
      'The suction nozzle is two inches larger than the discharge, because the impeller wants it that way. Please keep it that way in the pipe: five diameters straight before the flange and an eccentric reducer with the flat side up.',
    ],
    features: [
      'Efficiency guaranteed wire to water, with the penalty in the contract.',
      'Vibration pads machined on both housings.',
    ],
    applications: ['Transmission mains', 'Irrigation districts', 'Condenser water', 'Filter backwash'],
    figures: {
      flowGpm: 2400,
      flowMaxGpm: 3200,
      headFt: 140,
      headMaxFt: 176,
      powerHp: 125,
      dischargeIn: 8,
      speedRpm: 1770,
      weightLb: 2950,
      heightIn: 48,
    },
    efficiency: 0.85,
    motors: { running: 1, eachHp: 125, phases: 3, serviceFactor: 1.15 },
    casingPsi: 175,
    specifications: [
      { label: 'Suction', ...length(10) },
      { label: 'NPSH required at rated point', ...feet(17) },
    ],
  },
  {
    code: 'SC-10120',
    teaser: 'A 10-inch split-case pump at 1,180 rpm for large waterworks.',
    description: [
      'The SC-10120 is the largest pump that our basin tests at full flow on the indoor stand. 3,900 gpm at 120 ft, 88 percent, six poles. The lower casing half is one casting of nineteen hundred pounds.',
      'Two of them side by side, with a third as a spare, have supplied a city of forty thousand since 1994. The set that we overhauled last year had 118,000 hours on it and the original shaft.',
    ],
    features: [
      'Six-pole speed for a required NPSH of 14 ft.',
      'Sleeve bearings with oil rings on request, for very long service.',
      'Witness test in Duluth included.',
    ],
    applications: ['City high-service stations', 'Raw water with flooded suction', 'District cooling', 'Mill water'],
    markets: ['Cities', 'District energy', 'Pulp and paper', 'Power stations'],
    figures: {
      flowGpm: 3900,
      flowMaxGpm: 5200,
      headFt: 120,
      headMaxFt: 152,
      powerHp: 150,
      dischargeIn: 10,
      speedRpm: 1180,
      weightLb: 4700,
      heightIn: 58,
    },
    efficiency: 0.88,
    motors: { running: 1, eachHp: 150, phases: 3, serviceFactor: 1.15 },
    casingPsi: 150,
    specifications: [
      { label: 'Suction', ...length(12) },
      { label: 'NPSH required at rated point', ...feet(14) },
    ],
    images: ['exterior', 'section', 'dimensions', 'curve', 'installation'],
  },
];

/** The four split-case pumps. */
export const splitCasePumps: readonly SeedProduct[] = sheets.map((sheet) => defineProduct('split-case', family, sheet));
