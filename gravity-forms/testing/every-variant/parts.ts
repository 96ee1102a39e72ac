import type { GravityField } from '../../gravity-form.ts';
import type { Json, JsonObject } from '../../json.ts';
import { after, choice, type FormSource, fullFields, given, type NativeInputs } from './form-source.ts';

function input(id: string, label: string, more: JsonObject = {}): JsonObject {
  return { id, label, name: '', ...more };
}

const changed = (name: string) => ({
  customLabel: `Own ${name}`,
  name,
  placeholder: `Such as ${name}`,
  defaultValue: `Default ${name}`,
  autocompleteAttribute: 'section-a name',
});

function nameInputs(id: number, more: (name: string) => JsonObject, hidden: readonly string[] = []): JsonObject[] {
  const prefixes = ['Dr.', 'Ms.', 'Mr.'].map((text) => choice(text, text, { isSelected: text === 'Ms.' }));
  return [
    input(`${id}.2`, 'Prefix', { ...more('prefix'), choices: prefixes, inputType: 'radio' }),
    ...['First', 'Middle', 'Last', 'Suffix'].map((label, at) =>
      input(`${id}.${[3, 4, 6, 8][at]}`, label, { ...more(label.toLowerCase()), isHidden: hidden.includes(label) }),
    ),
  ];
}

const addressLabels = ['Street Address', 'Address Line 2', 'City', 'State / Province', 'ZIP / Postal Code', 'Country'];

function addressInputs(id: number, more: (name: string) => JsonObject = () => ({})): JsonObject[] {
  return addressLabels.map((label, at) => input(`${id}.${at + 1}`, label, more(`part${at + 1}`)));
}

/** A date of each format and kind: the first of February 2026, as Gravity Forms' page posts it. */
const dates: [format: string, picked: string, parts: readonly string[]][] = [
  ['mdy', '02/01/2026', ['2', '1', '2026']],
  ['dmy', '01/02/2026', ['1', '2', '2026']],
  ['dmy_dash', '01-02-2026', ['1', '2', '2026']],
  ['dmy_dot', '01.02.2026', ['1', '2', '2026']],
  ['ymd_slash', '2026/02/01', ['2026', '2', '1']],
  ['ymd_dash', '2026-02-01', ['2026', '2', '1']],
  ['ymd_dot', '2026.02.01', ['2026', '2', '1']],
];
const dateTypes = ['datepicker', 'datefield', 'datedropdown'];

const dateFields = dates.flatMap(([dateFormat, picked, parts], format) =>
  dateTypes.map((dateType, kind) => {
    const id = 40 + 3 * format + kind;
    const [name, partsName] = [`input_${id}`, `input_${id}[]`];
    const inputs: Json =
      kind === 0 ? null : ['Month', 'Day', 'Year'].map((label, at) => input(`${id}.${at + 1}`, label));
    const field: GravityField = { id, type: 'date', label: `${dateFormat} ${dateType}`, dateFormat, dateType, inputs };
    const entered: NativeInputs = { [name]: '2026-02-01' };
    return { field, entered, posted: kind === 0 ? { [name]: picked } : { [partsName]: parts } };
  }),
);

const full = fullFields(after(1.3, 'Ada'));

