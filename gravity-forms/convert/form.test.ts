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
    'a number with a formula',
    { id: 12, type: 'number', enableCalculation: true, calculationFormula: '{A:1} * 2', calculationRounding: '0' },
    { type: 'NUMBER', id: 12, calculationFormula: '{A:1} * 2', calculationRounding: 0 },
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
