import { isCountryCode } from '@headwater/contract/forms/country-codes.ts';
import { messages } from '@headwater/contract/forms/messages.ts';
import { trimmed } from '@headwater/contract/forms/trimmed.ts';
import type { AddressField } from '../../model/form-definition.ts';
import {
  comparedParts,
  filledParts,
  initialParts,
  missingParts,
  sentParts,
  submittedParts,
  writtenParts,
} from '../parts/parts.ts';
import type { FieldRules, RecordOf } from '../shared/field-rules.ts';
import { isBlank } from '../shared/text.ts';

type Held = RecordOf<'addressValues'>;

/** The code as the mutation takes it; undefined for a text that is none, which would fail it whole. */
function countryCode(text: string | undefined) {
  const code = trimmed(text ?? '').toUpperCase();
  return isCountryCode(code) ? code : undefined;
}

/** A country stands there before anybody typed, so alone it says nothing, unless nothing else is asked. */
function isEmpty({ inputs }: AddressField, held: Held): boolean {
  const others = inputs.filter(({ key }) => key !== 'country');
  return filledParts(others.length > 0 ? others : inputs, held.addressValues).length === 0;
}

export const addressRules: FieldRules<AddressField, Held> = {
  key: 'addressValues',
  initial({ inputs }, prefill) {
    const addressValues = initialParts(inputs, prefill);
    return addressValues && { addressValues };
  },
  isEmpty,
  missing: ({ inputs }, held) => missingParts(inputs, held?.addressValues, (part) => part !== 'lineTwo'),
  mistake({ inputs }, { addressValues: { country } }) {
    const asksCountry = inputs.some(({ key }) => key === 'country');
    return asksCountry && !isBlank(country) && !countryCode(country) ? messages.country : undefined;
  },
  compared(field, held, inputId) {
    const { inputs, impliedCountry } = field;
    if (impliedCountry?.inputId !== inputId) return comparedParts(inputs, held?.addressValues, inputId);
    return held && !isEmpty(field, held) ? impliedCountry.code : '';
  },
  submission({ inputs, impliedCountry }, { addressValues }) {
    const { country, ...parts } = submittedParts(inputs, addressValues);
    const code = impliedCountry?.code ?? countryCode(country);
    return { addressValues: code ? { ...parts, country: code } : parts };
  },
  read({ inputs }, data) {
    const addressValues = sentParts(inputs, data);
    return addressValues && { addressValues };
  },
  write: ({ inputs }, { addressValues }) => writtenParts(inputs, addressValues),
};