/** Fields of several inputs, dates, times and lists. */
export const parts: FormSource = {
  title: 'Parts',
  settings: {
    requiredIndicator: 'asterisk',
    descriptionPlacement: 'below',
    subLabelPlacement: 'below',
    labelPlacement: 'top_label',
  },
  fields: [
    given(
      { id: 1, type: 'name', label: 'Name', nameFormat: 'advanced', inputs: nameInputs(1, () => ({}), ['Middle']) },
      { input_1_2: 'Dr.', input_1_3: 'Ada', input_1_6: "O'Neill", input_1_8: 'Jr.' },
    ),
    given(
      full(2, 'name', 'Name all', 'name', {
        nameFormat: 'advanced',
        inputs: nameInputs(2, changed),
        subLabelPlacement: 'above',
      }),
      { input_2_2: 'Ms.', input_2_3: 'Grace', input_2_4: 'B.', input_2_6: 'Hopper', input_2_8: 'PhD' },
    ),
    given(
      {
        id: 3,
        type: 'address',
        label: 'Address',
        subLabelPlacement: 'below',
        defaultCountry: 'Germany',
        addressType: 'international',
        inputs: addressInputs(3),
      },
      { input_3_1: '1 Mill Road', input_3_3: 'Bonn', input_3_4: 'NRW', input_3_5: '53111', input_3_6: 'DE' },
      { input_3_1: '1 Mill Road', input_3_3: 'Bonn', input_3_4: 'NRW', input_3_5: '53111', input_3_6: 'Germany' },
    ),
    given(
      full(4, 'address', 'Address all', 'address', {
        addressType: 'international',
        inputs: addressInputs(4, changed),
        defaultCountry: 'Germany',
        subLabelPlacement: 'above',
        enableCopyValuesOption: true,
        copyValuesOptionField: '3',
        copyValuesOptionDefault: false,
        copyValuesOptionLabel: 'The same as above',
      }),
      {
        input_4_1: '2 Mill Road',
        input_4_2: 'Dock 3',
        input_4_3: 'Lyon',
        input_4_4: 'Rhône',
        input_4_5: '69001',
        input_4_6: 'FR',
      },
      {
        input_4_1: '2 Mill Road',
        input_4_2: 'Dock 3',
        input_4_3: 'Lyon',
        input_4_4: 'Rhône',
        input_4_5: '69001',
        input_4_6: 'France',
      },
    ),
    given(
      {
        id: 5,
        type: 'address',
        label: 'In the US',
        addressType: 'us',
        defaultState: 'Minnesota',
        defaultCountry: 'United States',
        isRequired: true,
        // As the editor saves it today; older versions did not hide the input.
        inputs: addressInputs(5).map((part, at) => ({ ...part, isHidden: at === 5 })),
      },
      { input_5_1: '3 Mill Road', input_5_3: 'Duluth', input_5_4: 'Minnesota', input_5_5: '55802' },
      {
        input_5_1: '3 Mill Road',
        input_5_3: 'Duluth',
        input_5_4: 'Minnesota',
        input_5_5: '55802',
        input_5_6: 'United States',
      },
    ),
    given(
      {
        id: 6,
        type: 'address',
        label: 'In Canada',
        addressType: 'canadian',
        defaultProvince: 'Ontario',
        defaultCountry: 'Canada',
        inputs: addressInputs(6),
      },
      { input_6_1: '4 Mill Road', input_6_3: 'Toronto', input_6_4: 'Ontario', input_6_5: 'M5V 2T6' },
      {
        input_6_1: '4 Mill Road',
        input_6_3: 'Toronto',
        input_6_4: 'Ontario',
        input_6_5: 'M5V 2T6',
        input_6_6: 'Canada',
      },
    ),
    given(
      {
        id: 7,
        type: 'time',
        label: 'Twelve',
        timeFormat: '12',
        inputs: [input('7.1', 'HH'), input('7.2', 'MM'), input('7.3', 'AM/PM')],
      },
      '13:05',
      ['01', '05', 'pm'],
    ),
    given(
      full(8, 'time', 'Twenty-four', 'time', { timeFormat: '24', inputs: [input('8.1', 'HH'), input('8.2', 'MM')] }),
      '00:30',
      ['00', '30'],
    ),
    given({ id: 9, type: 'list', label: 'List' }, ['one', 'two, "three"']),
    given(
      full(10, 'list', 'Columns', 'list', {
        maxRows: '4',
        enableColumns: true,
        choices: [choice('Pump'), choice('Head, m')],
      }),
      ['SN-4', '12', 'SN-6', ''],
    ),
    given(
      full(11, 'date', 'Date all', 'date', { dateFormat: 'mdy', dateType: 'datepicker', defaultValue: '02/03/2026' }),
      '2024-02-29',
      '02/29/2024',
    ),
    ...dateFields,
  ],
};
