import { expect, test } from 'vitest';
import { type FormField, kindOf } from '../fields/field-kinds.ts';
import { definitionType, storedType } from './variants.ts';

/** Types with several controls: Gravity Forms' type, its input types, and how the definition's types begin. */
const variants: [type: string, prefix: string, inputTypes: Record<string, string>][] = [
  [
    'product',
    'PRODUCT',
    {
      singleproduct: 'SINGLE',
      hiddenproduct: 'HIDDEN',
      calculation: 'CALCULATION',
      price: 'PRICE',
      select: 'SELECT',
      radio: 'RADIO',
    },
  ],
  ['option', 'OPTION', { select: 'SELECT', radio: 'RADIO', checkbox: 'CHECKBOX' }],
  ['quantity', 'QUANTITY', { number: 'NUMBER', select: 'SELECT', hidden: 'HIDDEN' }],
  [
    'post_category',
    'POST_CATEGORY',
    { select: 'SELECT', radio: 'RADIO', checkbox: 'CHECKBOX', multiselect: 'MULTISELECT' },
  ],
  [
    'post_tags',
    'POST_TAGS',
    { text: 'TEXT', select: 'SELECT', radio: 'RADIO', checkbox: 'CHECKBOX', multiselect: 'MULTISELECT' },
  ],
  [
    'post_custom_field',
    'POST_CUSTOM',
    {
      text: 'TEXT',
      textarea: 'TEXTAREA',
      hidden: 'HIDDEN',
      email: 'EMAIL',
      phone: 'PHONE',
      number: 'NUMBER',
      website: 'WEBSITE',
      date: 'DATE',
      time: 'TIME',
      select: 'SELECT',
      multiselect: 'MULTISELECT',
      radio: 'RADIO',
      checkbox: 'CHECKBOX',
      list: 'LIST',
      fileupload: 'FILEUPLOAD',
    },
  ],
  ['quiz', 'QUIZ', { radio: 'RADIO', checkbox: 'CHECKBOX', select: 'SELECT' }],
  ['shipping', 'SHIPPING', { singleshipping: 'SINGLE', select: 'SELECT', radio: 'RADIO' }],
];

const rows = variants.flatMap(([type, prefix, inputTypes]) =>
  Object.entries(inputTypes).map(([inputType, end]) => [type, inputType, `${prefix}_${end}`] as const),
);

test.each(rows)('a field of type %s with the input type %s is a %s', (type, inputType, definition) => {
  expect(definitionType({ id: 1, type, inputType })).toBe(definition);
  expect(storedType(definition)).toEqual({ type, inputType });
});

test.each(rows)('WordPress calls a field of type %s with the input type %s the same', (type, inputType, definition) => {
  // What this test checks depends on the type only; the settings of each type are tested with it.
  const field = { type: definition, id: 1, choices: [] } as unknown as FormField;
  expect(kindOf(field).type).toBe(definition);
  expect(kindOf(field).details?.(field)).toMatchObject({
    type: type.toUpperCase(),
    inputType: inputType.toUpperCase(),
  });
});

test.each(['post_title', 'post_content', 'post_excerpt'])(
  'WordPress calls a %s the same, as type and control',
  (type) => {
    const name = type.toUpperCase();
    // As above.
    const field = { type: name, id: 1 } as unknown as FormField;
    expect(kindOf(field).details?.(field)).toMatchObject({ type: name, inputType: name });
  },
);

test('a field that does not say which control it has is the first of its type', () => {
  expect(definitionType({ id: 1, type: 'product' })).toBe('PRODUCT_SINGLE');
  expect(definitionType({ id: 1, type: 'quiz', inputType: 'toString' })).toBe('QUIZ_RADIO');
});

test('a type with one control is the same in capitals', () => {
  expect(definitionType({ id: 1, type: 'textarea', inputType: 'select' })).toBe('TEXTAREA');
  expect(storedType('TEXTAREA')).toEqual({ type: 'textarea' });
});
