import { normalNumber } from '@headwater/contract/forms/numbers.ts';
import { type FieldInputs, type RecordOf, sentText } from '../shared/field-inputs.ts';
import { quantityName } from '../shared/input-names.ts';
import type { ProductField } from './product.definition.ts';

type Held = RecordOf<'productValues'>;

const notation = { format: 'DECIMAL_DOT' } as const;

/** The price is not the visitor's: `withComputedValues` replaces whatever was sent. */
function held({ price, hasQuantity }: ProductField, quantity: string): Held {
  return { productValues: { quantity: hasQuantity ? quantity : '1', price: String(price) } };
}

/** A product with a price; its value is how many the visitor wants, and what one costs. */
export const productInputs: FieldInputs<ProductField, Held> = {
  key: 'productValues',
  initial: (field, prefill) => held(field, prefill(field.prefill) ?? ''),
  post: ({ id, label }, { productValues: { quantity, price } }) => [
    [`${id}.1`, label],
    [`${id}.2`, price],
    [`${id}.3`, normalNumber(quantity, notation)],
  ],
  read: (field, data) => held(field, sentText(data, quantityName(field.id)) ?? ''),
  write: ({ id, hasQuantity }, { productValues }) =>
    hasQuantity ? [[quantityName(id), normalNumber(productValues.quantity, notation)]] : [],
};
