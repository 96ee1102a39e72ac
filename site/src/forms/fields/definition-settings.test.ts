import * as texts from '@headwater/brand/texts.ts';
import { currencies } from '@headwater/contract/forms/currencies.ts';
import { expect, test } from 'vitest';
import { aField } from '../testing/build-form.ts';
import * as addOns from './add-on-definitions.ts';
import * as usual from './definitions.ts';
import * as posts from './post-definitions.ts';
import * as rare from './rare-definitions.ts';
import type { FieldDefinition } from './reading/define-field.ts';
import type { FieldNode } from './reading/field.fragment.ts';
import type { FieldBase } from './shared/field-base.ts';

const base = aField('SECTION', 5);
const all: Record<string, FieldDefinition<FieldBase>> = { ...usual, ...rare, ...posts, ...addOns };

/** What a field has besides the base that every field has. @param settings what the CMS says about the type */
function settingsOf(name: string, settings: object): object {
  const field = all[name]?.read(settings as unknown as FieldNode, {
    base,
    clean: { html: (html) => html, text: (html) => html },
    canPrefill: true,
    currency: currencies.USD,
    acceptsFiles: true,
    placements: { label: 'TOP', description: 'BELOW', subLabel: 'BELOW' },
    typed: {},
  });
  const own = Object.entries({ ...field }).filter(([key, value]) => Reflect.get(base, key) !== value);
  return Object.fromEntries(own.filter(([key]) => key !== 'currency'));
}

const typed = { placeholder: null, defaultValue: null, size: 'MEDIUM', autocomplete: null };
const select = { type: 'SELECT', ...typed, choices: [], isSearchable: false };
const radio = { type: 'RADIO', choices: [], hasOtherChoice: false };
const checkbox = { type: 'CHECKBOX', choices: [], hasSelectAll: false };
const number = { type: 'NUMBER', ...typed, format: 'DECIMAL_DOT', min: null, max: null, formula: null };
const text = { type: 'TEXT', ...typed, maxLength: null, inputMask: null, isPassword: false };
const files = {
  type: 'FILEUPLOAD',
  acceptsFiles: true,
  allowedExtensions: [],
  isMultiple: false,
  maxFiles: 1,
  maxFileSize: null,
};
const product = { type: 'PRODUCT', order: { part: 'product' }, price: 0, formula: null, hasQuantity: true };
const option = { part: 'option', product: 0 };
const quantity = { part: 'quantity', product: 0 };
const shipping = { part: 'shipping' };
const { order } = product;

test.each<[string, object]>([
  [
    'AddressField',
    {
      type: 'ADDRESS',
      addressType: 'INTERNATIONAL',
      copied: null,
      inputs: [],
      impliedCountry: null,
      subLabelPlacement: 'BELOW',
    },
  ],
  [
    'CaptchaField',
    { type: 'CAPTCHA', isRequired: true, badgePosition: 'BOTTOM_RIGHT', theme: 'LIGHT', language: null },
  ],
  ['CheckboxField', checkbox],
  ['ConsentField', { type: 'CONSENT', checkboxLabel: '' }],
  ['DateField', { type: 'DATE', ...typed, format: 'MDY', dateType: 'PICKER' }],
  ['EmailField', { type: 'EMAIL', ...typed, inputLabel: 'Enter Email', confirmation: null }],
  ['FileUploadField', files],
  ['HiddenField', { type: 'HIDDEN', visibility: 'HIDDEN', defaultValue: null }],
  ['HtmlField', { type: 'HTML', content: '' }],
  ['ListField', { type: 'LIST', columns: [], maxRows: null }],
  ['MultiSelectField', { type: 'MULTISELECT', size: 'MEDIUM', choices: [], isSearchable: false }],
  ['NameField', { type: 'NAME', inputs: [], subLabelPlacement: 'BELOW' }],
  ['NumberField', number],
  ['PageField', { type: 'PAGE' }],
  ['PhoneField', { type: 'PHONE', ...typed, format: 'INTERNATIONAL' }],
  ['RadioField', radio],
  ['SelectField', select],
  ['TextField', text],
  ['TextAreaField', { type: 'TEXTAREA', ...typed, maxLength: null }],
  ['TimeField', { type: 'TIME', format: 'H12' }],
  ['WebsiteField', { type: 'WEBSITE', ...typed }],
  ['ImageChoiceField', radio],
  ['MultiChoiceField', radio],
  ['OptionCheckboxField', { ...checkbox, order: option }],
  ['OptionRadioField', { ...radio, order: option }],
  ['OptionSelectField', { ...select, order: option }],
  ['ProductPriceField', { type: 'PRICE', ...typed, order }],
  ['ProductCalculationField', product],
  ['ProductHiddenField', { ...product, visibility: 'HIDDEN', hasQuantity: false }],
  ['ProductSingleField', product],
  ['ProductRadioField', { ...radio, order }],
  ['ProductSelectField', { ...select, order }],
  ['QuantityHiddenField', { type: 'HIDDEN', visibility: 'HIDDEN', defaultValue: null, order: quantity }],
  ['QuantityNumberField', { ...number, order: quantity }],
  ['QuantitySelectField', { ...select, order: quantity }],
  ['ShippingSingleField', { type: 'SHIPPING', price: 0, order: shipping }],
  ['ShippingRadioField', { ...radio, order: shipping }],
  ['ShippingSelectField', { ...select, order: shipping }],
  ['TotalField', { type: 'TOTAL', amount: 0 }],
  [
    'PostImageField',
    { ...files, isPicture: true, allowedExtensions: ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'heic'] },
  ],
  ['PollField', radio],
  ['SurveyField', radio],
])('a %s has simple settings where its editor chose none', (name, expected) => {
  expect(settingsOf(name, {})).toEqual(expected);
});

