import type { FieldRules } from '../shared/field-rules.ts';
import { singleText } from '../shared/single-text.ts';
import type { ShippingField } from './shipping.definition.ts';

/** The value is the editor's price; what a client sends is ignored. */
export const shippingRules: FieldRules<ShippingField, { value: string }> = {
  ...singleText,
  initial: ({ price }) => ({ value: String(price) }),
  read: ({ price }) => ({ value: String(price) }),
  write: () => [],
};
