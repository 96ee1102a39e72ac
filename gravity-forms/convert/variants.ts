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
  post_category: {
    select: 'POST_CATEGORY_SELECT',
    radio: 'POST_CATEGORY_RADIO',
    checkbox: 'POST_CATEGORY_CHECKBOX',
    multiselect: 'POST_CATEGORY_MULTISELECT',
  },
  post_tags: {
    text: 'POST_TAGS_TEXT',
    select: 'POST_TAGS_SELECT',
    radio: 'POST_TAGS_RADIO',
    checkbox: 'POST_TAGS_CHECKBOX',
    multiselect: 'POST_TAGS_MULTISELECT',
  },
  post_custom_field: {
    text: 'POST_CUSTOM_TEXT',
    textarea: 'POST_CUSTOM_TEXTAREA',
    hidden: 'POST_CUSTOM_HIDDEN',
    email: 'POST_CUSTOM_EMAIL',
    phone: 'POST_CUSTOM_PHONE',
    number: 'POST_CUSTOM_NUMBER',
    website: 'POST_CUSTOM_WEBSITE',
    date: 'POST_CUSTOM_DATE',
    time: 'POST_CUSTOM_TIME',
    select: 'POST_CUSTOM_SELECT',
    multiselect: 'POST_CUSTOM_MULTISELECT',
    radio: 'POST_CUSTOM_RADIO',
    checkbox: 'POST_CUSTOM_CHECKBOX',
    list: 'POST_CUSTOM_LIST',
    fileupload: 'POST_CUSTOM_FILEUPLOAD',
  },
  quiz: { radio: 'QUIZ_RADIO', checkbox: 'QUIZ_CHECKBOX', select: 'QUIZ_SELECT' },
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
