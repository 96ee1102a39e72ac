import type { Option } from '../controls/choice-controls.ts';
import type { AddressLists } from '../shared/address-lists.ts';
import type { AddressPart } from '../shared/address-parts.ts';
import type { AddressField } from './address.definition.ts';

function regionOption(name: string): Option {
  return { value: name, text: name };
}

function countryOption(line: string): Option {
  return { value: line.slice(0, 2), text: line.slice(3) };
}

/** The CMS stores full names of regions and expects codes of countries. Undefined for a text input. */
export function addressOptions(
  lists: AddressLists,
  addressType: AddressField['addressType'],
  part: AddressPart,
): readonly Option[] | undefined {
  if (part === 'country') return lists.countries?.split('\n').map(countryOption);
  if (part !== 'state' || addressType === 'INTERNATIONAL') return undefined;
  return lists[addressType]?.split('\n').map(regionOption);
}
