import { countriesAToL } from './countries-a-to-l.ts';
import { countriesMToZ } from './countries-m-to-z.ts';

/**
 * Countries that an address may hold: the code that the mutation takes, and the name that entries and
 * lists show, sorted by name. Only a form with a country loads them.
 */
export const countries = { ...countriesAToL, ...countriesMToZ } as const;

export type CountryCode = keyof typeof countries;
