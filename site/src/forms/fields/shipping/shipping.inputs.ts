import type { FieldInputs } from '../shared/field-inputs.ts';
import { singleText } from '../shared/single-text.ts';
import type { ShippingField } from './shipping.definition.ts';

/** The value is the editor's price; what a client sends is ignored. */
export const shippingInputs: FieldInputs<ShippingField, { value: string }> = {
  ...singleText,
  initial: ({ price }) => ({ value: String(price) }),
  read: ({ price }) => ({ value: String(price) }),
  write: () => [],
};
