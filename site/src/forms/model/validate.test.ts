import { datePickerMessage, messages, requiredInputsMessage } from '@headwater/contract/forms/messages.ts';
import { expect, test } from 'vitest';
import type { FormField } from '../fields/form-field.ts';
import type { FieldValue, ValueRecord } from '../fields/shared/field-value.ts';
import { aField, aForm, choice } from '../testing/build-form.ts';
import { initialValues } from './initial-values.ts';
import { validateForm, validatePage } from './validate.ts';

/** The message for one field; a second field has a value, so that the form is not empty. */
function messageFor(field: FormField, record?: ValueRecord): string | undefined {
  const form = aForm([field, aField('TEXT', 99)]);
  const values = [{ id: 99, value: 'x' }, ...(record ? [{ id: field.id, ...record }] : [])];
  const errors = validateForm(form, values);
  expect(errors.every(({ id }) => id === field.id)).toBe(true);
  return errors[0]?.message;
}

const required = { isRequired: true } as const;
const number = (settings: object) => aField('NUMBER', 1, settings);
const twice = { label: 'Confirm Email', placeholder: null };

test.each<[string, FormField, ValueRecord | undefined, string | undefined]>([
  ['a required text without a value', aField('TEXT', 1, required), undefined, messages.required],
  ['the longest text without a limit', aField('TEXTAREA', 1), { value: '😀'.repeat(10_000) }, undefined],
  ['a character more than that', aField('TEXTAREA', 1), { value: '😀'.repeat(10_001) }, messages.maxLength],
  ['a line beyond the longest', aField('TEXT', 1), { value: 'x'.repeat(10_001) }, messages.maxLength],
  ['a phone with too few digits', aField('PHONE', 1), { value: '555-1234' }, messages.phone],
  ['a website without a scheme', aField('WEBSITE', 1), { value: 'example.com' }, messages.website],
  ['a number without its zero', number({}), { value: '.5' }, undefined],
  ['no number', number({}), { value: '1e5' }, messages.number],
  ['thousands in the comma format', number({ format: 'DECIMAL_COMMA', min: 2 }), { value: '1.234' }, undefined],
  ['a day that the year lacks', aField('DATE', 1), { value: '2026-02-29' }, datePickerMessage('MDY')],
  ['a date in another order', aField('DATE', 1, { format: 'DMY' }), { value: '12/31/2026' }, datePickerMessage('DMY')],
  ['thirteen o’clock pm', aField('TIME', 1), { value: '13:30 pm' }, messages.time],
  [
    'two different addresses',
    aField('EMAIL', 1, { confirmation: twice }),
    { emailValues: { value: 'ada@example.com', confirmationValue: 'eve@example.com' } },
    messages.emailMismatch,
  ],
  [
    'two email addresses that differ only in spaces',
    aField('EMAIL', 1, { confirmation: twice }),
    { emailValues: { value: 'ada@example.com', confirmationValue: ' ada@example.com' } },
    undefined,
  ],
  ['a choice with a trailing space', aField('SELECT', 1, { choices: [choice('a ')] }), { value: 'a' }, undefined],
  ['a required multi-select without a choice', aField('MULTISELECT', 1, required), { values: [''] }, messages.required],
  [
    'a checkbox with the value of another',
    aField('CHECKBOX', 1),
    { checkboxValues: [{ inputId: 1.1, value: 'b' }] },
    messages.choice,
  ],
  [
    'a box that the form lacks',
    aField('CHECKBOX', 1),
    { checkboxValues: [{ inputId: 1.7, value: 'a' }] },
    messages.choice,
  ],
  ['a required consent that was not given', aField('CONSENT', 1, required), { value: '0' }, messages.required],
  ['a consent in other words', aField('CONSENT', 1), { value: 'false' }, messages.value],
  [
    'a required list with only empty rows',
    aField('LIST', 1, required),
    { listValues: [{ rowValues: [''] }] },
    messages.required,
  ],
  ['a required file, which is sent by email', aField('FILEUPLOAD', 1, required), undefined, undefined],
  [
    'a required field of an unknown type, whose lead waits for a person',
    aField('UNSUPPORTED', 1, required),
    undefined,
    undefined,
  ],
  ['an optional field of an unknown type', aField('UNSUPPORTED', 1), undefined, undefined],
  ['a value of another kind than the field', aField('NAME', 1), { value: 'Ada' }, messages.value],
  ['a required field that rules cannot reach', aField('HIDDEN', 1, required), undefined, undefined],
  [
    'a required field that the editor hid',
    aField('TEXT', 1, { ...required, visibility: 'HIDDEN' }),
    undefined,
    undefined,
  ],
  ["the editor's own words", aField('TEXT', 1, { ...required, errorMessage: 'Tell us.' }), undefined, 'Tell us.'],
])('validates a field before it is sent: %s', (_what, field, record, expected) => {
  expect(messageFor(field, record)).toBe(expected);
});

test('the error of a required name lists its missing first or last name', () => {
  const name = aField('NAME', 1, required);
  const inputs = name.inputs.map((input) => ({ ...input, label: `<${input.key}>` }));
  expect(messageFor({ ...name, inputs }, { nameValues: { first: 'Ada', middle: 'B' } })).toBe(
    requiredInputsMessage(['&lt;last&gt;']),
  );
});

test('a required name needs only a first and a last name', () => {
  const name = aField('NAME', 1, required);
  expect(messageFor(name, { nameValues: { first: 'Ada', last: 'Lovelace' } })).toBeUndefined();
});

