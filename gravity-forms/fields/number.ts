import { rangeMessage } from '@headwater/contract/forms/messages.ts';
import { parseSentNumber } from '@headwater/contract/forms/numbers.ts';
import type { TypedSettings } from '../definition/field-settings.ts';
import { postedText } from '../submission/posted-values.ts';
import { type FieldKind, postValue, refuse } from './field-kind.ts';
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

export const numberKind: FieldKind<NumberField> = {
  type: 'NUMBER',
  valueKey: 'value',
  details: ({ numberFormat = 'DECIMAL_DOT', calculationFormula }) => ({
    numberFormat,
    isCalculation: calculationFormula !== undefined,
  }),
  post: postValue,
  check: ({ id, numberFormat, calculationFormula, rangeMin = null, rangeMax = null }, posted) => {
    const text = postedText(posted, id);
    if (text === '' || calculationFormula) return undefined;
    const number = parseNumber(text, numberFormat);
    const isInside =
      number !== undefined && (rangeMin === null || number >= rangeMin) && (rangeMax === null || number <= rangeMax);
    return isInside ? undefined : refuse(rangeMessage(rangeMin, rangeMax));
  },
  compared: ({ numberFormat }, text) => String(parseNumber(text, numberFormat) ?? text),
  store: ({ id, numberFormat }, posted) => {
    const number = parseNumber(postedText(posted, id), numberFormat);
    return number === undefined ? {} : { [id]: String(number) };
  },
};
