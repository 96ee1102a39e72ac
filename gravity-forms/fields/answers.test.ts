import * as say from '@headwater/contract/forms/messages.ts';
import { expect, test } from 'vitest';
import type { PostedValues } from '../rules/posted-values.ts';
import type { RuleField } from '../rules/rule-field.ts';
import { fieldErrors, isEmpty } from '../rules/validate.ts';
import type { FieldValuesInput } from '../submission/field-values-input.ts';
import { ruleFields } from '../submission/form-rules.ts';
import type { StoredValues } from './field-kind.ts';
import { type FormField, kindOf } from './field-kinds.ts';

const { messages } = say;

const choices = [{ text: 'Small', value: 's' }, { text: 'Large' }];
const priced = [{ text: 'Small', value: 's', price: 5 }, { text: 'Large' }];
const poll: FormField = { type: 'POLL', id: 1, choices };
const likert: FormField = { type: 'SURVEY', id: 1, inputType: 'LIKERT', choices };
const rows = [
  { text: 'Fast', value: 'row1' },
  { text: 'Good', value: 'row2' },
];
const rank: FormField = { type: 'SURVEY', id: 1, inputType: 'RANK', choices };
const single: FormField = { type: 'PRODUCT_SINGLE', id: 1, label: 'Part', price: 12.5 };
const category: FormField = { type: 'POST_CATEGORY_SELECT', id: 1, choices: [{ text: 'News', value: '4' }] };
const categories = { ...category, type: 'POST_CATEGORY_MULTISELECT', canPrepopulate: true } as FormField;

/** What is posted for a value of the mutation. */
function posted(field: FormField, value: Omit<FieldValuesInput, 'id'>) {
  return new Map(kindOf(field).post?.(field, { id: field.id, ...value }));
}

function ruleOf(field: FormField): RuleField {
  const [rule] = ruleFields({ id: 1, title: '', fields: [field], confirmations: [] });
  if (!rule) throw new Error('Every field has rules.');
  return rule;
}

function errorOf(field: FormField, values: PostedValues) {
  return fieldErrors([ruleOf(field)], values, { say: { ...say, messages: { ...messages, phone: null } } })[0];
}

type Row = [what: string, field: FormField, value: Omit<FieldValuesInput, 'id'>, stored: StoredValues, shown: string];

