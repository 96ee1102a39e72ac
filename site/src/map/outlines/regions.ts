import { postalRegions } from '@headwater/contract/postal-regions.ts';

/** States and provinces that representatives cover. */
const covered = [
  'AL',
  'AZ',
  'AR',
  'CA',
  'CO',
  'CT',
  'DE',
  'DC',
  'FL',
  'GA',
  'ID',
  'IL',
  'IN',
  'IA',
  'KS',
  'KY',
  'LA',
  'ME',
  'MD',
  'MA',
  'MI',
  'MN',
  'MS',
  'MO',
  'MT',
  'NE',
  'NV',
  'NH',
  'NJ',
  'NM',
  'NY',
  'NC',
  'ND',
  'OH',
  'OK',
  'OR',
  'PA',
  'RI',
  'SC',
  'SD',
  'TN',
  'TX',
  'UT',
  'VT',
  'VA',
  'WA',
  'WV',
  'WI',
  'WY',
  'ON',
  'MB',
  'SK',
  'AB',
] as const;

export type RegionCode = (typeof covered)[number];

/** Their names by their two-letter postal code. */
export const regionNames = Object.fromEntries(covered.map((code) => [code, postalRegions[code]])) as {
  readonly [Code in RegionCode]: (typeof postalRegions)[Code];
};

export type ProvinceCode = 'ON' | 'MB' | 'SK' | 'AB';

export function isRegionCode(code: string): code is RegionCode {
  return Object.hasOwn(regionNames, code);
}
