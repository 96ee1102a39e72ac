import { parseSentNumber } from '@headwater/contract/forms/numbers.ts';
import { postedText } from '../posted-values.ts';
import type { TypeRules } from '../type-rules.ts';

export const numberRules: TypeRules<'NUMBER'> = {
  mistake(field, posted, { say }) {
    if (field.formula) return undefined;
    const { id, min, max, order } = field;
    const number = parseSentNumber(postedText(posted, id), field);
    const isInRange = number !== undefined && (min === null || number >= min) && (max === null || number <= max);
    if (!isInRange) return say.rangeMessage(min, max);
    if (order?.part !== 'quantity' || (Number.isInteger(number) && number >= 0)) return undefined;
    return Number.isInteger(number) ? say.messages.quantity : say.messages.wholeQuantity;
  },
};