test.each<Row>([
  ['a choice of a poll', poll, { value: ' s ' }, { 1: 's' }, 'Small'],
  [
    'choices of a poll with boxes',
    { ...poll, inputType: 'CHECKBOX' },
    { checkboxValues: [{ inputId: 1.2, value: 'Large' }] },
    { '1.2': 'Large' },
    'Large',
  ],
  ['a choice of a survey', { ...rank, inputType: 'SELECT' }, { value: 's' }, { 1: 's' }, 'Small'],
  ['a text of a survey', { ...rank, inputType: 'TEXTAREA' }, { value: 'Fine' }, { 1: 'Fine' }, 'Fine'],
  ['a rating', { ...rank, inputType: 'RATING' }, { value: 'Large' }, { 1: 'Large' }, 'Large'],
  ['an order of choices', rank, { value: 'Large,s' }, { 1: 'Large,s' }, 'Large, Small'],
  ['an answer to one statement', likert, { value: ' s ' }, { 1: 's' }, 'Small'],
  [
    'an answer to each statement',
    { ...likert, rows },
    {
      checkboxValues: [
        { inputId: 1.1, value: 'row1:s' },
        { inputId: 1.2, value: ' row2:Large ' },
      ],
    },
    { '1.1': 'row1:s', '1.2': 'row2:Large' },
    'Fast: Small; Good: Large',
  ],
  [
    'an answer to the second statement only',
    { ...likert, rows },
    { checkboxValues: [{ inputId: 1.2, value: 'row2:s' }] },
    { '1.2': 'row2:s' },
    'Good: Small',
  ],
  [
    'a product with its quantity, at the editor’s price',
    single,
    { productValues: { quantity: 2 } },
    { '1.1': 'Part', '1.2': '$12.50', '1.3': '2' },
    'Part, Qty: 2, Price: $12.50',
  ],
  [
    'a product at a price of the mutation',
    single,
    { productValues: { quantity: 1, price: 3 } },
    { '1.1': 'Part', '1.2': '$3.00', '1.3': '1' },
    'Part, Qty: 1, Price: $3.00',
  ],
  [
    'a choice with its price',
    { type: 'PRODUCT_RADIO', id: 1, choices: priced },
    { value: 's|5' },
    { 1: 's|5' },
    'Small',
  ],
  [
    'options with their prices',
    { type: 'OPTION_CHECKBOX', id: 1, productField: 2, choices: priced },
    { checkboxValues: [{ inputId: 1.2, value: 'Large|0' }] },
    { '1.2': 'Large|0' },
    'Large',
  ],
  ['a category by its name and ID', category, { value: '4' }, { 1: 'News:4' }, 'News'],
  [
    'a category that a URL filled in',
    { ...category, canPrepopulate: true } as FormField,
    { value: '9' },
    { 1: '9' },
    '9',
  ],
  [
    'several choices as older forms store them',
    { type: 'MULTISELECT', id: 1, isCommaSeparated: true, choices },
    { values: ['s', 'Large'] },
    { 1: 's,Large' },
    'Small, Large',
  ],
  ['several categories', categories, { values: ['4', '9'] }, { 1: '["News:4","9"]' }, 'News, 9'],
  ['a time without one', { type: 'TIME', id: 1 }, { value: '09:05' }, { 1: '09:05' }, ''],
  ['a time of 24 hours', { type: 'TIME', id: 1, timeFormat: 'H24' }, { value: '7:30am' }, { 1: '07:30' }, ''],
  ['a number without its separators', { type: 'NUMBER', id: 1 }, { value: '1,250.5' }, { 1: '1250.5' }, '1,250.5'],
  [
    'an amount of money',
    { type: 'NUMBER', id: 1, numberFormat: 'CURRENCY' },
    { value: '-$ 1,250' },
    { 1: '-1250' },
    '-$1,250.00',
  ],
  ['one of many choices', { type: 'MULTI_CHOICE', id: 1, choices }, { value: 's' }, { 1: 's' }, 'Small'],
  [
    'several of many choices',
    { type: 'IMAGE_CHOICE', id: 1, inputType: 'CHECKBOX', choices },
    { checkboxValues: [{ inputId: 1.1, value: 's' }] },
    { '1.1': 's' },
    'Small',
  ],
])('an entry stores %s', (_what, field, value, stored, shown) => {
  const { store, show } = kindOf(field);
  const values = posted(field, value);
  expect(errorOf(field, values)).toBeUndefined();
  const texts = [...values].filter(([, text]) => text !== '');
  expect(store?.(field, values) ?? Object.fromEntries(texts)).toEqual(stored);
  expect(show?.(field, stored) ?? '').toBe(shown);
});

const choice = { message: messages.choice };

test.each<[what: string, field: FormField, value: Omit<FieldValuesInput, 'id'>, refusal: object]>([
  ['a choice that a poll does not offer', poll, { value: 'x' }, choice],
  ['an order that leaves out a choice', rank, { value: 's' }, choice],
  ['an order with a choice twice', rank, { value: 's,s' }, choice],
  ['an answer that a survey does not offer', likert, { value: 'x' }, choice],
  [
    'an answer to another statement',
    { ...likert, rows },
    { checkboxValues: [{ inputId: 1.2, value: 'row1:s' }] },
    choice,
  ],
  [
    'a column that is not offered',
    { ...likert, rows },
    { checkboxValues: [{ inputId: 1.1, value: 'row1:x' }] },
    choice,
  ],
  ['a price that the editor did not set', { type: 'PRODUCT_RADIO', id: 1, choices: priced }, { value: 's|1' }, choice],
  ['half a product', single, { productValues: { quantity: 0.5 } }, { message: messages.quantity }],
  ['less than no product', single, { productValues: { quantity: -1 } }, { message: messages.quantity }],
  ['an amount below 0', { type: 'PRODUCT_PRICE', id: 1 }, { value: '-1' }, { message: messages.amount }],
  ['what is no amount', { type: 'PRODUCT_PRICE', id: 1 }, { value: 'free' }, { message: messages.amount }],
  [
    'half a quantity',
    { type: 'QUANTITY_NUMBER', id: 1, productField: 2 },
    { value: '1.5' },
    { message: messages.wholeQuantity },
  ],
  [
    'a quantity below 0',
    { type: 'QUANTITY_NUMBER', id: 1, productField: 2 },
    { value: '-1' },
    { message: messages.quantity },
  ],
  ['one of many choices that is not offered', { type: 'MULTI_CHOICE', id: 1, choices }, { value: 'x' }, choice],
])('refuses %s', (_what, field, value, refusal) => {
  expect(errorOf(field, posted(field, value))).toMatchObject(refusal);
});

