import type { SeedTerm } from '@headwater/cms/starting-content/model.ts';

export const categories = [
  {
    slug: 'maintenance',
    name: 'Maintenance',
    description: 'Seals, bearings, motors and the rounds that keep a pump running between rebuilds.',
  },
  {
    slug: 'selection-and-sizing',
    name: 'Selection and sizing',
    description: 'Curves, wet wells, suction conditions and how we choose a pump for a duty.',
  },
  {
    slug: 'field-notes',
    name: 'Field notes',
    description: 'What our service crew found on site, and what fixed it.',
  },
  {
    slug: 'company',
    name: 'Company',
    description: 'News from the foundry, the machine shop and the test basin in Duluth.',
  },
] as const satisfies readonly SeedTerm[];

export const tags = [
  { slug: 'seals', name: 'Seals', description: 'Mechanical seals, packing and seal chambers.' },
  { slug: 'bearings', name: 'Bearings', description: 'Bearing life, lubrication, temperature and vibration.' },
  {
    slug: 'motors-and-drives',
    name: 'Motors and drives',
    description: 'Motors, insulation and variable-frequency drives.',
  },
  { slug: 'controls', name: 'Controls', description: 'Level sensing, panels, alarms and sequences.' },
  { slug: 'wet-wells', name: 'Wet wells', description: 'Lift stations, sumps and what ends up in them.' },
  { slug: 'hydraulics', name: 'Hydraulics', description: 'Curves, suction, cavitation, surge and system head.' },
  { slug: 'cold-weather', name: 'Cold weather', description: 'Pumps, valves and lines below freezing.' },
  { slug: 'spare-parts', name: 'Spare parts', description: 'Kits, storage and finding the right part number.' },
] as const satisfies readonly SeedTerm[];
