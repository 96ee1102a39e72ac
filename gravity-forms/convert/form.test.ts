import { expect, test } from 'vitest';
import type { GravityForm } from '../gravity-form.ts';
import { readField } from './field.ts';
import { readForm, withSettings, writeForm } from './form.ts';

const empty: GravityForm = { id: 1, title: 'Form', fields: [] };

test.each([
  [
    'a text field whose input mask is switched off',
    { id: 1, type: 'text', label: 'Model', isRequired: '1', maxLength: '40', inputMask: false, inputMaskValue: '99' },
    { type: 'TEXT', id: 1, label: 'Model', isRequired: true, maxLength: 40 },
  ],
  [
    'a name with its prefixes and hidden parts',
    {
      id: 2,
      type: 'name',
      inputs: [
        { id: '2.2', choices: [{ text: 'Dr.', value: 'Dr.' }] },
        { id: '2.3', label: 'First', placeholder: 'Ada' },
        { id: '2.4', isHidden: true },
        { id: '2.6', isHidden: true },
      ],
    },
    {
      type: 'NAME',
      id: 2,
      parts: { prefix: { isHidden: false }, first: { placeholder: 'Ada' }, last: { isHidden: true } },
      prefixes: [{ text: 'Dr.' }],
    },
  ],
  [
    'a US address with its default state and a hidden line',
    {
      id: 3,
      type: 'address',
      addressType: 'us',
      defaultState: 'New York',
      inputs: ['1', '2', '3', '4', '5', '6'].map((part) => ({ id: `3.${part}`, isHidden: part === '2' })),
    },
    { type: 'ADDRESS', id: 3, addressType: 'US', defaultState: 'NEW_YORK', parts: { lineTwo: { isHidden: true } } },
  ],
  [
    'radio buttons with a selected choice and the choice "Other"',
    {
      id: 4,
      type: 'radio',
      choices: [
        { text: 'Red', value: 'r', isSelected: true },
        { text: 'Blue', value: 'Blue' },
      ],
      enableOtherChoice: 1,
    },
    {
      type: 'RADIO',
      id: 4,
      choices: [{ text: 'Red', value: 'r', isSelected: true }, { text: 'Blue' }],
      hasOtherChoice: true,
    },
  ],
  [
    'a list with columns and a maximum number of rows',
    {
      id: 5,
      type: 'list',
      enableColumns: true,
      choices: [
        { text: 'Part', value: 'Part' },
        { text: 'Qty', value: 'Qty' },
      ],
      maxRows: '4',
    },
    { type: 'LIST', id: 5, columns: ['Part', 'Qty'], maxRows: 4 },
  ],
  [
    'an email address with its confirmation',
    {
      id: 6,
      type: 'email',
      emailConfirmEnabled: true,
      inputs: [
        { id: '6', placeholder: 'a@b.c' },
        { id: '6.2', customLabel: 'Again' },
      ],
    },
    { type: 'EMAIL', id: 6, hasEmailConfirmation: true, placeholder: 'a@b.c', confirmation: { customLabel: 'Again' } },
  ],
  [
    'a file upload with its extensions and maximum size',
    { id: 7, type: 'fileupload', allowedExtensions: '.jpg, png', multipleFiles: true, maxFileSize: 5, maxFiles: '' },
    { type: 'FILEUPLOAD', id: 7, allowedExtensions: ['jpg', 'png'], canAcceptMultipleFiles: true, maxFileSize: 5 },
  ],
  [
    'a field that only administrators see',
    { id: 8, type: 'text', adminOnly: true },
    { type: 'TEXT', id: 8, visibility: 'ADMINISTRATIVE' },
  ],
  [
    'a product with a price for each choice of a menu',
    { id: 9, type: 'product', inputType: 'select', choices: [{ text: 'DN 50', value: 'DN 50', price: '$1,120.50' }] },
    { type: 'PRODUCT_SELECT', id: 9, choices: [{ text: 'DN 50', price: 1120.5 }] },
  ],
  [
    'a single product with a price in euros and without a quantity',
    { id: 11, type: 'product', basePrice: '1.250,00 €', disableQuantity: true },
    { type: 'PRODUCT_SINGLE', id: 11, price: 1250, hasQuantity: false },
  ],
  [
    'a number with a formula',
    { id: 12, type: 'number', enableCalculation: true, calculationFormula: '{A:1} * 2', calculationRounding: '0' },
    { type: 'NUMBER', id: 12, calculationFormula: '{A:1} * 2', calculationRounding: 0 },
  ],
  [
    'a number whose formula is switched off',
    { id: 13, type: 'number', enableCalculation: false, calculationFormula: '{A:1}' },
    { type: 'NUMBER', id: 13 },
  ],
  [
    'a multiple choice field with radio buttons',
    { id: 14, type: 'multi_choice', inputType: 'radio', choices: [] },
    { type: 'MULTI_CHOICE', id: 14, inputType: 'RADIO' },
  ],
  [
    'a number with a minimum and a decimal comma',
    { id: 10, type: 'number', rangeMin: '0', rangeMax: '', numberFormat: 'decimal_comma' },
    { type: 'NUMBER', id: 10, rangeMin: 0, numberFormat: 'DECIMAL_COMMA' },
  ],
])('reads %s', (_what, stored, settings) => {
  expect(readField(stored)).toEqual(settings);
});

