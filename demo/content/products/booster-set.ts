/** BS: booster sets. The code is the number of pumps and the flow of the whole set in gpm. */

import { defineProduct } from '../define-product.ts';
import type { SeedProduct } from '../product-model.ts';
import type { FamilySheet, ProductSheet } from '../product-sheet.ts';
import { pressure } from '../units.ts';

const family: FamilySheet = {
  noun: 'Booster Set',
  features: [
    'One drive per pump; a failed drive stops one pump and not the set.',
    'The panel sleeps at no flow and wakes on pressure, so the last tap at night does not keep a motor turning.',
    'Check and butterfly valve at each pump; a pump comes out while the others run.',
    'Stainless headers with flanges at both ends, for pipes from either side.',
  ],
  markets: ['Buildings and campuses', 'Water utilities', 'Hotels and hospitals', 'Light industry'],
  materials: [
    { label: 'Headers', us: 'Stainless steel, AISI 316L, pickled' },
    { label: 'Pump casings', us: 'Stainless steel, AISI 304' },
    { label: 'Impellers', us: 'Stainless steel, AISI 304, welded' },
    { label: 'Shafts', us: 'Stainless steel, AISI 431' },
    { label: 'Seals', us: 'Silicon carbide on carbon, EPDM' },
    { label: 'Valves', us: 'Ductile iron, epoxy coated, EPDM seats' },
    { label: 'Pressure vessel', us: 'Steel, butyl diaphragm' },
    { label: 'Base', us: 'Formed steel, galvanized, rubber feet' },
  ],
  specifications: [
    { label: 'Control', us: 'Constant pressure, ±1 psi; Modbus and BACnet' },
    { label: 'Drinking water', us: 'NSF/ANSI/CAN 61 and 372' },
  ],
  callouts: [
    'Suction header',
    'Isolation valve',
    'Vertical multistage pump',
    'Motor with drive',
    'Check valve',
    'Discharge header',
    'Pressure transducer',
    'Pressure vessel',
    'Control panel',
    'Base',
  ],
  partsBreakoutText:
    '<p>Seal cartridges change without taking the motor off its stool. Keep one cartridge, one transducer and one drive of the set’s size; they are the three parts for which a building calls at night.</p>',
  maxTemperatureF: 180,
};

