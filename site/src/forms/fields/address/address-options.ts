import { countries } from '@headwater/contract/forms/countries.ts';
import { messages } from '@headwater/contract/forms/messages.ts';
import { regions } from '@headwater/contract/forms/regions.ts';
import type { AddressField, AddressPart } from '../../form-definition.ts';
import type { Option } from '../choice-controls.ts';

/** What a browser says about a country that is none. */
export const countryHint = messages.country;

const countryOptions: readonly Option[] = Object.entries(countries).map(([value, text]) => ({ value, text }));

/** The CMS stores regions by their full names and takes countries by their codes. Undefined: free text. */
export function addressOptions(
  addressType: AddressField['addressType'],
  part: AddressPart,
): readonly Option[] | undefined {
  if (part === 'country') return countryOptions;
  if (part !== 'state' || addressType === 'INTERNATIONAL') return undefined;
  return Object.values(regions[addressType]).map((name) => ({ value: name, text: name }));
}
