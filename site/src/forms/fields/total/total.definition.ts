import type { Currency } from '@headwater/contract/forms/currencies.ts';
import type { FieldDefinition } from '../reading/define-field.ts';
import type { FieldBase } from '../shared/field-base.ts';

/** What the whole order costs; `amount` is that of the form's first values. */
export type TotalField = FieldBase & { type: 'TOTAL'; currency: Currency; amount: number };

export const totalDefinition: FieldDefinition<TotalField> = {
  fragment: null,
  read: (_node, { base, currency }) => ({ ...base, type: 'TOTAL', isRequired: false, currency, amount: 0 }),
};
