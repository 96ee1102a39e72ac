/** Types of an order with a form: products, their options and quantities, shipping, the total. */
import { formatAmount } from '@headwater/contract/forms/amounts.ts';
import type { AskedSettings, FieldSettings, TypedSettings } from '../definition/field-settings.ts';
import { checkboxKind } from './checkbox.ts';
import { type FieldKind, postValue } from './field-kind.ts';
import { numberKind } from './number.ts';
import { currency, pricedKind } from './priced-choices.ts';
import { radioKind, selectKind } from './select.ts';
import { hiddenKind } from './text.ts';
import { variantOf } from './variant-of.ts';

interface ProductSettings<Type extends string> extends AskedSettings<Type> {
  /** An amount of money. */
  price?: number;
  /** Whether visitors enter how many they want in the field itself; defaults to true. */
  hasQuantity?: boolean;
}

export interface ProductSingleField extends ProductSettings<'PRODUCT_SINGLE'> {}

export interface ProductHiddenField extends ProductSettings<'PRODUCT_HIDDEN'> {}

export interface ProductCalculationField extends ProductSettings<'PRODUCT_CALCULATION'> {
  calculationFormula: string;
}

export interface ProductPriceField extends TypedSettings<'PRODUCT_PRICE'> {}

export interface ShippingSingleField extends AskedSettings<'SHIPPING_SINGLE'> {
  price?: number;
}

export interface TotalField extends AskedSettings<'TOTAL'> {}

/** An option's or a quantity's product, by its field ID. */
interface OfProduct {
  productField: number;
}

function productKind<Field extends ProductSettings<string>>(type: Field['type'], inputType: string): FieldKind<Field> {
  return {
    type,
    valueKey: 'productValues',
    details: ({ price = 0, hasQuantity = true }) => ({
      type: 'PRODUCT',
      inputType,
      price,
      formattedPrice: formatAmount(price, currency),
      hasQuantity,
      isCalculation: true,
    }),
    post: ({ id, label = '', price = 0 }, { productValues }) => [
      [`${id}.1`, label],
      // As in the plugin: no price means the editor's.
      [`${id}.2`, formatAmount(productValues?.price || price, currency)],
      [`${id}.3`, String(productValues?.quantity ?? '')],
    ],
    rule: ({ price = 0, hasQuantity = true, ...field }) => ({
      type: 'PRODUCT',
      price,
      hasQuantity: type !== 'PRODUCT_HIDDEN' && hasQuantity,
      currency,
      formula: 'calculationFormula' in field ? { text: String(field.calculationFormula), rounding: null } : null,
    }),
    show: ({ id }, { [`${id}.1`]: name = '', [`${id}.2`]: price = '', [`${id}.3`]: quantity }) =>
      // Beside a quantity field it has none.
      `${name}${quantity ? `, Qty: ${quantity}` : ''}, Price: ${price}`,
  };
}

export const productSingleKind = productKind<ProductSingleField>('PRODUCT_SINGLE', 'SINGLEPRODUCT');
export const productHiddenKind = productKind<ProductHiddenField>('PRODUCT_HIDDEN', 'HIDDENPRODUCT');
export const productCalculationKind = productKind<ProductCalculationField>('PRODUCT_CALCULATION', 'CALCULATION');

export const productPriceKind: FieldKind<ProductPriceField> = {
  type: 'PRODUCT_PRICE',
  valueKey: 'value',
  details: () => ({ type: 'PRODUCT', inputType: 'PRICE' }),
  post: postValue,
  rule: () => ({ type: 'PRICE', currency }),
};

/** Adds the setting that says which product an option or a quantity belongs to. */
function ofProduct<Field extends FieldSettings>(kind: FieldKind<Field>): FieldKind<Field & OfProduct> {
  return kind as unknown as FieldKind<Field & OfProduct>;
}

export const productSelectKind = variantOf(pricedKind(selectKind), 'PRODUCT_SELECT');
export const productRadioKind = variantOf(pricedKind(radioKind), 'PRODUCT_RADIO');
export const optionSelectKind = ofProduct(variantOf(pricedKind(selectKind), 'OPTION_SELECT'));
export const optionRadioKind = ofProduct(variantOf(pricedKind(radioKind), 'OPTION_RADIO'));
export const optionCheckboxKind = ofProduct(variantOf(pricedKind(checkboxKind), 'OPTION_CHECKBOX'));
export const quantitySelectKind = ofProduct(variantOf(selectKind, 'QUANTITY_SELECT'));
export const quantityHiddenKind = ofProduct(variantOf(hiddenKind, 'QUANTITY_HIDDEN'));
export const shippingSelectKind = variantOf(pricedKind(selectKind), 'SHIPPING_SELECT');
export const shippingRadioKind = variantOf(pricedKind(radioKind), 'SHIPPING_RADIO');

export const quantityNumberKind = ofProduct(variantOf(numberKind, 'QUANTITY_NUMBER'));

export const shippingSingleKind: FieldKind<ShippingSingleField> = {
  type: 'SHIPPING_SINGLE',
  valueKey: 'value',
  details: ({ price = 0 }) => ({
    type: 'SHIPPING',
    inputType: 'SINGLESHIPPING',
    price,
    formattedPrice: formatAmount(price, currency),
  }),
  post: postValue,
  rule: ({ price = 0 }) => ({ type: 'SHIPPING', price }),
};

export const totalKind: FieldKind<TotalField> = {
  type: 'TOTAL',
  valueKey: 'value',
  post: postValue,
  rule: () => ({ type: 'TOTAL', currency }),
  isNumber: true,
  show: ({ id }, { [id]: stored }) => (stored ? formatAmount(Number(stored), currency) : ''),
};
