import { graphql } from '../../../cms-client/graphql.ts';
import { readRadio } from '../radio/radio.definition.ts';
import { defineField } from '../reading/define-field.ts';
import { pricedChoices } from '../reading/read-order.ts';
import { readSelect } from '../select/select.definition.ts';

const ShippingSelectFieldParts = graphql(`
  fragment ShippingSelectFieldParts on ShippingSelectField {
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

const ShippingRadioFieldParts = graphql(`
  fragment ShippingRadioFieldParts on ShippingRadioField {
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

/** A kind of delivery that the visitor chooses, from a list or by radio buttons. */
export const shippingSelectDefinition = defineField(ShippingSelectFieldParts, (parts, context) =>
  pricedChoices(readSelect(parts, context), parts.choices, { part: 'shipping' }, context),
);

export const shippingRadioDefinition = defineField(ShippingRadioFieldParts, (parts, context) =>
  pricedChoices(readRadio(parts, context), parts.choices, { part: 'shipping' }, context),
);
