/**
 * The types that few forms have, a line each like the others: a second query has their settings, so that the query
 * for every form fits into the URL of a GET request.
 */
export {
  imageChoiceDefinition as ImageChoiceField,
  multiChoiceDefinition as MultiChoiceField,
} from './multi-choice/multi-choice.definition.ts';
export {
  optionCheckboxDefinition as OptionCheckboxField,
  optionRadioDefinition as OptionRadioField,
  optionSelectDefinition as OptionSelectField,
  productRadioDefinition as ProductRadioField,
  productSelectDefinition as ProductSelectField,
  quantitySelectDefinition as QuantitySelectField,
  shippingRadioDefinition as ShippingRadioField,
  shippingSelectDefinition as ShippingSelectField,
} from './option/order-choices.definition.ts';
export { priceDefinition as ProductPriceField } from './price/price.definition.ts';
export {
  productCalculationDefinition as ProductCalculationField,
  productHiddenDefinition as ProductHiddenField,
  productSingleDefinition as ProductSingleField,
} from './product/product.definition.ts';
export {
  quantityHiddenDefinition as QuantityHiddenField,
  quantityNumberDefinition as QuantityNumberField,
} from './quantity/quantity.definition.ts';
export { shippingDefinition as ShippingSingleField } from './shipping/shipping.definition.ts';
export { totalDefinition as TotalField } from './total/total.definition.ts';
