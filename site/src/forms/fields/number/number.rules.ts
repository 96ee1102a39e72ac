import * as texts from '@headwater/brand/texts.ts';
import type { FieldRules } from '../shared/field-rules.ts';
import { singleText } from '../shared/single-text.ts';
import type { NumberField } from './number.definition.ts';
import { formatNumber, parseNumber } from './number-text.ts';

function isInRange(number: number, { min, max }: NumberField): boolean {
  return (min === null || number >= min) && (max === null || number <= max);
}

export const numberRules: FieldRules<NumberField, { value: string }> = {
  ...singleText,
  mistake(field, { value }) {
    if (field.formula) return undefined;
    const number = parseNumber(value, field.format);
    if (number === undefined || !isInRange(number, field)) return texts.rangeMessage(field.min, field.max);
    if (field.order?.part !== 'quantity' || (Number.isInteger(number) && number >= 0)) return undefined;
    return Number.isInteger(number) ? texts.fieldMessages.quantity : texts.fieldMessages.wholeQuantity;
  },
  compared: ({ format }, held) => (held ? String(parseNumber(held.value, format) ?? held.value) : ''),
  submission: ({ format }, { value }) => ({ value: formatNumber(value, format) }),
};
