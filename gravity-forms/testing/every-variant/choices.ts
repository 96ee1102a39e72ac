import type { JsonObject } from '../../json.ts';
import { after, choice, everySetting, type FormSource, fullFields, given } from './form-source.ts';

const pumps = [
  choice('Sewage & sludge', 'sewage'),
  choice('Clean water', 'clean', { isSelected: true }),
  choice('Ölpumpe', 'öl'),
];

/** Inputs of choices, of which an editor has deleted some before: their IDs have gaps. */
function inputs(id: number, numbers: readonly number[], labels: readonly string[]): JsonObject[] {
  return numbers.map((number, at) => ({
    id: `${id}.${number}`,
    label: labels[at] ?? '',
    name: '',
    key: `key${number}`,
  }));
}
const labels = pumps.map(({ text }) => String(text));
const keyed = (numbers: readonly number[]) => pumps.map((pump, at) => ({ ...pump, key: `key${numbers[at]}` }));

const full = fullFields(after(1, 'öl'));

/** Lists, radio buttons and checkboxes. */
export const choices: FormSource = {
  title: 'Choices',
  settings: {
    labelPlacement: 'left_label',
    requiredIndicator: 'text',
    button: { type: 'text', text: 'Send it', imageUrl: '' },
    pagination: null,
  },
  fields: [
    given({ id: 1, type: 'select', label: 'Select', choices: pumps }, 'öl'),
    given(
      full(2, 'select', 'Select all', 'select', {
        choices: pumps,
        enableChoiceValue: true,
        enableEnhancedUI: true,
        defaultValue: 'öl',
      }),
      'sewage',
    ),
    given({ id: 3, type: 'multiselect', label: 'Several', choices: pumps, storageType: 'json' }, ['sewage', 'öl']),
    given(
      full(4, 'multiselect', 'Several all', 'several', { choices: pumps, enableEnhancedUI: true, storageType: 'json' }),
      ['clean'],
    ),
    given({ id: 5, type: 'radio', label: 'Radio', choices: pumps }, 'sewage'),
    given(
      full(6, 'radio', 'Radio all', 'radio', {
        choices: [...pumps, choice('Other', 'gf_other_choice', { isOtherChoice: true })],
        enableOtherChoice: true,
      }),
      { input_6: 'gf_other_choice', input_6_other: 'Slurry, "thick"' },
    ),
    given(
      { id: 7, type: 'checkbox', label: 'Boxes', choices: pumps, inputs: inputs(7, [1, 2, 3], labels) },
      { input_7_1: 'sewage', input_7_3: 'öl' },
    ),
    given(
      full(8, 'checkbox', 'Boxes all', 'boxes', {
        choices: pumps,
        inputs: inputs(8, [2, 9, 11], labels),
        enableSelectAll: true,
      }),
      { input_8_9: 'clean', input_8_11: 'öl' },
    ),
    given(
      {
        id: 9,
        type: 'multi_choice',
        inputType: 'checkbox',
        label: 'Multiple',
        choiceLimit: 'unlimited',
        choices: keyed([1, 5, 7]),
        inputs: inputs(9, [1, 5, 7], labels),
      },
      { input_9_1: 'sewage', input_9_7: 'öl' },
    ),
    given(
      full(10, 'multi_choice', 'Multiple one', 'multiple', {
        inputType: 'radio',
        choiceLimit: 'single',
        choices: keyed([1, 2, 3]),
      }),
      'clean',
    ),
    given(
      {
        id: 11,
        type: 'multi_choice',
        inputType: 'checkbox',
        label: 'Exactly two',
        choiceLimit: 'exactly',
        choiceLimitNumber: '2',
        ...everySetting('exactly'),
        choices: keyed([3, 4, 12]),
        inputs: inputs(11, [3, 4, 12], labels),
      },
      { input_11_3: 'sewage', input_11_12: 'öl' },
    ),
    given(
      {
        id: 12,
        type: 'image_choice',
        inputType: 'checkbox',
        label: 'Pictures',
        choiceLimit: 'unlimited',
        choices: keyed([1, 5, 6]),
        inputs: inputs(12, [1, 5, 6], labels),
      },
      { input_12_5: 'clean' },
    ),
    given(
      full(13, 'image_choice', 'Picture', 'picture', {
        inputType: 'radio',
        choiceLimit: 'single',
        choices: keyed([1, 2, 3]),
      }),
      'öl',
    ),
    { field: { id: 14, type: 'checkbox', label: 'None', choices: pumps, inputs: inputs(14, [1, 2, 3], labels) } },
  ],
};
