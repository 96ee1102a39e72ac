import type { FieldInputs } from '../shared/field-inputs.ts';
import { enteredAmount } from '../shared/order.ts';
import { singleText, writeText } from '../shared/single-text.ts';
import type { PriceField } from './price.definition.ts';

/** The value is what the visitor wrote; a plain number is posted, which means the same in every currency. */
export const priceInputs: FieldInputs<PriceField, { value: string }> = {
  ...singleText,
  post: ({ id, currency }, { value }) => [[String(id), String(enteredAmount(value, currency) ?? value)]],
  write: writeText,
};
