/**
 * Fields of an order: Gravity Forms has one type with several kinds of input, the definition a type for each. A field
 * whose kind is not stored has the one that a new field has.
 */
const orderTypes: Readonly<Record<string, string>> = {
  'product/singleproduct': 'PRODUCT_SINGLE',
  'product/hiddenproduct': 'PRODUCT_HIDDEN',
  'product/calculation': 'PRODUCT_CALCULATION',
  'product/price': 'PRODUCT_PRICE',
  'product/select': 'PRODUCT_SELECT',
  'product/radio': 'PRODUCT_RADIO',
  'product/product': 'PRODUCT_SINGLE',
  'option/select': 'OPTION_SELECT',
  'option/radio': 'OPTION_RADIO',
  'option/checkbox': 'OPTION_CHECKBOX',
  'option/option': 'OPTION_SELECT',
  'quantity/number': 'QUANTITY_NUMBER',
  'quantity/select': 'QUANTITY_SELECT',
  'quantity/hidden': 'QUANTITY_HIDDEN',
  'quantity/quantity': 'QUANTITY_NUMBER',
  'shipping/singleshipping': 'SHIPPING_SINGLE',
  'shipping/select': 'SHIPPING_SELECT',
  'shipping/radio': 'SHIPPING_RADIO',
  'shipping/shipping': 'SHIPPING_SINGLE',
};

/** The definition's type of an order's field; undefined for every other field. */
export function orderType(type: string, inputType: string): string | undefined {
  return orderTypes[`${type}/${inputType}`];
}

/** Gravity Forms' type and kind of input for a type of the definition. */
export function gravityTypeOf(type: string): { type: string; inputType?: string } {
  const [name] = Object.entries(orderTypes).find(([, known]) => known === type) ?? [];
  const [group, inputType] = name?.split('/') ?? [];
  return group && inputType ? { type: group, inputType } : { type: type.toLowerCase() };
}
