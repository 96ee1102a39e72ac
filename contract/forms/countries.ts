import { countriesAToL } from './countries-a-to-l.ts';
import { countriesMToZ } from './countries-m-to-z.ts';

/**
 * Countries of an address: the code in the mutation, and the name that entries and
 * lists show, sorted by name. Only a form with a country loads them.
 */
export const countries = { ...countriesAToL, ...countriesMToZ } as const;

export type CountryCode = keyof typeof countries;
