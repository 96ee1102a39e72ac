import { graphql } from '../../../cms-client/graphql.ts';
import { readRadio } from '../radio/radio.definition.ts';
import { defineField } from '../reading/define-field.ts';
import { pricedChoices } from '../reading/read-order.ts';
import { readSelect } from '../select/select.definition.ts';

const ProductSelectFieldParts = graphql(`
  fragment ProductSelectFieldParts on ProductSelectField {
    inputName
    autocompleteAttribute
    hasEnhancedUI
    choices {
      text
      value
      isSelected
      formattedPrice
    }
  }
`);

const ProductRadioFieldParts = graphql(`
  fragment ProductRadioFieldParts on ProductRadioField {
    inputName
    hasOtherChoice
    choices {
      text
      value
      isSelected
      isOtherChoice
      formattedPrice
    }
  }
`);

/** A product of which the visitor chooses the variant, from a list or by radio buttons. */
export const productSelectDefinition = defineField(ProductSelectFieldParts, (parts, context) =>
  pricedChoices(readSelect(parts, context), parts.choices, { part: 'product' }, context),
);

export const productRadioDefinition = defineField(ProductRadioFieldParts, (parts, context) =>
  pricedChoices(readRadio(parts, context), parts.choices, { part: 'product' }, context),
);
