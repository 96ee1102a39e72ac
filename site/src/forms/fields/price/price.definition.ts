import type { Currency } from '@headwater/contract/forms/currencies.ts';
import { graphql } from '../../../cms-client/graphql.ts';
import { defineField } from '../reading/define-field.ts';
import { readTyped } from '../reading/read-settings.ts';
import type { FieldBase, TypedSettings } from '../shared/field-base.ts';

/** A product of which visitors enter the price, such as a down payment. */
export type PriceField = FieldBase & TypedSettings & { type: 'PRICE'; currency: Currency };

const ProductPriceFieldParts = graphql(`
  fragment ProductPriceFieldParts on ProductPriceField {
    inputName
  }
`);

export const priceDefinition = defineField(
  ProductPriceFieldParts,
  (parts, context): PriceField => ({
    ...readTyped(context, parts),
    type: 'PRICE',
    order: { part: 'product' },
    currency: context.currency,
  }),
);