test('a required name without inputs for first and last name needs any part', () => {
  const name = aField('NAME', 1, required);
  const prefixOnly = { ...name, inputs: name.inputs.filter(({ key }) => key === 'prefix') };
  expect(messageFor(prefixOnly)).toBe(messages.required);
  expect(messageFor(prefixOnly, { nameValues: { prefix: 'Dr.' } })).toBeUndefined();
});

test('a required address needs every visible input except the second line', () => {
  const address = aField('ADDRESS', 1, required);
  expect(messageFor(address, { addressValues: { street: '1 A', lineTwo: 'B', country: 'US' } })).toBe(
    requiredInputsMessage(['city', 'state', 'zip']),
  );
  const inputs = address.inputs.filter(({ key }) => key === 'city');
  expect(messageFor({ ...address, inputs }, { addressValues: { city: 'X' } })).toBeUndefined();
});

test('a country must be one of the codes that the mutation accepts', () => {
  const address = aField('ADDRESS', 1);
  expect(messageFor(address, { addressValues: { city: 'X', country: 'us' } })).toBeUndefined();
  expect(messageFor(address, { addressValues: { city: 'X', country: 'ZZ' } })).toBe(messages.country);
  expect(messageFor(address, { addressValues: { city: 'X', country: 'USA' } })).toBe(messages.country);
});

test('errors are in the order of the form', () => {
  const form = aForm([3, 1, 2].map((id) => aField('TEXT', id, required)));
  expect(validateForm(form, []).map(({ id }) => id)).toEqual([3, 1, 2]);
});

test('a form without any value needs at least one field', () => {
  const form = aForm([aField('HTML', 1), aField('TEXT', 2), aField('NAME', 3)]);
  expect(validateForm(form, [{ id: 2, value: ' ' }])).toEqual([
    { id: 2, message: messages.allEmpty },
    { id: 3, message: messages.allEmpty },
  ]);
});

test.each<[string, FormField[], FieldValue[]]>([
  ['a captcha that was passed', [aField('TEXT', 1), aField('CAPTCHA', 2)], [{ id: 2, value: 'token' }]],
  ['a consent that was not given', [aField('CONSENT', 1)], [{ id: 1, value: '0' }]],
  ['the bare scheme of a website', [aField('WEBSITE', 1)], [{ id: 1, value: 'https://' }]],
  ["the editor's own words", [aField('TEXT', 1, { errorMessage: 'Tell us.' })], []],
  [
    'a value in a field that rules hide',
    [
      aField('TEXT', 1),
      aField('TEXT', 2, {
        conditionalLogic: { actionType: 'HIDE', logicType: 'ALL', rules: [{ fieldId: 1, operator: 'IS', value: '' }] },
      }),
    ],
    [{ id: 2, value: 'x' }],
  ],
])('%s does not make a form less empty', (_what, fields, values) => {
  expect(validateForm(aForm(fields), values)).toEqual([{ id: 1, message: messages.allEmpty }]);
});

test.each<[string, FormField[]]>([
  ['a file alone', [aField('FILEUPLOAD', 1)]],
  ['a field of an unknown type alone', [aField('UNSUPPORTED', 1)]],
  ['hidden fields without a value', [aField('HIDDEN', 1), aField('TEXT', 2, { visibility: 'HIDDEN' })]],
  ['texts to read', [aField('HTML', 1), aField('SECTION', 2)]],
  ['a captcha alone', [aField('CAPTCHA', 1)]],
])('a form with %s, which cannot be filled in, is refused as a whole', (_what, fields) => {
  const values = fields.some(({ type }) => type === 'CAPTCHA') ? [{ id: 1, value: 'token' }] : [];
  expect(validateForm(aForm(fields), values)).toEqual([{ id: 0, message: messages.allEmpty }]);
});

test.each<[string, FormField]>([
  ['a default', aField('TEXT', 1, { defaultValue: 'x' })],
  ['a preselected choice', aField('SELECT', 1, { choices: [choice('a', true)] })],
  ['a hidden field with a default', aField('HIDDEN', 1, { defaultValue: 'campaign' })],
])('%s with its default value is enough for a form not to be empty', (_what, field) => {
  const form = aForm([field]);
  expect(validateForm(form, initialValues(form))).toEqual([]);
});

test('a hidden value is enough for a form not to be empty', () => {
  const form = aForm([aField('HIDDEN', 1), aField('TEXT', 2)]);
  expect(validateForm(form, [{ id: 1, value: 'campaign' }])).toEqual([]);
});

test('does not require a field that rules hide, nor a field that depends on it', () => {
  const isPump = { actionType: 'SHOW', logicType: 'ALL', rules: [{ fieldId: 1, operator: 'IS', value: 'a' }] } as const;
  const form = aForm([
    aField('SELECT', 1, { choices: [choice('a'), choice('b')] }),
    aField('SECTION', 2, { conditionalLogic: { ...isPump, rules: [...isPump.rules] } }),
    aField('TEXT', 3, required),
  ]);
  expect(validateForm(form, [{ id: 1, value: 'b' }])).toEqual([]);
  expect(validateForm(form, [{ id: 1, value: 'a' }])).toEqual([{ id: 3, message: messages.required }]);
});

test('validates the fields of a page, without its captcha', () => {
  const form = aForm([
    aField('TEXT', 1, required),
    aField('PAGE', 2),
    aField('TEXT', 3, required),
    aField('CAPTCHA', 4, required),
  ]);
  expect(validatePage(form, [], 1).map(({ id }) => id)).toEqual([1]);
  expect(validatePage(form, [], 2).map(({ id }) => id)).toEqual([3]);
});

test('a captcha is not validated, as only the CMS can verify it', () => {
  const form = aForm([aField('TEXT', 1), aField('CAPTCHA', 2, required)]);
  expect(validateForm(form, [{ id: 1, value: 'x' }])).toEqual([]);
});
