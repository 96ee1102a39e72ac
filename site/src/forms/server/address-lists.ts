import { countries } from '@headwater/contract/forms/countries.ts';
import { regions } from '@headwater/contract/forms/regions.ts';
import type { AddressField } from '../fields/address/address.definition.ts';
import type { AddressLists } from '../fields/shared/address-lists.ts';
import type { AddressPart } from '../fields/shared/address-parts.ts';
import type { FormDefinition } from '../model/form-definition.ts';

const countryLines = [...countries].map((pair) => pair.join(' ')).join('\n');

function has(fields: readonly AddressField[], type: AddressField['addressType'], part: AddressPart): boolean {
  return fields.some(({ addressType, inputs }) => addressType === type && inputs.some(({ key }) => key === part));
}

/** The lists for a form's addresses. Server only: the browser gets them only with forms that need them. */
export function addressLists({ fields }: FormDefinition): AddressLists {
  const addresses = fields.filter((field) => field.type === 'ADDRESS');
  return {
    ...(has(addresses, 'INTERNATIONAL', 'country') && { countries: countryLines }),
    ...(has(addresses, 'US', 'state') && { US: [...regions.US.values()].join('\n') }),
    ...(has(addresses, 'CANADA', 'state') && { CANADA: [...regions.CANADA.values()].join('\n') }),
  };
}