test.each<[what: string, field: FormField, value: Omit<FieldValuesInput, 'id'>]>([
  ['any text in a field with a formula', { type: 'NUMBER', id: 1, calculationFormula: '1' }, { value: 'x' }],
  ['no amount', { type: 'PRODUCT_PRICE', id: 1 }, { value: '' }],
  ['no quantity', { type: 'QUANTITY_NUMBER', id: 1, productField: 2 }, { value: '' }],
  ['a quantity with a separator', { type: 'QUANTITY_NUMBER', id: 1, productField: 2 }, { value: '1,250' }],
  ['no order', rank, { value: '' }],
  ['another text where a URL may prefill the field', { ...poll, canPrepopulate: true } as FormField, { value: 'x' }],
])('accepts %s', (_what, field, value) => {
  expect(errorOf(field, posted(field, value))).toBeUndefined();
});

test.each<[what: string, field: FormField, value: Omit<FieldValuesInput, 'id'>]>([
  ['a product with a quantity of 0', single, { productValues: { quantity: 0 } }],
  ['an email address', { type: 'EMAIL', id: 1 }, { emailValues: { value: 'a@b.example' } }],
  ['an empty list of choices', { type: 'MULTISELECT', id: 1, choices }, { values: [] }],
  ['a statement with an answer', { ...likert, rows }, { checkboxValues: [{ inputId: 1.1, value: 'row1:s' }] }],
])('%s counts as an answer', (_what, field, value) => {
  expect(isEmpty(ruleOf(field), posted(field, value))).toBe(false);
});

test.each<[what: string, field: FormField, value: Omit<FieldValuesInput, 'id'>]>([
  ['a product without a quantity', single, { productValues: {} }],
  ['a captcha that was solved', { type: 'CAPTCHA', id: 1 }, { value: 'token' }],
  ['a survey without an answer', likert, { value: '' }],
])('%s does not count as an answer', (_what, field, value) => {
  expect(isEmpty(ruleOf(field), posted(field, value))).toBe(true);
});

test.each<[FormField, string | null]>([
  [poll, 'value'],
  [{ ...poll, inputType: 'CHECKBOX' }, 'checkboxValues'],
  [likert, 'value'],
  [{ ...likert, rows }, 'checkboxValues'],
  [{ type: 'MULTI_CHOICE', id: 1, choices }, 'value'],
  [{ type: 'MULTI_CHOICE', id: 1, inputType: 'CHECKBOX', choices }, 'checkboxValues'],
])('the value of %j comes under the key %s', (field, key) => {
  const { keyOf, valueKey } = kindOf(field);
  expect(keyOf?.(field) ?? valueKey).toBe(key);
});

test('an input that a field does not have is refused by its number', () => {
  const value = { checkboxValues: [{ inputId: 1.9, value: 'x' }] };
  expect(() => posted({ ...likert, rows }, value)).toThrow('Field 1 has no input with an id of 1.9.');
  expect(() => posted({ type: 'CHECKBOX', id: 1, choices }, value)).toThrow('Field 1 has no input with an id of 1.9.');
});

test('the choices of a product have prices, as numbers and as text', () => {
  const field: FormField = { type: 'PRODUCT_SELECT', id: 1, choices: priced };
  expect(kindOf(field).details?.(field)).toMatchObject({
    choices: [
      { text: 'Small', value: 's', price: 5, formattedPrice: '$5.00' },
      { text: 'Large', value: 'Large', price: 0, formattedPrice: '$0.00' },
    ],
  });
});

test('a survey has an input for each of its statements, with the name of the statement', () => {
  const field: FormField = { ...likert, rows };
  expect(kindOf(field).details?.(field)).toMatchObject({
    inputType: 'LIKERT',
    inputs: [
      { id: 1.1, label: 'Fast', name: 'row1' },
      { id: 1.2, label: 'Good', name: 'row2' },
    ],
  });
  expect(kindOf(likert).details?.(likert)).toMatchObject({ inputs: null });
});

test('a field whose control is unknown has the first one of its type', () => {
  const field = { ...poll, inputType: 'slider' } as unknown as FormField;
  expect(kindOf(field).details?.(field)).toMatchObject({ inputType: 'RADIO' });
});
