import * as texts from '@headwater/brand/texts.ts';
import { isCountryCode } from '@headwater/contract/forms/country-codes.ts';
import { trimmed } from '@headwater/contract/forms/trimmed.ts';
import { filledParts, partsRules } from '../parts/parts.rules.ts';
import { isNeededAddressPart } from '../shared/address-parts.ts';
import type { FieldRules, RecordOf } from '../shared/field-rules.ts';
import { copyName } from '../shared/input-names.ts';
import { isBlank } from '../shared/text.ts';
import type { AddressField } from './address.definition.ts';

type Held = RecordOf<'addressValues'>;

/** The country code for the mutation; undefined for other text, which would make the whole mutation fail. */
function countryCode(text: string | undefined) {
  const code = trimmed(text ?? '').toUpperCase();
  return isCountryCode(code) ? code : undefined;
}

const anyParts: FieldRules<AddressField, Held> = partsRules({
  key: 'addressValues',
  partsOf: ({ addressValues }) => addressValues,
  toHeld: (addressValues) => ({ addressValues }),
  toSubmission({ country, ...parts }, { impliedCountry }) {
    const code = impliedCountry?.code ?? countryCode(country);
    return { addressValues: code ? { ...parts, country: code } : parts };
  },
  isNeeded: isNeededAddressPart,
});

/** The country has a default, so it does not count as an entry, unless the field has no other input. */
function isEmpty({ inputs }: AddressField, held: Held): boolean {
  const others = inputs.filter(({ key }) => key !== 'country');
  return filledParts(others.length > 0 ? others : inputs, held.addressValues).length === 0;
}

export const addressRules: FieldRules<AddressField, Held> = {
  ...anyParts,
  isEmpty,
  // Without scripts, the checkbox is sent with the form, and the server copies the address here.
  read(field, data) {
    const { copied, inputs } = field;
    if (!copied || !data.has(copyName(field.id))) return anyParts.read(field, data);
    const source = inputs.map((input) => ({
      ...input,
      id: Number(String(input.id).replace(/^\d+/, String(copied.fieldId))),
    }));
    return anyParts.read({ ...field, inputs: source }, data);
  },
  mistake({ inputs }, { addressValues: { country } }) {
    const asksCountry = inputs.some(({ key }) => key === 'country');
    return asksCountry && !isBlank(country) && !countryCode(country) ? texts.fieldMessages.country : undefined;
  },
  compared(field, held, inputId) {
    const { impliedCountry } = field;
    if (impliedCountry?.inputId !== inputId) return anyParts.compared(field, held, inputId);
    return held && !isEmpty(field, held) ? impliedCountry.code : '';
  },
};
