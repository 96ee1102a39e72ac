import { expect, test } from 'vitest';
import type { GravityField } from '../gravity-form.ts';
import { type FieldJson, readField, writeField } from './field.ts';

/** What Gravity Forms stores for every new field. */
const plain = { formId: 9, label: '', isRequired: false, size: 'medium', visibility: 'visible' };
const input = (id: string, label: string, more: object = {}) => ({ id, label, name: '', ...more });

test.each<[what: string, settings: FieldJson, stored: GravityField]>([
  ['a text', { type: 'TEXT', id: 1 }, { ...plain, type: 'text', id: 1 }],
  [
    'a mask and a word for the browser, which are switched on',
    { type: 'TEXT', id: 1, inputMaskValue: '99', autocompleteAttribute: 'tel' },
    {
      ...plain,
      type: 'text',
      id: 1,
      inputMask: true,
      inputMaskValue: '99',
      enableAutocomplete: true,
      autocompleteAttribute: 'tel',
    },
  ],
  [
    'a formula, which is switched on',
    { type: 'NUMBER', id: 1, calculationFormula: '{A:2} * 2' },
    { ...plain, type: 'number', id: 1, enableCalculation: true, calculationFormula: '{A:2} * 2' },
  ],
  [
    'a name with all its inputs',
    {
      type: 'NAME',
      id: 2,
      parts: { prefix: { isHidden: false }, last: { isHidden: true } },
      prefixes: [{ text: 'Dr.' }],
    },
    {
      ...plain,
      type: 'name',
      id: 2,
      inputs: [
        input('2.2', 'Prefix', { choices: [{ text: 'Dr.', value: 'Dr.', isSelected: false, price: '' }] }),
        input('2.3', 'First'),
        input('2.4', 'Middle', { isHidden: true }),
        input('2.6', 'Last', { isHidden: true }),
        input('2.8', 'Suffix', { isHidden: true }),
      ],
    },
  ],
  [
    'an address',
    { type: 'ADDRESS', id: 3, parts: { city: { label: 'Town', placeholder: 'Duluth', customLabel: 'Where' } } },
    {
      ...plain,
      type: 'address',
      id: 3,
      inputs: [
        input('3.1', 'Street Address'),
        input('3.2', 'Address Line 2'),
        input('3.3', 'Town', { placeholder: 'Duluth', customLabel: 'Where' }),
        input('3.4', 'State / Province / Region'),
        input('3.5', 'ZIP / Postal Code'),
        input('3.6', 'Country'),
      ],
    },
  ],
  [
    'an address in the United States, without its country',
    { type: 'ADDRESS', id: 3, addressType: 'US' },
    {
      ...plain,
      type: 'address',
      id: 3,
      addressType: 'us',
      inputs: [
        input('3.1', 'Street Address'),
        input('3.2', 'Address Line 2'),
        input('3.3', 'City'),
        input('3.4', 'State'),
        input('3.5', 'ZIP Code'),
        input('3.6', 'Country', { isHidden: true }),
      ],
    },
  ],
  ['an email address', { type: 'EMAIL', id: 4 }, { ...plain, type: 'email', id: 4, inputs: null }],
  [
    'an email address with its confirmation',
    {
      type: 'EMAIL',
      id: 4,
      hasEmailConfirmation: true,
      placeholder: 'a@b.example',
      confirmation: { placeholder: 'again' },
    },
    {
      ...plain,
      type: 'email',
      id: 4,
      placeholder: 'a@b.example',
      emailConfirmEnabled: true,
      inputs: [
        input('4', 'Enter Email', { placeholder: 'a@b.example' }),
        input('4.2', 'Confirm Email', { placeholder: 'again' }),
      ],
    },
  ],
  [
    'a list with columns',
    { type: 'LIST', id: 5, columns: ['Part'] },
    {
      ...plain,
      type: 'list',
      id: 5,
      enableColumns: true,
      choices: [{ text: 'Part', value: 'Part', isSelected: false, price: '' }],
    },
  ],
  [
    'a list without columns',
    { type: 'LIST', id: 5 },
    { ...plain, type: 'list', id: 5, enableColumns: false, choices: null },
  ],
  [
    'the buttons of a page',
    {
      type: 'PAGE',
      id: 6,
      nextButton: { text: 'Go on', type: 'TEXT' },
      previousButton: { text: 'Back', type: 'TEXT' },
    },
    {
      ...plain,
      type: 'page',
      id: 6,
      nextButton: { type: 'text', text: 'Go on', imageUrl: '' },
      previousButton: { type: 'text', text: 'Back', imageUrl: '' },
    },
  ],
  [
    'a consent with what its three inputs store',
    { type: 'CONSENT', id: 7, checkboxLabel: 'I agree' },
    {
      ...plain,
      type: 'consent',
      id: 7,
      checkboxLabel: 'I agree',
      choices: [{ text: 'Checked', value: '1', isSelected: false, price: '' }],
      inputs: [input('7.1', 'Consent'), input('7.2', 'Text'), input('7.3', 'Description')],
    },
  ],
  [
    'choices with values and prices of their own',
    { type: 'PRODUCT_SELECT', id: 8, choices: [{ text: 'Large', value: 'l', isSelected: true, price: 5 }] },
    {
      ...plain,
      type: 'product',
      id: 8,
      inputType: 'select',
      enableChoiceValue: true,
      choices: [{ text: 'Large', value: 'l', isSelected: true, price: '$5.00' }],
    },
  ],
  [
    'an input for each box',
    { type: 'CHECKBOX', id: 8, choices: [{ text: 'A' }, { text: 'B' }] },
    {
      ...plain,
      type: 'checkbox',
      id: 8,
      enableChoiceValue: false,
      choices: [
        { text: 'A', value: 'A', isSelected: false, price: '' },
        { text: 'B', value: 'B', isSelected: false, price: '' },
      ],
      inputs: [input('8.1', 'A'), input('8.2', 'B')],
    },
  ],
  [
    'the statements of a Likert field, whose inputs carry their names',
    { type: 'SURVEY', id: 8, inputType: 'LIKERT', choices: [{ text: 'Yes' }], rows: [{ text: 'Fast', value: 'row1' }] },
    {
      ...plain,
      type: 'survey',
      id: 8,
      inputType: 'likert',
      enableChoiceValue: false,
      choices: [{ text: 'Yes', value: 'Yes', isSelected: false, price: '' }],
      gsurveyLikertEnableMultipleRows: true,
      gsurveyLikertRows: [{ text: 'Fast', value: 'row1' }],
      inputs: [{ id: '8.1', label: 'Fast', name: 'row1' }],
    },
  ],
])('%s is the same after it was written and read', (_what, settings, stored) => {
  expect(writeField(settings, 9)).toEqual(stored);
  expect(readField(writeField(settings, 9))).toEqual({ ...settings, size: 'MEDIUM' });
});

