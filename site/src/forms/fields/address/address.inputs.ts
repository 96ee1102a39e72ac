import * as texts from '@headwater/brand/texts.ts';
import { countryCodes } from '@headwater/contract/forms/country-codes.ts';
import { trimmed } from '@headwater/contract/forms/trimmed.ts';
import type { PostedInput } from '@headwater/gravity-forms/rules/posted-values.ts';
import { partsInputs, writeParts } from '../parts/parts.inputs.ts';
import type { AddressPart } from '../shared/address-parts.ts';
import type { FieldInputs, RecordOf } from '../shared/field-inputs.ts';
import { copyName } from '../shared/input-names.ts';
import { isBlank } from '../shared/text.ts';
import type { AddressField } from './address.definition.ts';

type Held = RecordOf<'addressValues'>;

/** The country's code; undefined for other text, which would make the whole mutation fail. */
export function countryCode(text: string | undefined) {
  const code = trimmed(text ?? '').toUpperCase();
  return countryCodes.includes(code) ? code : undefined;
}

const anyParts: FieldInputs<AddressField, Held> = partsInputs({
  key: 'addressValues',
  partsOf: ({ addressValues }) => addressValues,
  toHeld: (addressValues) => ({ addressValues }),
});

export const addressInputs: FieldInputs<AddressField, Held> = {
  ...anyParts,
  /** An untouched country doesn't count as an answer, unless the field has no other input, or its type implies the country. */
  post({ inputs, impliedCountry }, { addressValues }) {
    const textOf = ({ key }: { key: AddressPart }) => addressValues[key] ?? '';
    const filled = inputs.filter((input) => !isBlank(textOf(input)));
    const isUntouched = filled.every((input) => input.key === 'country' && textOf(input) === input.defaultValue);
    const posted =
      inputs.length > 1 && isUntouched
        ? []
        : filled.map((input): PostedInput => {
            const text = textOf(input);
            return [String(input.id), input.key === 'country' ? (countryCode(text) ?? text) : text];
          });
    return impliedCountry ? [...posted, [String(impliedCountry.inputId), impliedCountry.code]] : posted;
  },
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
  write: ({ inputs }, { addressValues }) => writeParts(inputs, addressValues),
  mistake({ inputs }, { addressValues: { country } }) {
    const hasCountry = inputs.some(({ key }) => key === 'country');
    return hasCountry && !isBlank(country) && !countryCode(country) ? texts.fieldMessages.country : undefined;
  },
};
