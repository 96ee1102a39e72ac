import type { GravityField } from '../gravity-form.ts';
import { textOf } from '../json.ts';

/** Types with several kinds of control, which are types of their own in the definition, by `inputType`. */
const variants: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  product: {
    singleproduct: 'PRODUCT_SINGLE',
    hiddenproduct: 'PRODUCT_HIDDEN',
    calculation: 'PRODUCT_CALCULATION',
    price: 'PRODUCT_PRICE',
    select: 'PRODUCT_SELECT',
    radio: 'PRODUCT_RADIO',
  },
  option: { select: 'OPTION_SELECT', radio: 'OPTION_RADIO', checkbox: 'OPTION_CHECKBOX' },
  quantity: { number: 'QUANTITY_NUMBER', select: 'QUANTITY_SELECT', hidden: 'QUANTITY_HIDDEN' },
  shipping: { singleshipping: 'SHIPPING_SINGLE', select: 'SHIPPING_SELECT', radio: 'SHIPPING_RADIO' },
};

/** The definition's type of a field; the first variant for one that does not say which it is. */
export function definitionType({ type, inputType }: GravityField): string {
  const known = Object.hasOwn(variants, type) ? variants[type] : undefined;
  if (!known) return type.toUpperCase();
  const variant = Object.hasOwn(known, textOf(inputType)) ? known[textOf(inputType)] : undefined;
  return variant ?? Object.values(known)[0] ?? type.toUpperCase();
}

/** Gravity Forms' type and input type of a definition's type. */
export function storedType(definition: string): { type: string; inputType?: string } {
  for (const [type, known] of Object.entries(variants)) {
    const inputType = Object.keys(known).find((name) => known[name] === definition);
    if (inputType !== undefined) return { type, inputType };
  }
  return { type: definition.toLowerCase() };
}

/** Whether the type has variants, so that its `inputType` is part of the definition's type. */
export function hasVariants(type: string): boolean {
  return Object.hasOwn(variants, type);
}
