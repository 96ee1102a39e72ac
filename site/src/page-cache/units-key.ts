import type { StoredPage } from './stored-page.ts';

/** Tag of a page with figures: it is stored once more for each system of units that visitors choose. */
export const UNITS_TAG = 'units';

/** The key of a page as a visitor gets it: with figures, in the system of units that they chose. */
export function keyInUnits(key: string, { tags }: Pick<StoredPage, 'tags'>, system: string | undefined): string {
  if (system === undefined || !tags.includes(UNITS_TAG)) return key;
  return `${key}${key.includes('?') ? '&' : '?'}units=${system}`;
}

/** Whether a key is that of a page in one system of units, which is rendered only after the page itself was found. */
export function isUnitsKey(key: string): boolean {
  return /^[^?]*\?units=\w+$/.test(key);
}
