import { graphql } from '../../../cms-client/graphql.ts';
import { readCheckbox } from '../checkbox/checkbox.definition.ts';
import { readRadio } from '../radio/radio.definition.ts';
import { defineField } from '../reading/define-field.ts';
import { pricedChoices, roleOf } from '../reading/read-order.ts';
import { readSelect } from '../select/select.definition.ts';

const OptionSelectFieldParts = graphql(`
  fragment OptionSelectFieldParts on OptionSelectField {
    inputName
    autocompleteAttribute
    hasEnhancedUI
    connectedProductField {
      databaseId
    }
    choices {
      text
      value
      isSelected
      formattedPrice
    }
  }
`);

const OptionRadioFieldParts = graphql(`
  fragment OptionRadioFieldParts on OptionRadioField {
    inputName
    hasOtherChoice
    connectedProductField {
      databaseId
    }
    choices {
      text
      value
      isSelected
      isOtherChoice
      formattedPrice
    }
  }
`);

const OptionCheckboxFieldParts = graphql(`
  fragment OptionCheckboxFieldParts on OptionCheckboxField {
    inputName
    hasSelectAll
    connectedProductField {
      databaseId
    }
    choices {
      text
      value
      isSelected
      formattedPrice
    }
    inputs {
      id
    }
  }
`);

/** An option of a product, such as a coating: a list, radio buttons or checkboxes with prices. */
export const optionSelectDefinition = defineField(OptionSelectFieldParts, (parts, context) =>
  pricedChoices(readSelect(parts, context), parts.choices, roleOf('option', parts), context),
);

export const optionRadioDefinition = defineField(OptionRadioFieldParts, (parts, context) =>
  pricedChoices(readRadio(parts, context), parts.choices, roleOf('option', parts), context),
);

export const optionCheckboxDefinition = defineField(OptionCheckboxFieldParts, (parts, context) =>
  pricedChoices(readCheckbox(parts, context), parts.choices, roleOf('option', parts), context),
);
