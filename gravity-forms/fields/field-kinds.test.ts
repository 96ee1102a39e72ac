import { expect, test } from 'vitest';
import type { FieldValuesInput } from '../submission/field-values-input.ts';
import type { FormField } from './field-kinds.ts';
import { kindOf } from './field-kinds.ts';

const pumps = [{ text: 'Grinder pump', value: 'g' }, { text: 'Vortex pump' }];

test.each<[string, FormField, object]>([
  [
    'a captcha',
    { type: 'CAPTCHA', id: 1 },
    { captchaType: 'RECAPTCHA', captchaBadgePosition: 'BOTTOM_RIGHT', captchaTheme: 'LIGHT' },
  ],
  [
    'choices',
    { type: 'SELECT', id: 1, choices: [{ text: 'A', isSelected: true }, { text: 'B' }] },
    {
      choices: [
        { text: 'A', value: 'A', isSelected: true },
        { text: 'B', value: 'B', isSelected: false },
      ],
      hasChoiceValue: false,
    },
  ],
  [
    'choices with a value of their own',
    { type: 'MULTISELECT', id: 1, choices: pumps },
    {
      choices: [
        { text: 'Grinder pump', value: 'g', isSelected: false },
        { text: 'Vortex pump', value: 'Vortex pump', isSelected: false },
      ],
      hasChoiceValue: true,
    },
  ],
  [
    'choices whose values are their texts',
    { type: 'SELECT', id: 1, choices: [{ text: 'A', value: 'A' }] },
    { choices: [{ text: 'A', value: 'A', isSelected: false }], hasChoiceValue: false },
  ],
  [
    'a radio with an other choice',
    { type: 'RADIO', id: 1, choices: [{ text: 'A' }], hasOtherChoice: true },
    {
      choices: [
        { text: 'A', value: 'A', isSelected: false, isOtherChoice: false },
        { text: 'Other', value: 'gf_other_choice', isSelected: false, isOtherChoice: true },
      ],
      hasChoiceValue: false,
    },
  ],
  [
    'a radio without an other choice',
    { type: 'RADIO', id: 1, choices: [{ text: 'A' }] },
    { choices: [{ text: 'A', value: 'A', isSelected: false, isOtherChoice: false }], hasChoiceValue: false },
  ],
  ['a consent', { type: 'CONSENT', id: 1, checkboxLabel: 'I agree' }, { consentValue: null }],
  ['a picked date', { type: 'DATE', id: 1 }, { dateFormat: 'MDY', dateType: 'PICKER', inputs: null }],
  [
    'a typed date',
    { type: 'DATE', id: 3, dateType: 'FIELD', dateFormat: 'DMY' },
    {
      dateFormat: 'DMY',
      dateType: 'FIELD',
      inputs: [
        { id: 3.1, label: 'Month' },
        { id: 3.2, label: 'Day' },
        { id: 3.3, label: 'Year' },
      ],
    },
  ],
  [
    'a time of 12 hours',
    { type: 'TIME', id: 3 },
    {
      timeFormat: 'H12',
      inputs: [
        { id: 3.1, label: 'HH' },
        { id: 3.2, label: 'MM' },
        { id: 3.3, label: 'AM/PM' },
      ],
    },
  ],
  [
    'a time of 24 hours',
    { type: 'TIME', id: 3, timeFormat: 'H24' },
    {
      timeFormat: 'H24',
      inputs: [
        { id: 3.1, label: 'HH' },
        { id: 3.2, label: 'MM' },
      ],
    },
  ],
  ['a text to read', { type: 'HTML', id: 1, content: '' }, { hasMargins: true }],
  [
    'a page',
    { type: 'PAGE', id: 1, nextButton: { type: 'TEXT', text: 'Go on' } },
    { nextButton: { type: 'TEXT', text: 'Go on' }, previousButton: { type: 'TEXT', text: 'Previous' } },
  ],
  [
    'a page whose editor named the other button',
    { type: 'PAGE', id: 1, previousButton: { type: 'TEXT', text: 'Go back' } },
    { nextButton: { type: 'TEXT', text: 'Next' }, previousButton: { type: 'TEXT', text: 'Go back' } },
  ],
  ['an email address', { type: 'EMAIL', id: 2 }, { inputs: [{ id: 2, label: 'Enter Email' }] }],
  [
    'an email address with its confirmation',
    { type: 'EMAIL', id: 2, hasEmailConfirmation: true, confirmation: { placeholder: 'again' } },
    {
      inputs: [
        { id: 2, label: 'Enter Email' },
        { id: 2.2, label: 'Confirm Email', placeholder: 'again' },
      ],
    },
  ],
  ['a file', { type: 'FILEUPLOAD', id: 1 }, { allowedExtensions: [], maxFileSize: null, maxFiles: null }],
  [
    'files with limits',
    { type: 'FILEUPLOAD', id: 1, allowedExtensions: ['pdf'], maxFileSize: 5, maxFiles: 2 },
    { allowedExtensions: ['pdf'], maxFileSize: 5, maxFiles: 2 },
  ],
  ['a list', { type: 'LIST', id: 1 }, { hasColumns: false, choices: null, maxRows: 0 }],
  [
    'a list of columns',
    { type: 'LIST', id: 1, columns: ['Part'], maxRows: 3 },
    { hasColumns: true, choices: [{ text: 'Part', value: 'Part' }], maxRows: 3 },
  ],
  ['a number', { type: 'NUMBER', id: 1 }, { numberFormat: 'DECIMAL_DOT', isCalculation: false }],
  [
    'a number that a formula fills in',
    { type: 'NUMBER', id: 1, calculationFormula: '{Feet:2} * 0.3048' },
    { numberFormat: 'DECIMAL_DOT', isCalculation: true },
  ],
  [
    'a product whose price is calculated',
    { type: 'PRODUCT_CALCULATION', id: 1, calculationFormula: '{Feet:2} * 2.5' },
    {
      type: 'PRODUCT',
      inputType: 'CALCULATION',
      price: 0,
      formattedPrice: '$0.00',
      hasQuantity: true,
      isCalculation: true,
    },
  ],
  ['a phone', { type: 'PHONE', id: 1 }, { phoneFormatType: 'INTERNATIONAL' }],
  ['a text without a mask', { type: 'TEXT', id: 1 }, { hasInputMask: false }],
  ['a text with a mask', { type: 'TEXT', id: 1, inputMaskValue: '99' }, { hasInputMask: true }],
])('%s has defaults for the settings that its editor left out', (_what, field, expected) => {
  // A JSON round trip drops undefined values, as a response does.
  expect(JSON.parse(JSON.stringify(kindOf(field).details?.(field)))).toEqual(expected);
});

