import type { GravityField } from '../gravity-form.ts';

/** Input types of the types with several kinds of control, which are types of their own in the definition. */
const variants: Readonly<Record<string, readonly string[]>> = {
  product: ['singleproduct', 'hiddenproduct', 'calculation', 'price', 'select', 'radio'],
  option: ['select', 'radio', 'checkbox'],
  quantity: ['number', 'select', 'hidden'],
  post_category: ['select', 'radio', 'checkbox', 'multiselect'],
  post_tags: ['text', 'select', 'radio', 'checkbox', 'multiselect'],
  post_custom_field: [
    ...['text', 'textarea', 'hidden', 'email', 'phone', 'number', 'website', 'date', 'time'],
    ...['select', 'multiselect', 'radio', 'checkbox', 'list', 'fileupload'],
  ],
  quiz: ['radio', 'checkbox', 'select'],
  shipping: ['singleshipping', 'select', 'radio'],
};

/** Input types that the definition calls otherwise. */
const shortNames: Readonly<Record<string, string>> = {
  singleproduct: 'single',
  hiddenproduct: 'hidden',
  singleshipping: 'single',
};

/** The definition's name: `PRODUCT_SINGLE` of a `singleproduct`, `POST_CUSTOM_TEXT` of a custom field's `text`. */
function nameOf(type: string, inputType: string): string {
  const owner = type === 'post_custom_field' ? 'post_custom' : type;
  return `${owner}_${shortNames[inputType] ?? inputType}`.toUpperCase();
}

function inputTypesOf(type: string): readonly string[] {
  return (Object.hasOwn(variants, type) && variants[type]) || [];
}

/** The definition's type of a field; the first variant for one that does not say which it is. */
export function definitionType({ type, inputType }: GravityField): string {
  const [first, ...others] = inputTypesOf(type);
  if (first === undefined) return type.toUpperCase();
  return nameOf(type, others.find((name) => name === inputType) ?? first);
}

/** Gravity Forms' type and input type of a definition's type. */
export function storedType(definition: string): { type: string; inputType?: string } {
  for (const [type, inputTypes] of Object.entries(variants)) {
    const inputType = inputTypes.find((name) => nameOf(type, name) === definition);
    if (inputType !== undefined) return { type, inputType };
  }
  return { type: definition.toLowerCase() };
}

/** Whether the type has variants, so that its `inputType` is part of the definition's type. */
export function hasVariants(type: string): boolean {
  return Object.hasOwn(variants, type);
}
