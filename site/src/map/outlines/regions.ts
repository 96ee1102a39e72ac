import { postalRegions } from '@headwater/contract/postal-regions.ts';

/** Two-letter postal code of a state, province or territory; all of them have an outline. */
export type RegionCode = keyof typeof postalRegions;

/** Provinces whose outlines were written by hand. */
export type ProvinceCode = 'ON' | 'MB' | 'SK' | 'AB';

export function isRegionCode(code: string): code is RegionCode {
  return Object.hasOwn(postalRegions, code);
}