test('a name has five inputs, of which WordPress shows first and last', () => {
  const field: FormField = { type: 'NAME', id: 4, parts: { middle: { isHidden: false, customLabel: 'Second' } } };
  expect(kindOf(field).details?.(field)).toMatchObject({
    inputs: [
      { key: 'prefix', id: 4.2, label: 'Prefix', isHidden: true, hasChoiceValue: false },
      { key: 'first', id: 4.3, label: 'First', isHidden: false },
      { key: 'middle', id: 4.4, label: 'Middle', isHidden: false, customLabel: 'Second' },
      { key: 'last', id: 4.6, label: 'Last', isHidden: false },
      { key: 'suffix', id: 4.8, label: 'Suffix', isHidden: true },
    ],
  });
});

test('a name offers WordPress’s prefixes, or those of its editor', () => {
  const prefixes = (given?: { text: string }[]): string[] => {
    const field: FormField = { type: 'NAME', id: 4, ...(given && { prefixes: given }) };
    const details = kindOf(field).details?.(field) as { inputs: { choices?: { text: string }[] }[] } | undefined;
    return details?.inputs[0]?.choices?.map(({ text }) => text) ?? [];
  };
  expect(prefixes()).toEqual(['Dr.', 'Miss', 'Mr.', 'Mrs.', 'Ms.', 'Mx.', 'Prof.', 'Rev.']);
  expect(prefixes([{ text: 'Capt.' }])).toEqual(['Capt.']);
});

test.each([
  ['INTERNATIONAL', 'State / Province / Region', 'ZIP / Postal Code', false],
  ['US', 'State', 'ZIP Code', true],
  ['CANADA', 'Province', 'Postal Code', true],
] as const)('an address of type %s has the labels of its country', (addressType, state, zip, isCountryHidden) => {
  const field: FormField = { type: 'ADDRESS', id: 5, addressType };
  expect(kindOf(field).details?.(field)).toEqual({
    addressType,
    shouldCopyValuesOption: false,
    inputs: [
      { key: 'street', id: 5.1, label: 'Street Address', isHidden: false },
      { key: 'lineTwo', id: 5.2, label: 'Address Line 2', isHidden: false },
      { key: 'city', id: 5.3, label: 'City', isHidden: false },
      { key: 'state', id: 5.4, label: state, isHidden: false },
      { key: 'zip', id: 5.5, label: zip, isHidden: false },
      { key: 'country', id: 5.6, label: 'Country', isHidden: isCountryHidden },
    ],
  });
});

test('an address without a type is international', () => {
  const field: FormField = { type: 'ADDRESS', id: 5 };
  expect(kindOf(field).details?.(field)).toMatchObject({ addressType: 'INTERNATIONAL' });
});

test('checkboxes skip input numbers that end in 0', () => {
  const choices = Array.from({ length: 21 }, (_, index) => ({ text: `Choice ${index + 1}` }));
  const field: FormField = { type: 'CHECKBOX', id: 5, choices };
  const details = kindOf(field).details?.(field) as { inputs: { id: number; label: string; name: null }[] } | undefined;
  const inputs = details?.inputs ?? [];
  expect(inputs.slice(7, 11).map(({ id, label }) => [id, label])).toEqual([
    [5.8, 'Choice 8'],
    [5.9, 'Choice 9'],
    [5.11, 'Choice 10'],
    [5.12, 'Choice 11'],
  ]);
  expect(inputs.slice(18).map(({ id }) => id)).toEqual([5.21, 5.22, 5.23]);
  expect(inputs[0]).toEqual({ id: 5.1, label: 'Choice 1', name: null });
});

