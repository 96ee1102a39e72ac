import type { GravityField } from '../../gravity-form.ts';
import type { JsonObject } from '../../json.ts';
import { after, choice, everySetting, type FormSource, fullFields } from './form-source.ts';

const words = [choice('Pumps'), choice('Valves & pipes', 'valves', { isSelected: true }), choice('Drives')];
const categories = [choice('Uncategorized', '1', { isSelected: true })];

function boxes(id: number, list: readonly JsonObject[]): JsonObject[] {
  return list.map(({ text }, at) => ({ id: `${id}.${at + 1}`, label: String(text), name: '' }));
}

function custom(id: number, inputType: string, more: JsonObject = {}): GravityField {
  const own = { postCustomFieldName: `own_${inputType}`, ...everySetting(inputType), ...after(1, 'A title') };
  return {
    id,
    type: 'post_custom_field',
    label: `Custom ${inputType}`,
    inputType,
    ...own,
    defaultValue: 'Default',
    ...more,
  };
}

function tags(id: number, inputType: string, more: JsonObject = {}): GravityField {
  const own = { ...everySetting(inputType), ...after(1, 'A title'), defaultValue: 'Pumps' };
  return { id, type: 'post_tags', label: `Tags ${inputType}`, inputType, ...own, choices: words, ...more };
}

function category(id: number, inputType: string, more: JsonObject = {}): GravityField {
  const own = { ...everySetting(inputType), ...after(1, 'A title') };
  return { id, type: 'post_category', label: `Category ${inputType}`, inputType, ...own, choices: categories, ...more };
}

const full = fullFields(after(1, 'A title'));

/** Fields from which Gravity Forms writes a post. */
export const posts: FormSource = {
  title: 'Posts',
  settings: { postStatus: 'draft', postFormat: '0' },
  fields: [
    {
      field: {
        id: 1,
        type: 'post_title',
        label: 'Title',
        ...everySetting('title'),
        defaultValue: 'Default',
        ...after(13, 'oneline'),
      },
      entered: { input_1: 'A title' },
    },
    {
      field: full(2, 'post_content', 'Body', 'body', {
        defaultValue: 'Default',
        maxLength: '500',
        useRichTextEditor: true,
      }),
      entered: { input_2: 'Some text' },
    },
    {
      field: full(3, 'post_excerpt', 'Excerpt', 'excerpt', { defaultValue: 'Default', maxLength: '90' }),
      entered: { input_3: 'In short' },
    },
    {
      field: tags(4, 'text', {
        choices: null,
        maxLength: '90',
        inputMask: true,
        inputMaskValue: '*?**********',
        enablePasswordInput: true,
      }),
      entered: { input_4: 'pumps' },
    },
    { field: tags(5, 'select', { enableEnhancedUI: true }), entered: { input_5: 'valves' } },
    {
      field: tags(6, 'radio', {
        enableOtherChoice: true,
        choices: [...words, choice('Other', 'gf_other_choice', { isOtherChoice: true })],
      }),
      entered: { input_6: 'Drives' },
    },
    {
      field: tags(7, 'checkbox', { inputs: boxes(7, words), enableSelectAll: true }),
      entered: { input_7_1: 'Pumps', input_7_3: 'Drives' },
    },
    {
      field: tags(8, 'multiselect', { enableEnhancedUI: true, storageType: 'json' }),
      entered: { 'input_8[]': ['Pumps', 'valves'] },
    },
    { field: category(9, 'select', { enableEnhancedUI: true, defaultValue: '1' }), entered: { input_9: '1' } },
    { field: category(10, 'radio'), entered: { input_10: '1' } },
    {
      field: category(11, 'checkbox', { inputs: boxes(11, categories), enableSelectAll: true }),
      entered: { input_11_1: '1' },
    },
    {
      field: category(12, 'multiselect', { enableEnhancedUI: true, storageType: 'json' }),
      entered: { 'input_12[]': ['1'] },
    },
    {
      field: custom(13, 'text', {
        conditionalLogic: null,
        maxLength: '30',
        inputMask: true,
        inputMaskValue: '*?*****************',
        enablePasswordInput: false,
      }),
      entered: { input_13: 'oneline' },
    },
    {
      field: custom(14, 'textarea', { maxLength: '300', useRichTextEditor: true }),
      entered: { input_14: 'more text' },
    },
    { field: custom(15, 'hidden', { defaultValue: 'kept' }), entered: { input_15: 'kept' } },
    { field: custom(16, 'email'), entered: { input_16: 'ada@b-pumps.co' } },
    { field: custom(17, 'phone', { phoneFormat: 'standard' }), entered: { input_17: '(218) 555-0142' } },
    {
      field: custom(18, 'number', { numberFormat: 'decimal_comma', rangeMin: '1', rangeMax: '9', defaultValue: '2' }),
      entered: { input_18: '3,5' },
    },
    { field: custom(19, 'website'), entered: { input_19: 'https://example.com/' } },
    {
      field: custom(20, 'date', { dateFormat: 'dmy_dot', dateType: 'datepicker', defaultValue: '01.02.2026' }),
      entered: { input_20: '2026-02-01' },
      posted: { input_20: '01.02.2026' },
    },
    {
      field: custom(21, 'time', { timeFormat: '24', inputs: boxes(21, [choice('HH'), choice('MM')]) }),
      entered: { input_21: '13:05' },
      posted: { 'input_21[]': ['13', '05'] },
    },
    {
      field: custom(22, 'select', { choices: words, enableEnhancedUI: true, defaultValue: 'Pumps' }),
      entered: { input_22: 'valves' },
    },
    {
      field: custom(23, 'multiselect', { choices: words, enableEnhancedUI: true, storageType: 'json' }),
      entered: { 'input_23[]': ['valves', 'Drives'] },
    },
    {
      field: custom(24, 'radio', {
        choices: [...words, choice('Other', 'gf_other_choice', { isOtherChoice: true })],
        enableOtherChoice: true,
      }),
      entered: { input_24: 'gf_other_choice', input_24_other: 'Something else' },
    },
    {
      field: custom(25, 'checkbox', { choices: words, inputs: boxes(25, words), enableSelectAll: true }),
      entered: { input_25_2: 'valves' },
    },
    {
      field: custom(26, 'list', { enableColumns: true, choices: [choice('A'), choice('B')], maxRows: '3' }),
      entered: { 'input_26[]': ['1', '2'] },
    },
    {
      field: custom(27, 'number', {
        numberFormat: 'decimal_dot',
        defaultValue: '',
        isRequired: false,
        enableCalculation: true,
        calculationFormula: '2 * 3',
        calculationRounding: '1',
      }),
      posted: { input_27: '6' },
    },
    {
      field: custom(28, 'email', {
        emailConfirmEnabled: true,
        inputs: [
          {
            id: '28',
            label: 'Enter Email',
            name: '',
            customLabel: 'Yours',
            placeholder: 'you@b-pumps.co',
            defaultValue: 'x@b-pumps.co',
            autocompleteAttribute: 'email',
          },
          { id: '28.2', label: 'Confirm Email', name: '', customLabel: 'Again', placeholder: 'again' },
        ],
      }),
      entered: { input_28: 'bob@b-pumps.co', input_28_2: 'bob@b-pumps.co' },
    },
    { field: custom(29, 'text', { isRequired: false, enablePasswordInput: true }), entered: { input_29: 'secret' } },
    { field: custom(30, 'phone', { phoneFormat: 'international', isRequired: false }) },
  ],
};
