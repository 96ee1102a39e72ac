import { parseSentNumber } from '@headwater/contract/forms/numbers.ts';
import { postedText } from '../posted-values.ts';
import type { TypeRules } from '../type-rules.ts';

/** A product of which visitors enter the price. */
export const priceRules: TypeRules<'PRICE'> = {
  mistake({ id, currency }, posted, { say }) {
    const text = postedText(posted, id);
    // A plain number means the same in every currency.
    const amount =
      parseSentNumber(text, { format: 'DECIMAL_DOT' }) ?? parseSentNumber(text, { format: 'CURRENCY', currency });
    return (amount ?? -1) < 0 ? say.messages.amount : undefined;
  },
};

/** A product with a price: its inputs are the name, the price, and how many the visitor wants. */
export const productRules: TypeRules<'PRODUCT'> = {
  texts: 'by input',
  isEmpty: ({ id }, posted) => postedText(posted, `${id}.3`) === '',
  mistake({ id }, posted, { say }) {
    const quantity = Number(postedText(posted, `${id}.3`));
    return Number.isInteger(quantity) && quantity >= 0 ? undefined : say.messages.quantity;
  },
};