const rules = [
  { fieldId: '5.3', operator: 'isnot', value: 'x' },
  { fieldId: '1', operator: 'regex', value: '' },
];

test('reads conditional logic without rules of an unknown operator', () => {
  const conditionalLogic = { actionType: 'hide', logicType: 'any', rules };
  expect(readField({ id: 1, type: 'text', conditionalLogic }).conditionalLogic).toEqual({
    actionType: 'HIDE',
    logicType: 'ANY',
    rules: [{ fieldId: 5.3, operator: 'IS_NOT', value: 'x' }],
  });
});

test('does not read conditional logic that is switched off', () => {
  const conditionalLogic = { enabled: false, rules };
  expect(readField({ id: 1, type: 'text', conditionalLogic }).conditionalLogic).toBeUndefined();
});

test.each([
  ['text', 'TEXT'],
  ['asterisk', 'ASTERISK'],
  ['custom', 'CUSTOM'],
])('the mark "%s" of required fields is converted from and to Gravity Forms', (stored, requiredIndicator) => {
  const form = { ...empty, requiredIndicator: stored, customRequiredIndicator: '(needed)' };
  const read = readForm(form);
  expect(read).toMatchObject({ requiredIndicator, customRequiredIndicator: '(needed)' });
  expect(writeForm(read)).toMatchObject({ requiredIndicator: stored, customRequiredIndicator: '(needed)' });
});

test.each([
  ['labelPlacement', 'top_label', 'TOP'],
  ['labelPlacement', 'left_label', 'LEFT'],
  ['labelPlacement', 'right_label', 'RIGHT'],
  ['descriptionPlacement', 'above', 'ABOVE'],
  ['descriptionPlacement', 'below', 'BELOW'],
  ['subLabelPlacement', 'above', 'ABOVE'],
  ['subLabelPlacement', 'below', 'BELOW'],
])('the setting %s of a form, "%s", is converted from and to Gravity Forms', (name, stored, placement) => {
  const read = readForm({ ...empty, [name]: stored });
  expect(read).toMatchObject({ [name]: placement });
  expect(writeForm(read)).toMatchObject({ [name]: stored });
});