type Value = Omit<FieldValuesInput, 'id'>;

test.each<[string, FormField, Value, [string, string | string[]][]]>([
  ['a text trimmed', { type: 'TEXT', id: 1 }, { value: ' a ' }, [['1', 'a']]],
  [
    'an email with its confirmation twice the same',
    { type: 'EMAIL', id: 1 },
    { emailValues: { value: ' a@b.example ', confirmationValue: 'other' } },
    [
      ['1', 'a@b.example'],
      ['1.2', 'a@b.example'],
    ],
  ],
  [
    'an email that was not confirmed',
    { type: 'EMAIL', id: 1 },
    { emailValues: { value: 'a@b.example' } },
    [
      ['1', 'a@b.example'],
      ['1.2', ''],
    ],
  ],
  [
    'every box, ticked or not',
    { type: 'CHECKBOX', id: 1, choices: pumps },
    { checkboxValues: [{ inputId: 1.2, value: ' Vortex pump ' }] },
    [
      ['1.1', ''],
      ['1.2', 'Vortex pump'],
    ],
  ],
  ['a consent to nothing', { type: 'CONSENT', id: 1, checkboxLabel: '' }, { value: '' }, [['1.1', '']]],
  ['the choices of a multi-select', { type: 'MULTISELECT', id: 1, choices: pumps }, { values: ['g '] }, [['1', ['g']]]],
  [
    'a list with short rows filled up',
    { type: 'LIST', id: 1, columns: ['A', 'B', 'C'] },
    { listValues: [{ rowValues: ['1'] }, { rowValues: ['2', '3', '4'] }] },
    [['1', ['1', '', '', '2', '3', '4']]],
  ],
  [
    'a list without columns',
    { type: 'LIST', id: 1 },
    { listValues: [{ rowValues: [' a ', 'b'] }] },
    [['1', ['a', 'b']]],
  ],
  ['the placeholder of a website', { type: 'WEBSITE', id: 1 }, { value: ' http:// ' }, [['1', '']]],
  ['a website', { type: 'WEBSITE', id: 1 }, { value: ' https://a.example ' }, [['1', 'https://a.example']]],
])('posts %s as a browser would', (_what, field, value, expected) => {
  expect(kindOf(field).post?.(field, { id: 1, ...value })).toEqual(expected);
});

test.each<[string, FormField, Record<string, string>, string]>([
  ['an address with commas', { type: 'ADDRESS', id: 1 }, { '1.3': 'Duluth', '1.1': '1 A' }, '1 A, Duluth'],
  ['a name with spaces', { type: 'NAME', id: 1 }, { '1.6': 'Lovelace', '1.3': 'Ada' }, 'Ada Lovelace'],
  [
    'boxes in the order of the form, the tenth after the ninth',
    { type: 'CHECKBOX', id: 1, choices: pumps },
    { '1.11': 'Vortex pump', '1.9': 'g' },
    'Grinder pump, Vortex pump',
  ],
  ['not another field’s values', { type: 'NAME', id: 1 }, { '1.3': 'Ada', '10.3': 'Bob' }, 'Ada'],
  ['a choice by its text', { type: 'SELECT', id: 1, choices: pumps }, { 1: 'g' }, 'Grinder pump'],
  ['the text typed for "other"', { type: 'RADIO', id: 1, choices: pumps }, { 1: 'Mixer' }, 'Mixer'],
  ['several choices', { type: 'MULTISELECT', id: 1, choices: pumps }, { 1: '["g","x"]' }, 'Grinder pump, x'],
  ['no choice', { type: 'MULTISELECT', id: 1, choices: pumps }, {}, ''],
  [
    'a consent without markup',
    { type: 'CONSENT', id: 1, checkboxLabel: '' },
    { '1.1': '1', '1.2': 'I <b>agree</b>' },
    'Checked: I agree',
  ],
  ['no consent', { type: 'CONSENT', id: 1, checkboxLabel: '' }, {}, ''],
  ['a date in the field’s format', { type: 'DATE', id: 1, dateFormat: 'DMY_DOT' }, { 1: '2026-01-31' }, '31.01.2026'],
  ['a date in the usual format', { type: 'DATE', id: 1 }, { 1: '2026-01-31' }, '01/31/2026'],
  ['no date', { type: 'DATE', id: 1 }, {}, ''],
  [
    'rows with their columns',
    { type: 'LIST', id: 1, columns: ['A', 'B'] },
    { 1: '[["1","2"],["3",""]]' },
    'A: 1, B: 2; A: 3, B: ',
  ],
  ['rows without columns', { type: 'LIST', id: 1 }, { 1: '[["1"],["2"]]' }, '1; 2'],
  ['no rows', { type: 'LIST', id: 1 }, {}, ''],
])('an entry shows %s', (_what, field, stored, expected) => {
  expect(kindOf(field).show?.(field, stored)).toBe(expected);
});
