import * as texts from '@headwater/brand/texts.ts';
import { normalNumber, parseNumber } from '@headwater/contract/forms/numbers.ts';
import { type FieldRules, type RecordOf, sentText } from '../shared/field-rules.ts';
import { quantityName } from '../shared/input-names.ts';
import { isBlank } from '../shared/text.ts';
import type { ProductField } from './product.definition.ts';

type Held = RecordOf<'productValues'>;

const notation = { format: 'DECIMAL_DOT' } as const;

/** The price is not the visitor's: `withComputedValues` replaces whatever was sent. */
function held({ price, hasQuantity }: ProductField, quantity: string): Held {
  return { productValues: { quantity: hasQuantity ? quantity : '1', price: String(price) } };
}

/** A product with a price; its value is how many the visitor wants, and what one costs. */
export const productRules: FieldRules<ProductField, Held> = {
  key: 'productValues',
  initial: (field, prefill) => held(field, prefill(field.prefill) ?? ''),
  isEmpty: (_field, { productValues }) => isBlank(productValues.quantity),
  missing: (_field, value) => (isBlank(value?.productValues.quantity) ? texts.fieldMessages.required : undefined),
  mistake(_field, { productValues }) {
    const quantity = parseNumber(productValues.quantity, notation) ?? -1;
    return Number.isInteger(quantity) && quantity >= 0 ? undefined : texts.fieldMessages.quantity;
  },
  compared(_field, value, inputId) {
    const { price = '', quantity = '' } = value?.productValues ?? {};
    if (inputId === null) return [price, quantity].filter(Boolean);
    return String(inputId).endsWith('.2') ? price : String(inputId).endsWith('.3') ? quantity : '';
  },
  submission: (_field, { productValues: { quantity, price } }) => ({
    productValues: { quantity: Number(normalNumber(quantity, notation)), price: Number(price) },
  }),
  read: (field, data) => held(field, sentText(data, quantityName(field.id)) ?? ''),
  write: ({ id, hasQuantity }, { productValues }) =>
    hasQuantity ? [[quantityName(id), normalNumber(productValues.quantity, notation)]] : [],
};