test.each([
  ['PollField', { inputType: 'SELECT' }],
  ['QuizSelectField', {}],
])('a drop down of a %s begins with none, as in Gravity Forms', (name, settings) => {
  expect(settingsOf(name, settings)).toMatchObject({ type: 'SELECT', placeholder: texts.selectPlaceholder });
});

const choices = [{ text: 'a', value: null, isSelected: null }, null, { text: 'B', value: 'b', isSelected: true }];
const [a, b] = [
  { text: 'a', value: 'a', isSelected: false },
  { text: 'B', value: 'b', isSelected: true },
];

test.each<[string, object, object]>([
  ['SelectField', { hasEnhancedUI: true }, { ...select, choices: [a, b], isSearchable: true }],
  [
    'MultiSelectField',
    { hasEnhancedUI: true },
    { type: 'MULTISELECT', size: 'MEDIUM', choices: [a, b], isSearchable: true },
  ],
  ['RadioField', { hasOtherChoice: true }, { ...radio, choices: [a, b], hasOtherChoice: true }],
  [
    'CheckboxField',
    { hasSelectAll: true, inputs: [{ id: 5.1 }, null, { id: 5.3 }] },
    {
      ...checkbox,
      choices: [
        { ...a, inputId: 5.1 },
        { ...b, inputId: 5.3 },
      ],
      hasSelectAll: true,
    },
  ],
  ['ListField', { hasColumns: true, maxRows: 3 }, { type: 'LIST', columns: ['a', 'B'], maxRows: 3 }],
  ['ListField', { hasColumns: false, maxRows: 0 }, { type: 'LIST', columns: [], maxRows: null }],
  ['SurveyField', { inputType: 'SELECT' }, { ...select, choices: [a, b] }],
  ['SurveyField', { inputType: 'RANK' }, { type: 'RANK', choices: [a, b] }],
  ['SurveyField', { inputType: 'RATING' }, { ...radio, choices: [a, b], cssClass: 'form-rating' }],
  ['SurveyField', { inputType: 'LIKERT' }, { ...radio, choices: [a, b], cssClass: 'form-likert' }],
  ['SurveyField', { inputType: 'TEXT' }, text],
  ['SurveyField', { inputType: 'TEXTAREA' }, { type: 'TEXTAREA', ...typed, maxLength: null }],
  ['SurveyField', { inputType: 'CHECKBOX' }, checkbox],
  [
    'SurveyField',
    { inputType: 'LIKERT', inputs: [{ id: 5.1, label: 'Row', name: 'r' }, null, { id: null, label: null }] },
    {
      type: 'LIKERT',
      rows: [
        {
          inputId: 5.1,
          text: 'Row',
          choices: [
            { ...a, value: 'r:a' },
            { ...b, value: 'r:b' },
          ],
        },
      ],
      choices: [
        { ...a, value: 'r:a', inputId: 5.1 },
        { ...b, value: 'r:b', inputId: 5.1 },
      ],
    },
  ],
  [
    'SurveyField',
    { inputType: 'LIKERT', inputs: [{ id: 5.1, label: null, name: null }], choices: [choices[0]] },
    {
      type: 'LIKERT',
      rows: [{ inputId: 5.1, text: '', choices: [{ ...a, value: ':a' }] }],
      choices: [{ ...a, value: ':a', inputId: 5.1 }],
    },
  ],
  [
    'QuantitySelectField',
    { connectedProductField: { databaseId: 3 } },
    { ...select, choices: [a, b], order: { ...quantity, product: 3 } },
  ],
])('a %s has what its editor chose: %j', (name, settings, expected) => {
  expect(settingsOf(name, { inputName: 'x', choices, ...settings })).toEqual({ prefill: 'x', ...expected });
});

