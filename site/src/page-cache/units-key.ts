/** Tag of a page with figures: it is stored once more for each system of units that visitors choose. */
export const UNITS_TAG = 'units';

/** The key of a page in one system of units. */
export function unitsKey(key: string, system: string): string {
  return `${key}${key.includes('?') ? '&' : '?'}units=${system}`;
}

/** Whether a key is that of a page in one system of units, which is rendered only after the page itself was found. */
export function isUnitsKey(key: string): boolean {
  return /^[^?]*\?units=\w+$/.test(key);
}
