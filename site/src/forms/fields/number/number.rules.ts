import * as texts from '@headwater/brand/texts.ts';
import { normalNumber, parseNumber } from '@headwater/contract/forms/numbers.ts';
import type { FieldRules } from '../shared/field-rules.ts';
import { singleText, textRecord } from '../shared/single-text.ts';
import type { NumberField } from './number.definition.ts';

function isInRange(number: number, { min, max }: NumberField): boolean {
  return (min === null || number >= min) && (max === null || number <= max);
}

export const numberRules: FieldRules<NumberField, { value: string }> = {
  ...singleText,
  initial: (field, prefill) => textRecord(normalNumber(prefill(field.prefill) ?? field.defaultValue ?? '', field)),
  mistake(field, { value }) {
    if (field.formula) return undefined;
    const number = parseNumber(value, field);
    if (number === undefined || !isInRange(number, field)) return texts.rangeMessage(field.min, field.max);
    if (field.order?.part !== 'quantity' || (Number.isInteger(number) && number >= 0)) return undefined;
    return Number.isInteger(number) ? texts.fieldMessages.quantity : texts.fieldMessages.wholeQuantity;
  },
  compared: (field, held) => (held ? String(parseNumber(held.value, field) ?? held.value) : ''),
  submission: (field, { value }) => ({ value: normalNumber(value, field) }),
};
