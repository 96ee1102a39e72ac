import { countries } from '@headwater/contract/forms/countries.ts';
import { trimmed } from '@headwater/contract/forms/trimmed.ts';
import type { AddressPart, AddressType, AskedSettings, SubInput } from '../definition/field-settings.ts';
import { type FieldKind, storedTexts } from './field-kind.ts';

export interface AddressField extends AskedSettings<'ADDRESS'> {
  addressType?: AddressType;
  defaultCountry?: string;
  defaultState?: string;
  defaultProvince?: string;
  parts?: Partial<Record<AddressPart, SubInput>>;
}

/** In the order of their inputs: street is `.1`, country `.6`. */
export const addressParts: readonly AddressPart[] = ['street', 'lineTwo', 'city', 'state', 'zip', 'country'];

const plainLabels = { street: 'Street Address', lineTwo: 'Address Line 2', city: 'City', country: 'Country' };
export const addressLabels = {
  INTERNATIONAL: { ...plainLabels, state: 'State / Province / Region', zip: 'ZIP / Postal Code' },
  US: { ...plainLabels, state: 'State', zip: 'ZIP Code' },
  CANADA: { ...plainLabels, state: 'Province', zip: 'Postal Code' },
} as const satisfies Record<NonNullable<AddressField['addressType']>, Record<AddressPart, string>>;

function settings(field: AddressField, part: AddressPart): SubInput & { label: string; isHidden: boolean } {
  const type = field.addressType ?? 'INTERNATIONAL';
  const own = field.parts?.[part];
  // The address type implies the country.
  return {
    label: addressLabels[type][part],
    ...own,
    isHidden: own?.isHidden ?? (part === 'country' && type !== 'INTERNATIONAL'),
  };
}

function inputId({ id }: AddressField, part: AddressPart): string {
  return `${id}.${addressParts.indexOf(part) + 1}`;
}

export const addressKind: FieldKind<AddressField> = {
  type: 'ADDRESS',
  valueKey: 'addressValues',
  details: (field) => ({
    addressType: field.addressType ?? 'INTERNATIONAL',
    shouldCopyValuesOption: false,
    inputs: addressParts.map((part) => ({ key: part, ...settings(field, part), id: Number(inputId(field, part)) })),
  }),
  post: (field, { addressValues }) =>
    addressParts.map((part) => {
      const text = trimmed(addressValues?.[part] ?? '');
      return [inputId(field, part), part === 'country' ? (countries.get(text) ?? text) : text] as const;
    }),
  rule: (field) => ({
    type: 'ADDRESS',
    inputs: addressParts
      .map((part) => ({ id: Number(inputId(field, part)), ...settings(field, part) }))
      .filter(({ isHidden }) => !isHidden)
      .map(({ id, label, customLabel }) => ({ id, label: customLabel ?? label })),
  }),
  show: (field, stored) => storedTexts(field, stored).join(', '),
};
