import { parseAmount } from '@headwater/contract/forms/amounts.ts';
import { postedText } from '../posted-values.ts';
import type { TypeRules } from '../type-rules.ts';

/** A product of which visitors enter the price. */
export const priceRules: TypeRules<'PRICE'> = {
  mistake: ({ id, currency }, posted, { say }) =>
    (parseAmount(postedText(posted, id), currency) ?? -1) < 0 ? say.messages.amount : undefined,
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