test('reads schedule, limit, confirmations and notifications, as lists or by their IDs', () => {
  const form = readForm({
    ...empty,
    scheduleForm: true,
    scheduleStart: '11/02/2026',
    scheduleStartHour: '12',
    scheduleStartMinute: '5',
    scheduleStartAmpm: 'am',
    limitEntries: 1,
    limitEntriesCount: '20',
    limitEntriesPeriod: 'week',
    limitEntriesMessage: 'Full',
    confirmations: { a1: { id: 'a1', name: 'Default', isDefault: true, type: 'message', message: 'Thanks' } },
    notifications: [
      { id: 'n1', name: 'Team', to: '{admin_email}', from: 'a@example.com', subject: 'New', message: '{all_fields}' },
      { id: 'n2', name: 'Routed', toType: 'routing', routing: [] },
      { id: 'n3', name: 'Visitor', toType: 'field', to: '4', subject: 'Thanks', message: '' },
    ],
  });
  expect(form).toMatchObject({
    schedule: { start: '2026-11-02T00:05' },
    entryLimit: { maxEntries: 20, period: 'WEEK', limitReachedMessage: 'Full' },
    confirmations: [{ id: 'a1', type: 'MESSAGE', isDefault: true, message: 'Thanks' }],
    notifications: [
      { id: 'n1', to: { address: '{admin_email}' } },
      { id: 'n3', to: { fieldId: 4 }, from: '{admin_email}' },
    ],
  });
});

test('a change of settings leaves everything else as it was', () => {
  const routed = { id: 'n2', name: 'Routed', toType: 'routing', routing: [{ email: 'a@example.com' }] };
  const mail = { id: 'n1', name: 'Team', to: 'a@example.com', cc: 'b@example.com', subject: 'New', message: 'x' };
  const form: GravityForm = { ...empty, addon: [1], notifications: [mail, routed], confirmations: [] };
  const { notifications = [] } = readForm(form);
  const [first] = notifications as object[];
  const changed = withSettings(form, { title: 'New', isActive: true, notifications: [{ ...first, subject: 'Newer' }] });
  expect(changed).toMatchObject({ title: 'New', addon: [1] });
  expect(changed.is_active).toBeUndefined();
  expect(changed.notifications).toEqual([expect.objectContaining({ cc: 'b@example.com', subject: 'Newer' }), routed]);
  expect(readForm(withSettings(form, { schedule: { start: '2026-01-31T23:30' } })).schedule).toEqual({
    start: '2026-01-31T23:30',
  });
  expect(
    readForm(withSettings({ ...form, scheduleForm: true }, { schedule: undefined as never })).schedule,
  ).toBeUndefined();
});

const save = { enabled: '1', button: { type: 'link', text: 'Finish later' } };

test('reads the text of the button that saves a form', () => {
  expect(readForm({ ...empty, save }).saveAndContinue).toEqual({ buttonText: 'Finish later' });
  expect(readForm({ ...empty, save: { enabled: true } }).saveAndContinue).toEqual({ buttonText: 'Save & Continue' });
});

test('reads no button for saving when saving is switched off', () => {
  expect(readForm({ ...empty, save: { ...save, enabled: false } }).saveAndContinue).toBeUndefined();
});

test('saving is switched off and on without losing the text of the button', () => {
  const off = withSettings({ ...empty, save }, { saveAndContinue: undefined as never });
  expect(off.save).toEqual({ ...save, enabled: false });
  expect(withSettings(off, { saveAndContinue: {} }).save).toEqual({ ...save, enabled: true });
});

test('the text of the button is the same after a form was written and read', () => {
  expect(readForm(writeForm({ ...readForm({ ...empty, save }) })).saveAndContinue).toEqual({
    buttonText: 'Finish later',
  });
});

test('confirmations for other events stay only in the file', () => {
  const thanks = { id: 'a1', name: 'Default', isDefault: true, type: 'message', message: 'Thanks' };
  const saved = { id: 'sc1', event: 'form_saved', isDefault: true, type: 'message', message: '{save_link}' };
  const form: GravityForm = { ...empty, confirmations: [saved, thanks] };
  const { confirmations } = readForm(form);
  expect(confirmations.map(({ id }) => id)).toEqual(['a1']);
  expect(withSettings(form, { confirmations }).confirmations).toEqual([expect.objectContaining({ id: 'a1' }), saved]);
});
