import type { Synonyms } from './figure-shape.ts';

/** What visitors call what pages call otherwise. */
export const synonyms: Synonyms = [
  ['dewatering', 'sump', 'bilge'],
  ['non-clog', 'nonclog', 'sewage', 'solids handling'],
  ['grinder', 'macerator', 'chopper'],
  ['lift station', 'pump station', 'wet well', 'pumping station'],
  ['vertical turbine', 'line shaft', 'well pump', 'deep well'],
  ['split case', 'double suction', 'horizontal split'],
  ['booster', 'pressure booster', 'pressure set'],
  ['self-priming', 'trash pump'],
  ['slurry', 'tailings', 'sand pump'],
  ['wear ring', 'wearing ring', 'case ring'],
  ['mechanical seal', 'shaft seal'],
  ['discharge', 'outlet'],
  ['suction', 'inlet'],
  ['manual', 'instructions', 'operating guide'],
  ['representative', 'distributor', 'dealer'],
];
