import type { FieldInputs } from '../shared/field-inputs.ts';
import { singleText } from '../shared/single-text.ts';
import type { TotalField } from './total.definition.ts';

/** The value is computed from the order; what a client sends is ignored. */
export const totalInputs: FieldInputs<TotalField, { value: string }> = {
  ...singleText,
  initial: ({ amount }) => ({ value: String(amount) }),
  read: ({ amount }) => ({ value: String(amount) }),
  write: () => [],
};
