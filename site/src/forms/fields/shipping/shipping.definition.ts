import type { Currency } from '@headwater/contract/forms/currencies.ts';
import { graphql } from '../../../cms-client/graphql.ts';
import { defineField } from '../reading/define-field.ts';
import { readBase, readPrice } from '../reading/read-settings.ts';
import type { FieldBase } from '../shared/field-base.ts';

/** Delivery at one price for every order. */
export type ShippingField = FieldBase & { type: 'SHIPPING'; price: number; currency: Currency };

const ShippingSingleFieldParts = graphql(`
  fragment ShippingSingleFieldParts on ShippingSingleField {
    inputName
    formattedPrice
  }
`);

export const shippingDefinition = defineField(
  ShippingSingleFieldParts,
  (parts, context): ShippingField => ({
    ...readBase(context, parts.inputName),
    type: 'SHIPPING',
    order: { part: 'shipping' },
    price: readPrice(context, parts.formattedPrice),
    currency: context.currency,
  }),
);
