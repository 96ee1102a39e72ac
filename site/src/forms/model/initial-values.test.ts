import { expect, test } from 'vitest';
import type { FieldType, FormField } from '../fields/form-field.ts';
import * as rules from '../fields/inputs.ts';
import { aField, aForm, choice } from '../testing/build-form.ts';
import { initialValues, prefillParameters } from './initial-values.ts';

function initial(field: FormField, query = ''): object | undefined {
  const { id: _id, ...record } = initialValues(aForm([field]), new URLSearchParams(query))[0] ?? { id: 0 };
  return _id === 0 ? undefined : record;
}

const selected = [choice('a'), choice('b', true), choice('c', true)];
const boxes = selected.map((box, at) => ({ ...box, inputId: [1.9, 1.11, 1.12][at] ?? 0 }));

test.each<[string, FormField, object | undefined]>([
  ['a default', aField('TEXT', 1, { defaultValue: 'Hello' }), { value: 'Hello' }],
  ['a blank default', aField('TEXT', 1, { defaultValue: ' ' }), undefined],
  ['a hidden field', aField('HIDDEN', 1, { defaultValue: 'campaign' }), { value: 'campaign' }],
  ["a date in the form's order", aField('DATE', 1, { defaultValue: '12/31/2026' }), { value: '2026-12-31' }],
  ['an email address', aField('EMAIL', 1, { defaultValue: 'a@b.co' }), { emailValues: { value: 'a@b.co' } }],
  ['the selected choice of a list', aField('SELECT', 1, { choices: selected }), { value: 'b' }],
  ['the first choice without a placeholder', aField('SELECT', 1, { placeholder: null }), { value: 'a' }],
  ['nothing behind a placeholder', aField('SELECT', 1), undefined],
  ['the selected radio button', aField('RADIO', 1, { choices: selected }), { value: 'b' }],
  ['all selected of a multi-select', aField('MULTISELECT', 1, { choices: selected }), { values: ['b', 'c'] }],
  [
    'checkboxes by the IDs of their inputs',
    aField('CHECKBOX', 1, { choices: boxes }),
    {
      checkboxValues: [
        { inputId: 1.11, value: 'b' },
        { inputId: 1.12, value: 'c' },
      ],
    },
  ],
  ['no consent, ever', aField('CONSENT', 1, { prefill: 'agree' }), undefined],
  ['no token', aField('CAPTCHA', 1), undefined],
])('the initial value is %s', (_what, field, expected) => {
  expect(initial(field, 'agree=1')).toEqual(expected);
});

test('the inputs of an address have their own defaults', () => {
  const address = aField('ADDRESS', 1);
  const inputs = address.inputs.map((input) => ({ ...input, defaultValue: input.key === 'country' ? 'US' : null }));
  expect(initial({ ...address, inputs })).toEqual({ addressValues: { country: 'US' } });
});

test.each<[string, FormField, string, object | undefined]>([
  ['a text', aField('TEXT', 1, { prefill: 'model' }), 'model=X-9', { value: 'X-9' }],
  ['instead of the default', aField('TEXT', 1, { prefill: 'model', defaultValue: 'd' }), 'model=X', { value: 'X' }],
  [
    'a choice by its text',
    aField('SELECT', 1, { prefill: 'p', choices: [{ ...choice('v'), text: 'Shown' }] }),
    'p=Shown',
    { value: 'v' },
  ],
  ['no choice that is not offered', aField('RADIO', 1, { prefill: 'p' }), 'p=zzz', undefined],
  [
    'a text outside the list if "Other" is allowed',
    aField('RADIO', 1, { prefill: 'p', hasOtherChoice: true }),
    'p=zzz',
    { value: 'zzz' },
  ],
  ['several choices', aField('MULTISELECT', 1, { prefill: 'p' }), 'p=a,c,zzz', { values: ['a', 'c'] }],
  ['no choices that are not offered', aField('MULTISELECT', 1, { prefill: 'p' }), 'p=x,y', undefined],
  ['no boxes that are not offered', aField('CHECKBOX', 1, { prefill: 'p' }), 'p=x', undefined],
  ['one of several choices', aField('MULTISELECT', 1, { prefill: 'p' }), 'p=b', { values: ['b'] }],
  ['several boxes', aField('CHECKBOX', 1, { prefill: 'p' }), 'p=c', { checkboxValues: [{ inputId: 1.3, value: 'c' }] }],
  ['a time', aField('TIME', 1, { prefill: 'p' }), 'p=1:30 pm', { value: '13:30' }],
  ['no invalid date', aField('DATE', 1, { prefill: 'p' }), 'p=2026-02-30', undefined],
])('a URL may fill in %s', (_what, field, query, expected) => {
  expect(initial(field, query)).toEqual(expected);
});

test('a URL fills in only fields whose editor allowed it', () => {
  expect(initial(aField('TEXT', 1), 'model=X&input_1=X&null=X')).toBeUndefined();
});

test('a URL fills in a text uncut', () => {
  expect(initial(aField('TEXT', 1, { prefill: 'p' }), `p=${'x'.repeat(4_000)}`)).toEqual({ value: 'x'.repeat(4_000) });
});

test('the parameters of a form are those of its fields and inputs, each once', () => {
  const name = aField('NAME', 1);
  const inputs = name.inputs.map((input) => ({ ...input, prefill: input.key === 'first' ? 'who' : null }));
  const form = aForm([
    { ...name, inputs },
    aField('TEXT', 2, { prefill: 'model' }),
    aField('SELECT', 3, { prefill: 'model' }),
    aField('CHECKBOX', 4, { prefill: 'options' }),
    aField('TEXT', 5),
  ]);
  expect(prefillParameters(form)).toEqual(['who', 'model', 'options', 'options[]']);
});

/** The parameter, and PHP's notation for several values. */
const spellings = ({ type }: FormField) => (type === 'CHECKBOX' || type === 'MULTISELECT' ? ['p', 'p[]'] : ['p']);

test("every field's parameter is in the list of its form", () => {
  const fields = (Object.keys(rules) as FieldType[]).map((type) =>
    aField(type, 1, { prefill: 'p', choices: [choice('1')] }),
  );
  const filled = fields.filter((field) => JSON.stringify(initial(field, 'p=1')) !== JSON.stringify(initial(field)));
  expect(filled.length).toBeGreaterThan(5);
  for (const field of filled) expect(prefillParameters(aForm([field]))).toEqual(spellings(field));
});