test('a page without buttons of its own is written with the usual ones', () => {
  const [nextButton, previousButton] = ['Next', 'Previous'].map((text) => ({ type: 'text', text, imageUrl: '' }));
  expect(writeField({ type: 'PAGE', id: 6 }, 9)).toEqual({ ...plain, type: 'page', id: 6, nextButton, previousButton });
});

test('a setting that its switch turns off is not read', () => {
  const settings = { inputMaskValue: '99', autocompleteAttribute: 'tel', calculationFormula: '1' };
  expect(readField({ id: 1, type: 'text', ...settings })).toEqual({ id: 1, type: 'TEXT' });
  const inputs = [{ id: '1' }, { id: '1.2', placeholder: 'again' }];
  expect(readField({ id: 1, type: 'email', inputs })).toEqual({ id: 1, type: 'EMAIL' });
  const choices = [{ text: 'Part' }];
  expect(readField({ id: 1, type: 'list', choices })).toEqual({ id: 1, type: 'LIST' });
  const gsurveyLikertRows = [{ text: 'Fast', value: 'row1' }];
  const survey = { id: 1, type: 'survey', inputType: 'likert', gsurveyLikertRows };
  expect(readField(survey)).toEqual({ id: 1, type: 'SURVEY', inputType: 'LIKERT' });
});

test('a calculated product has its formula without a switch', () => {
  const product = { id: 1, type: 'product', inputType: 'calculation', calculationFormula: '{A:2} * 2' };
  expect(readField(product)).toEqual({ id: 1, type: 'PRODUCT_CALCULATION', calculationFormula: '{A:2} * 2' });
});

test.each(['select', 'multiselect', 'radio', 'checkbox'])('a %s without choices has an empty list of them', (type) => {
  expect(readField({ id: 1, type, storageType: 'json' })).toEqual({ id: 1, type: type.toUpperCase(), choices: [] });
});

