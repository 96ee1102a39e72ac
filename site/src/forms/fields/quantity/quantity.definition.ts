import { graphql } from '../../../cms-client/graphql.ts';
import { readHidden } from '../hidden/hidden.definition.ts';
import { readNumber } from '../number/number.definition.ts';
import { defineField } from '../reading/define-field.ts';
import { roleOf } from '../reading/read-order.ts';

const QuantityNumberFieldParts = graphql(`
  fragment QuantityNumberFieldParts on QuantityNumberField {
    inputName
    autocompleteAttribute
    numberFormat
    rangeMin
    rangeMax
    isCalculation
    calculationFormula
    calculationRounding
    connectedProductField {
      databaseId
    }
  }
`);

const QuantityHiddenFieldParts = graphql(`
  fragment QuantityHiddenFieldParts on QuantityHiddenField {
    inputName
    connectedProductField {
      databaseId
    }
  }
`);

/** How many of a product: a number, or one that the editor set. */
export const quantityNumberDefinition = defineField(QuantityNumberFieldParts, (parts, context) => ({
  ...readNumber(parts, context),
  order: roleOf('quantity', parts),
}));

export const quantityHiddenDefinition = defineField(QuantityHiddenFieldParts, (parts, context) => ({
  ...readHidden(parts, context),
  order: roleOf('quantity', parts),
}));