test.each<[string, object, object]>([
  [
    'NumberField',
    { rangeMin: 0, rangeMax: '9.5', numberFormat: 'CURRENCY' },
    { ...number, min: 0, max: 9.5, format: 'CURRENCY' },
  ],
  [
    'NumberField',
    { rangeMin: ' ', rangeMax: 'x', isCalculation: true, calculationFormula: '1+1', calculationRounding: 0 },
    { ...number, formula: { text: '1+1', rounding: 0 } },
  ],
  [
    'NumberField',
    { isCalculation: true, calculationFormula: '1+1', calculationRounding: -1 },
    { ...number, formula: { text: '1+1', rounding: null } },
  ],
  ['NumberField', { isCalculation: false, calculationFormula: '1+1', calculationRounding: null }, number],
  [
    'TextAreaField',
    { maxLength: 5, hasRichTextEditor: true },
    { type: 'TEXTAREA', ...typed, maxLength: 5, isRich: true },
  ],
  [
    'TextField',
    { maxLength: 5, hasInputMask: true, inputMaskValue: '99', isPasswordInput: true },
    { ...text, maxLength: 5, inputMask: '99', isPassword: true },
  ],
  ['TextField', { hasInputMask: false, inputMaskValue: '99' }, text],
  ['DateField', { dateFormat: 'DMY', dateType: 'FIELD' }, { type: 'DATE', ...typed, format: 'DMY', dateType: 'FIELD' }],
  ['TimeField', { timeFormat: 'H24' }, { type: 'TIME', format: 'H24' }],
  ['PhoneField', { phoneFormatType: 'STANDARD' }, { type: 'PHONE', ...typed, format: 'STANDARD' }],
  [
    'FileUploadField',
    { allowedExtensions: ['pdf', null], maxFiles: 2, maxFileSize: 3, canAcceptMultipleFiles: true },
    { ...files, allowedExtensions: ['pdf'], isMultiple: true, maxFiles: 2, maxFileSize: 3_145_728 },
  ],
  ['PostImageField', { allowedExtensions: ['png'] }, { ...files, isPicture: true, allowedExtensions: ['png'] }],
  ['ProductSingleField', { formattedPrice: '$5.00', hasQuantity: false }, { ...product, price: 5, hasQuantity: false }],
  [
    'ProductHiddenField',
    { formattedPrice: '$5.00' },
    { ...product, price: 5, visibility: 'HIDDEN', hasQuantity: false },
  ],
  [
    'ProductCalculationField',
    { calculationFormula: '1+1', calculationRounding: 2, hasQuantity: false },
    { ...product, formula: { text: '1+1', rounding: 2 }, hasQuantity: false },
  ],
  ['ShippingSingleField', { formattedPrice: '$4.00' }, { type: 'SHIPPING', price: 4, order: shipping }],
  [
    'QuantityNumberField',
    { connectedProductField: { databaseId: 3 }, rangeMin: 1 },
    { ...number, min: 1, order: { ...quantity, product: 3 } },
  ],
])('a %s has the settings of its editor: %j', (name, settings, expected) => {
  expect(settingsOf(name, settings)).toEqual(expected);
});

const priced = [
  { text: 'a', value: null, isSelected: null, formattedPrice: '$2.50' },
  { text: 'B', value: 'b', isSelected: true, formattedPrice: null },
];

test.each<[string, object, string]>([
  ['ProductSelectField', { ...select, order }, 'a'],
  ['ProductRadioField', { ...radio, order }, 'a'],
  ['OptionSelectField', { ...select, order: { ...option, product: 3 } }, 'a +$2.50'],
  ['OptionRadioField', { ...radio, order: { ...option, product: 3 } }, 'a +$2.50'],
  ['ShippingSelectField', { ...select, order: shipping }, 'a +$2.50'],
  ['ShippingRadioField', { ...radio, order: shipping }, 'a +$2.50'],
])(
  'the prices of the choices of a %s are in their values, for options and shipping also in their texts',
  (name, expected, named) => {
    const settings = { choices: priced, connectedProductField: { databaseId: 3 } };
    expect(settingsOf(name, settings)).toEqual({
      ...expected,
      choices: [
        { ...a, text: named, value: 'a|2.5' },
        { ...b, value: 'b|0' },
      ],
    });
  },
);

test('a choice that makes an order cheaper says so', () => {
  const settings = { choices: [{ text: 'a', value: 'a', formattedPrice: '-$3.00' }], connectedProductField: null };
  expect(settingsOf('OptionRadioField', settings)).toMatchObject({ choices: [{ text: 'a -$3.00', value: 'a|-3' }] });
});