test('the texts of an address with a confirmation are those of its inputs', () => {
  const texts = { placeholder: 'a', defaultValue: 'b', autocompleteAttribute: 'email' };
  const inputs = [
    { id: '1', ...texts, customLabel: 'Yours' },
    { id: '1.2', ...texts, customLabel: 'Again' },
  ];
  expect(readField({ id: 1, type: 'email', emailConfirmEnabled: true, inputs })).toEqual({
    id: 1,
    type: 'EMAIL',
    hasEmailConfirmation: true,
    ...texts,
    confirmation: { ...texts, customLabel: 'Again' },
  });
  expect(readField({ id: 1, type: 'email', emailConfirmEnabled: true })).not.toHaveProperty('confirmation');
});

test('a page keeps the buttons of its editor', () => {
  const nextButton = { type: 'image', imageUrl: '/next.png' };
  expect(readField({ id: 1, type: 'page', nextButton, previousButton: {} })).toEqual({
    id: 1,
    type: 'PAGE',
    nextButton: { type: 'IMAGE', imageUrl: '/next.png' },
  });
});

test('an HTML field keeps the content of its editor', () => {
  expect(readField({ id: 1, type: 'html', content: '<p>Hi</p>' })).toEqual({
    id: 1,
    type: 'HTML',
    content: '<p>Hi</p>',
  });
});

test('a part that Gravity Forms does not store is hidden', () => {
  const inputs = [{ id: '1.3', label: 'First' }];
  expect(readField({ id: 1, type: 'name', inputs })).toMatchObject({ parts: { last: { isHidden: true } } });
  const canadian = { id: 1, type: 'address', addressType: 'canadian' };
  const stored = [1, 2, 3, 4, 5].map((part) => ({ id: `1.${part}` }));
  expect(readField({ ...canadian, inputs: stored })).toEqual({ id: 1, type: 'ADDRESS', addressType: 'CANADA' });
});

test('a part keeps a label and texts that differ from the usual ones', () => {
  const words = { customLabel: 'Given', placeholder: 'Ada', defaultValue: 'A', autocompleteAttribute: 'x', name: 'n' };
  const inputs = [2, 3, 4, 6, 8].map((part) => ({
    id: `1.${part}`,
    isHidden: part % 3 !== 0,
    ...(part === 3 && { label: 'Forename', ...words }),
  }));
  expect(readField({ id: 1, type: 'name', inputs })).toEqual({
    id: 1,
    type: 'NAME',
    parts: { first: { label: 'Forename', ...words } },
  });
});

test.each([true, undefined])(
  'several choices are stored as JSON unless with commas between them: %s',
  (isCommaSeparated) => {
    const field = { type: 'MULTISELECT', id: 1, choices: [], ...(isCommaSeparated && { isCommaSeparated }) };
    const written = writeField(field, 1);
    expect(written.storageType).toBe(isCommaSeparated ? undefined : 'json');
    expect(readField(written)).toEqual({ size: 'MEDIUM', ...field });
  },
);

test.each<[string, GravityField]>([
  ['a product that was a calculation', { id: 1, type: 'product', inputType: 'singleproduct', enableCalculation: true }],
  ['a number that names itself', { id: 1, type: 'number', enableCalculation: true }],
])('%s is not calculated', (_what, field) => {
  const read = readField({ ...field, calculationFormula: '2 * {A:1}' });
  expect(read).not.toHaveProperty('calculationFormula');
});

test('parts of an address that an old version hid are hidden', () => {
  const inputs = [1, 2, 3, 4, 5, 6].map((part) => ({ id: `1.${part}` }));
  const read = readField({ id: 1, type: 'address', hideAddress2: '1', hideState: false, inputs });
  expect(read.parts).toEqual({ lineTwo: { isHidden: true } });
});

test('an empty value of a choice is kept where choices have values of their own', () => {
  const choices = [{ text: 'None', value: '' }];
  const select = { id: 1, type: 'select', choices };
  expect(readField({ ...select, enableChoiceValue: true }).choices).toEqual([{ text: 'None', value: '' }]);
  expect(readField(select).choices).toEqual([{ text: 'None' }]);
  expect(writeField({ type: 'SELECT', id: 1, choices }, 1)).toMatchObject({ choices, enableChoiceValue: true });
});
