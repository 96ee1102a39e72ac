import type { Currency } from '@headwater/contract/forms/currencies.ts';
import type { Formula } from '@headwater/gravity-forms/rules/rule-field.ts';
import { graphql } from '../../../cms-client/graphql.ts';
import { defineField } from '../reading/define-field.ts';
import type { FieldContext } from '../reading/read-base.ts';
import { readBase, readFormula, readPrice } from '../reading/read-settings.ts';
import type { FieldBase } from '../shared/field-base.ts';

/** A product with one price, which the editor set or a formula gives. */
export type ProductField = FieldBase & {
  type: 'PRODUCT';
  price: number;
  formula: Formula | null;
  /** Whether visitors enter how many they want here, not in a field of its own. */
  hasQuantity: boolean;
  currency: Currency;
};

const ProductSingleFieldParts = graphql(`
  fragment ProductSingleFieldParts on ProductSingleField {
    inputName
    formattedPrice
    hasQuantity
  }
`);

const ProductHiddenFieldParts = graphql(`
  fragment ProductHiddenFieldParts on ProductHiddenField {
    inputName
    formattedPrice
  }
`);

const ProductCalculationFieldParts = graphql(`
  fragment ProductCalculationFieldParts on ProductCalculationField {
    inputName
    hasQuantity
    isCalculation
    calculationFormula
    calculationRounding
  }
`);

function readProduct(context: FieldContext, inputName: string | null, price: string | null) {
  return {
    ...readBase(context, inputName),
    type: 'PRODUCT',
    order: { part: 'product' },
    price: readPrice(context, price),
    currency: context.currency,
  } as const;
}

export const productSingleDefinition = defineField(
  ProductSingleFieldParts,
  (parts, context): ProductField => ({
    ...readProduct(context, parts.inputName, parts.formattedPrice),
    formula: null,
    hasQuantity: parts.hasQuantity ?? true,
  }),
);

/** Part of every order with this form: visitors don't see it. */
export const productHiddenDefinition = defineField(
  ProductHiddenFieldParts,
  (parts, context): ProductField => ({
    ...readProduct(context, parts.inputName, parts.formattedPrice),
    visibility: 'HIDDEN',
    isRequired: false,
    formula: null,
    hasQuantity: false,
  }),
);

export const productCalculationDefinition = defineField(
  ProductCalculationFieldParts,
  (parts, context): ProductField => ({
    ...readProduct(context, parts.inputName, null),
    formula: readFormula(parts),
    hasQuantity: parts.hasQuantity ?? true,
  }),
);
