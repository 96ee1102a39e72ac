import type { GravityField } from '../../gravity-form.ts';
import type { JsonObject } from '../../json.ts';
import { after, choice, everySetting, type FormSource, fullFields, given } from './form-source.ts';

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
    given(
      {
        id: 1,
        type: 'post_title',
        label: 'Title',
        ...everySetting('title'),
        defaultValue: 'Default',
        ...after(13, 'oneline'),
      },
      'A title',
    ),
    given(
      full(2, 'post_content', 'Body', 'body', { defaultValue: 'Default', maxLength: '500', useRichTextEditor: true }),
      'Some text',
    ),
    given(full(3, 'post_excerpt', 'Excerpt', 'excerpt', { defaultValue: 'Default', maxLength: '90' }), 'In short'),
    given(
      tags(4, 'text', {
        choices: null,
        maxLength: '90',
        inputMask: true,
        inputMaskValue: '*?**********',
        enablePasswordInput: true,
      }),
      'pumps',
    ),
    given(tags(5, 'select', { enableEnhancedUI: true }), 'valves'),
    given(
      tags(6, 'radio', {
        enableOtherChoice: true,
        choices: [...words, choice('Other', 'gf_other_choice', { isOtherChoice: true })],
      }),
      'Drives',
    ),
    given(tags(7, 'checkbox', { inputs: boxes(7, words), enableSelectAll: true }), {
      input_7_1: 'Pumps',
      input_7_3: 'Drives',
    }),
    given(tags(8, 'multiselect', { enableEnhancedUI: true, storageType: 'json' }), ['Pumps', 'valves']),
    given(category(9, 'select', { enableEnhancedUI: true, defaultValue: '1' }), '1'),
    given(category(10, 'radio'), '1'),
    given(category(11, 'checkbox', { inputs: boxes(11, categories), enableSelectAll: true }), { input_11_1: '1' }),
    given(category(12, 'multiselect', { enableEnhancedUI: true, storageType: 'json' }), ['1']),
    given(
      custom(13, 'text', {
        conditionalLogic: null,
        maxLength: '30',
        inputMask: true,
        inputMaskValue: '*?*****************',
        enablePasswordInput: false,
      }),
      'oneline',
    ),
    given(custom(14, 'textarea', { maxLength: '300', useRichTextEditor: true }), 'more text'),
    given(custom(15, 'hidden', { defaultValue: 'kept' }), 'kept'),
    given(custom(16, 'email'), 'ada@b-pumps.co'),
    given(custom(17, 'phone', { phoneFormat: 'standard' }), '(218) 555-0142'),
    given(
      custom(18, 'number', { numberFormat: 'decimal_comma', rangeMin: '1', rangeMax: '9', defaultValue: '2' }),
      '3,5',
    ),
    given(custom(19, 'website'), 'https://example.com/'),
    given(
      custom(20, 'date', { dateFormat: 'dmy_dot', dateType: 'datepicker', defaultValue: '01.02.2026' }),
      '2026-02-01',
      '01.02.2026',
    ),
    given(custom(21, 'time', { timeFormat: '24', inputs: boxes(21, [choice('HH'), choice('MM')]) }), '13:05', [
      '13',
      '05',
    ]),
    given(custom(22, 'select', { choices: words, enableEnhancedUI: true, defaultValue: 'Pumps' }), 'valves'),
    given(custom(23, 'multiselect', { choices: words, enableEnhancedUI: true, storageType: 'json' }), [
      'valves',
      'Drives',
    ]),
    given(
      custom(24, 'radio', {
        choices: [...words, choice('Other', 'gf_other_choice', { isOtherChoice: true })],
        enableOtherChoice: true,
      }),
      { input_24: 'gf_other_choice', input_24_other: 'Something else' },
    ),
    given(custom(25, 'checkbox', { choices: words, inputs: boxes(25, words), enableSelectAll: true }), {
      input_25_2: 'valves',
    }),
    given(custom(26, 'list', { enableColumns: true, choices: [choice('A'), choice('B')], maxRows: '3' }), ['1', '2']),
    given(
      custom(27, 'number', {
        numberFormat: 'decimal_dot',
        defaultValue: '',
        isRequired: false,
        enableCalculation: true,
        calculationFormula: '2 * 3',
        calculationRounding: '1',
      }),
      undefined,
      '6',
    ),
    given(
      custom(28, 'email', {
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
      { input_28: 'bob@b-pumps.co', input_28_2: 'bob@b-pumps.co' },
    ),
    given(custom(29, 'text', { isRequired: false, enablePasswordInput: true }), 'secret'),
    { field: custom(30, 'phone', { phoneFormat: 'international', isRequired: false }) },
  ],
};
