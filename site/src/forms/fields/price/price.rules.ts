import * as texts from '@headwater/brand/texts.ts';
import type { FieldRules } from '../shared/field-rules.ts';
import { enteredAmount } from '../shared/order.ts';
import { singleText } from '../shared/single-text.ts';
import type { PriceField } from './price.definition.ts';

/** The value is what the visitor wrote; the mutation gets a plain number, which means the same in every currency. */
export const priceRules: FieldRules<PriceField, { value: string }> = {
  ...singleText,
  mistake: ({ currency }, { value }) =>
    (enteredAmount(value, currency) ?? -1) < 0 ? texts.fieldMessages.amount : undefined,
  submission: ({ currency }, { value }) => ({ value: String(enteredAmount(value, currency) ?? value) }),
};
