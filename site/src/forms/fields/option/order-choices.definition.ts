import type { OrderRole } from '@headwater/gravity-forms/rules/rule-field.ts';
import { graphql } from '../../../cms-client/graphql.ts';
import { readCheckbox } from '../checkbox/checkbox.definition.ts';
import { readRadio } from '../radio/radio.definition.ts';
import { defineField } from '../reading/define-field.ts';
import { likeType } from '../reading/like-type.ts';
import { type ConnectedProduct, pricedChoices, roleOf } from '../reading/read-order.ts';
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

/** What a field with prices is in an order. */
type RoleIn = (parts: ConnectedProduct) => OrderRole;

const asOption: RoleIn = (parts) => roleOf('option', parts);
const asProduct: RoleIn = () => ({ part: 'product' });
const asShipping: RoleIn = () => ({ part: 'shipping' });

const selectAs = (role: RoleIn) =>
  defineField(OptionSelectFieldParts, (parts, context) =>
    pricedChoices(readSelect(parts, context), parts.choices, role(parts), context),
  );
const radioAs = (role: RoleIn) =>
  defineField(OptionRadioFieldParts, (parts, context) =>
    pricedChoices(readRadio(parts, context), parts.choices, role(parts), context),
  );

/** An option of a product, such as a coating: a list, radio buttons or checkboxes with prices. */
export const optionSelectDefinition = selectAs(asOption);
export const optionRadioDefinition = radioAs(asOption);
export const optionCheckboxDefinition = defineField(OptionCheckboxFieldParts, (parts, context) =>
  pricedChoices(readCheckbox(parts, context), parts.choices, asOption(parts), context),
);

/** A product of which the visitor chooses the variant, and a kind of delivery: neither belongs to another product. */
const alone = ['connectedProductField'];
export const productSelectDefinition = likeType(selectAs(asProduct), 'ProductSelectField', alone);
export const productRadioDefinition = likeType(radioAs(asProduct), 'ProductRadioField', alone);
export const shippingSelectDefinition = likeType(selectAs(asShipping), 'ShippingSelectField', alone);
export const shippingRadioDefinition = likeType(radioAs(asShipping), 'ShippingRadioField', alone);

/** How many of a product, as a list of numbers. */
export const quantitySelectDefinition = likeType(
  defineField(OptionSelectFieldParts, (parts, context) => ({
    ...readSelect(parts, context),
    order: roleOf('quantity', parts),
  })),
  'QuantitySelectField',
  ['formattedPrice'],
);