const sheets: readonly ProductSheet[] = [
  {
    code: 'BS-2120',
    teaser: 'A duplex booster set for 120 gpm, for buildings of six to ten stories.',
    description: [
      'The BS-2120 goes through a 36-inch door on its own feet and adds 60 psi to what the street gives. Two pumps share the day; at night one of them ticks over at half speed or sleeps.',
      'It is set at the works to the pressure you name. On site there are two flanges, one cable and the drain; most are running the afternoon they arrive.',
    ],
    features: ['Passes a 36-inch door.', 'Runs on 208 or 230 volts by changing one jumper.'],
    applications: ['Apartment houses', 'Hotels of up to ten stories', 'Schools', 'Car washes'],
    figures: {
      flowGpm: 120,
      flowMaxGpm: 170,
      headFt: 140,
      headMaxFt: 190,
      powerHp: 10,
      dischargeIn: 3,
      speedRpm: 3500,
      weightLb: 620,
      heightIn: 52,
    },
    efficiency: 0.62,
    stages: 3,
    motors: { running: 2, eachHp: 5, phases: 3, serviceFactor: 1.15 },
    casingPsi: 230,
    specifications: [{ label: 'Pressure gain at rated flow', ...pressure(60) }],
    images: ['exterior', 'section', 'dimensions', 'curve', 'installation'],
  },
  {
    code: 'BS-3300',
    teaser: 'A triplex booster set for 300 gpm, for towers and campuses.',
    description: [
      'The BS-3300 divides 300 gpm among three pumps. Buildings are quiet most of the day, and one pump of 7.5 hp does that alone; the second comes on before breakfast and the third on the day of the fire drill.',
      'Any two of the three carry two thirds of the flow at full pressure, and four fifths if the building accepts 10 psi less. That is why specifiers like three: the spare is already turning.',
    ],
    features: [
      'Two pumps carry two thirds of the rated flow at full pressure.',
      'Order of the pumps changes every 24 hours.',
    ],
    applications: ['High-rise buildings', 'Hospitals', 'Campuses', 'Breweries and dairies'],
    figures: {
      flowGpm: 300,
      flowMaxGpm: 420,
      headFt: 162,
      headMaxFt: 215,
      powerHp: 22.5,
      dischargeIn: 4,
      speedRpm: 3500,
      weightLb: 1180,
      heightIn: 58,
    },
    efficiency: 0.66,
    stages: 4,
    motors: { running: 3, eachHp: 7.5, phases: 3, serviceFactor: 1.15 },
    casingPsi: 230,
    specifications: [{ label: 'Pressure gain at rated flow', ...pressure(70) }],
  },
  {
    code: 'BS-3600',
    teaser: 'A triplex booster set for 600 gpm and small pressure zones.',
    description: [
      'The BS-3600 leaves the basement and goes to the roadside: in a heated box on a slab it feeds a pressure zone of three hundred houses above the tower’s reach. Three 15 hp pumps, and a bypass with a check valve so that the zone keeps street pressure when the power is out.',
      'The panel talks to the district’s system by Modbus and keeps thirty days of pressure and flow, so that an argument about low pressure can be had with a curve on the table.',
    ],
    features: ['Bypass with check valve for power outages.', 'Thirty days of pressure and flow kept in the panel.'],
    applications: ['Pressure zones', 'High-rise buildings', 'Industrial parks', 'Park irrigation'],
    figures: {
      flowGpm: 600,
      flowMaxGpm: 780,
      headFt: 185,
      headMaxFt: 245,
      powerHp: 45,
      dischargeIn: 6,
      speedRpm: 3500,
      weightLb: 2050,
      heightIn: 64,
    },
    efficiency: 0.7,
    stages: 4,
    motors: { running: 3, eachHp: 15, phases: 3, serviceFactor: 1.15 },
    casingPsi: 230,
    specifications: [{ label: 'Pressure gain at rated flow', ...pressure(80) }],
    images: ['exterior', 'section', 'dimensions', 'curve', 'installation'],
  },
  {
    code: 'BS-4960',
    teaser: 'A four-pump booster set for 960 gpm, for hospitals, plants and zones.',
    description: [
      'The BS-4960 is eleven feet long and arrives in one piece if the door allows, in two if it does not. Four pumps of 20 hp give 960 gpm at 90 psi; three of them give three quarters of that, which is the least that hospitals accept with one pump out.',
      'At this size we recommend a flow meter in the header and put the flanges there for it. With it the panel picks the number of pumps by power and not by pressure, and saves about a tenth.',
    ],
    features: [
      'Three pumps carry three quarters of the rated flow at full pressure.',
      'Header flanged for a magnetic flow meter.',
    ],
    applications: ['Hospitals', 'Food and beverage plants', 'Pressure zones', 'Airports'],
    markets: ['Hospitals', 'Food and beverage', 'Water utilities', 'Airports'],
    figures: {
      flowGpm: 960,
      flowMaxGpm: 1240,
      headFt: 208,
      headMaxFt: 270,
      powerHp: 80,
      dischargeIn: 8,
      speedRpm: 3500,
      weightLb: 3350,
      heightIn: 70,
    },
    efficiency: 0.72,
    stages: 4,
    motors: { running: 4, eachHp: 20, phases: 3, serviceFactor: 1.15 },
    casingPsi: 230,
    specifications: [{ label: 'Pressure gain at rated flow', ...pressure(90) }],
  },
];

/** The four booster sets. */
export const boosterSets: readonly SeedProduct[] = sheets.map((sheet) => defineProduct('booster-set', family, sheet));
