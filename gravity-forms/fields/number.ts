import { formatAmount } from '@headwater/contract/forms/amounts.ts';
import { groupedNumber, parseSentNumber, writeNumber } from '@headwater/contract/forms/numbers.ts';
import type { TypedSettings } from '../definition/field-settings.ts';
import { postedText } from '../rules/posted-values.ts';
import { type FieldKind, postValue, type StoredValues } from './field-kind.ts';
import { currency } from './priced-choices.ts';

export interface NumberField extends TypedSettings<'NUMBER'> {
  numberFormat?: 'DECIMAL_DOT' | 'DECIMAL_COMMA' | 'CURRENCY';
  rangeMin?: number;
  rangeMax?: number;
  /** Fills in the field; visitors don't. */
  calculationFormula?: string;
  /** Digits behind the separator; absent for as many as there are. */
  calculationRounding?: number;
}

/** The number in the field's format; undefined if the text is not a number. */
export function parseNumber(text: string, format: NumberField['numberFormat'] = 'DECIMAL_DOT'): number | undefined {
  return parseSentNumber(text, { format, currency });
}

/** The stored number in the field's format. */
function shown(
  { id, numberFormat: format = 'DECIMAL_DOT' }: NumberField,
  { [id]: stored = '' }: StoredValues,
  write = groupedNumber,
) {
  return format === 'CURRENCY' && stored !== '' ? formatAmount(Number(stored), currency) : write(stored, { format });
}

export const numberKind: FieldKind<NumberField> = {
  type: 'NUMBER',
  valueKey: 'value',
  details: ({ numberFormat = 'DECIMAL_DOT', calculationFormula }) => ({
    numberFormat,
    isCalculation: calculationFormula !== undefined,
  }),
  post: postValue,
  rule: ({ numberFormat: format = 'DECIMAL_DOT', rangeMin: min = null, rangeMax: max = null, ...field }) => {
    const { calculationFormula: text, calculationRounding: rounding = null } = field;
    return { type: 'NUMBER', format, currency, min, max, formula: text ? { text, rounding } : null };
  },
  store: ({ id, numberFormat }, posted) => {
    const number = parseNumber(postedText(posted, id), numberFormat);
    return number === undefined ? {} : { [id]: String(number) };
  },
  isNumber: true,
  show: (field, stored) => shown(field, stored),
  tagged: (field, stored, modifier) => shown(field, stored, modifier === 'value' ? writeNumber : groupedNumber),
};
