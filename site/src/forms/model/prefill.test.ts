import { isEmpty } from '@headwater/gravity-forms/rules/validate.ts';
import { expect, test } from 'vitest';
import type { FieldType, FormField } from '../fields/form-field.ts';
import * as rules from '../fields/inputs.ts';
import { aField, aForm, choice } from '../testing/build-form.ts';
import { postedValues } from './held-fields.ts';
import { initialValues, prefillParameters, withCountryCodes } from './initial-values.ts';
import { validateForm } from './validate.ts';

const prefill = 'p';
const takesSeveral = ({ type }: FormField) => type === 'CHECKBOX' || type === 'MULTISELECT';
const choices = [choice('a'), choice('b,c')];
const boxes = choices.map((box, at) => ({ ...box, inputId: at === 0 ? 1.1 : 1.2 }));

function withInput<Field extends FormField & { inputs: { key: string }[] }>(field: Field, key: string): Field {
  const inputs = field.inputs.map((input) => ({ ...input, prefill: input.key === key ? prefill : null }));
  return { ...field, inputs };
}

/** A type that a URL fills in: what fits arrives, and what doesn't is left out or refused as if it were typed. */
interface Filled {
  field: FormField;
  good: string;
  value: object;
  bad?: string;
}

/**
 * Every type of field: `never` for those without an input name in Gravity Forms, or whose value must be the visitor's own
 * act or the site's own computation.
 */
const audit = {
  ADDRESS: {
    field: withInput(aField('ADDRESS', 1), 'country'),
    good: 'CA',
    value: { addressValues: { country: 'CA' } },
    bad: 'Atlantis',
  },
  CAPTCHA: 'never',
  CHECKBOX: {
    field: aField('CHECKBOX', 1, { prefill, choices: boxes }),
    good: 'a',
    value: { checkboxValues: [{ inputId: 1.1, value: 'a' }] },
    bad: 'z',
  },
  CONSENT: 'never',
  DATE: {
    field: aField('DATE', 1, { prefill }),
    good: '12/31/2026',
    value: { value: '2026-12-31' },
    bad: '2026-02-30',
  },
  EMAIL: {
    field: aField('EMAIL', 1, { prefill }),
    good: 'a@example.com',
    value: { emailValues: { value: 'a@example.com' } },
    bad: 'a@b',
  },
  FILEUPLOAD: 'never',
  HIDDEN: { field: aField('HIDDEN', 1, { prefill }), good: 'campaign', value: { value: 'campaign' } },
  HTML: 'never',
  LIST: {
    field: aField('LIST', 1, { prefill, columns: ['Size', 'Number'] }),
    good: 'DN 80|4,DN 100',
    value: { listValues: [{ rowValues: ['DN 80', '4'] }, { rowValues: ['DN 100', ''] }] },
  },
  LIKERT: 'never',
  MULTISELECT: {
    field: aField('MULTISELECT', 1, { prefill, choices: [choice('a'), choice('b')] }),
    good: 'a,b,z',
    value: { values: ['a', 'b'] },
    bad: 'z',
  },
  NAME: { field: withInput(aField('NAME', 1), 'first'), good: 'Ada', value: { nameValues: { first: 'Ada' } } },
  NUMBER: { field: aField('NUMBER', 1, { prefill, max: 9 }), good: '9', value: { value: '9' }, bad: '10' },
  PAGE: 'never',
  PHONE: {
    field: aField('PHONE', 1, { prefill }),
    good: '(313) 555-0182',
    value: { value: '(313) 555-0182' },
    bad: '12',
  },
  PRICE: { field: aField('PRICE', 1, { prefill }), good: '$5.00', value: { value: '$5.00' }, bad: 'cheap' },
  PRODUCT: {
    field: aField('PRODUCT', 1, { prefill }),
    good: '3',
    value: { productValues: { quantity: '3', price: '25' } },
    bad: '-1',
  },
  RADIO: { field: aField('RADIO', 1, { prefill, choices }), good: 'a', value: { value: 'a' }, bad: 'z' },
  RANK: 'never',
  SECTION: 'never',
  SELECT: { field: aField('SELECT', 1, { prefill, choices }), good: 'b,c', value: { value: 'b,c' }, bad: 'z' },
  SHIPPING: 'never',
  TEXT: { field: aField('TEXT', 1, { prefill, maxLength: 3 }), good: 'abc', value: { value: 'abc' }, bad: 'abcd' },
  TEXTAREA: {
    field: aField('TEXTAREA', 1, { prefill, maxLength: 3 }),
    good: 'abc',
    value: { value: 'abc' },
    bad: 'abcd',
  },
  TIME: { field: aField('TIME', 1, { prefill }), good: '1:30 pm', value: { value: '13:30' }, bad: '25:00' },
  TOTAL: 'never',
  UNSUPPORTED: 'never',
  WEBSITE: {
    field: aField('WEBSITE', 1, { prefill }),
    good: 'https://example.com',
    value: { value: 'https://example.com' },
    bad: 'javascript:alert(1)',
  },
} as const satisfies Partial<Record<FieldType, Filled | 'never'>>;

const entries = Object.entries(audit) as [FieldType, Filled | 'never'][];
const filled = entries.flatMap(([type, row]) => (row === 'never' ? [] : [[type, row] as const]));
const never = entries.filter(([, row]) => row === 'never').map(([type]) => type);

function fromUrl(field: FormField, text: string) {
  const [value] = initialValues(aForm([field]), new URLSearchParams({ [prefill]: text }));
  return value;
}

test('the audit of URL parameters covers every type of field', () => {
  expect(Object.keys(audit).sort()).toEqual(Object.keys(rules).sort());
});

test.each(filled)('a URL fills in %s with what a visitor could enter', (_type, { field, good, value }) => {
  expect(fromUrl(field, good)).toEqual({ id: 1, ...value });
  // A form with nothing but a country counts as empty.
  const form = aForm([field, aField('TEXT', 2)]);
  expect(validateForm(form, [{ id: 1, ...value } as never, { id: 2, value: 'x' }])).toEqual([]);
  expect(prefillParameters(aForm([field]))).toEqual(takesSeveral(field) ? [prefill, `${prefill}[]`] : [prefill]);
});

test.each(['CHECKBOX', 'MULTISELECT'] as const)('a URL fills in %s with several values of a parameter', (type) => {
  const field =
    type === 'CHECKBOX' ? aField(type, 1, { prefill, choices: boxes }) : aField(type, 1, { prefill, choices });
  const [value] = initialValues(aForm([field]), new URLSearchParams('p[]=a&p[]=b,c&p[]=z'));
  const chosen =
    value && 'values' in value
      ? value.values
      : value && 'checkboxValues' in value
        ? value.checkboxValues.map((box) => box.value)
        : [];
  expect(chosen).toEqual(['a', 'b,c']);
});

test('a URL names a country, as links to Gravity Forms do', () => {
  const { field } = audit.ADDRESS;
  const coded = (text: string) =>
    withCountryCodes(aForm([field]), new URLSearchParams({ p: text, q: 'Canada' }), 'CA Canada\nDE Germany');
  expect(String(coded('germany'))).toBe('p=DE&q=Canada');
  expect(String(coded('Atlantis'))).toBe('p=Atlantis&q=Canada');
});

test('a URL fills in a list of one column, whose rows may have either mark between them', () => {
  const field = aField('LIST', 1, { prefill, columns: [] });
  const rows = ['a', 'b', 'c'].map((cell) => ({ rowValues: [cell] }));
  expect(fromUrl(field, 'a|b,c')).toEqual({ id: 1, listValues: rows });
});

test.each(filled.flatMap(([type, row]) => (row.bad === undefined ? [] : [[type, row.field, row.bad] as const])))(
  'what does not fit %s is left out, or refused as if it were typed',
  (_type, field, bad) => {
    const value = fromUrl(field, bad);
    const isLeftOut =
      value === undefined || isEmpty(field, postedValues([field], [value])) || !JSON.stringify(value).includes(bad);
    const errors = value ? validateForm(aForm([field]), [value]) : [];
    expect(isLeftOut || errors.length === 1).toBe(true);
  },
);

test.each(never)('a URL never fills in %s', (type) => {
  const field = aField(type, 1, { prefill });
  expect(fromUrl(field, '1')).toEqual(initialValues(aForm([field]))[0]);
});

test.each(filled)('a URL fills in %s only where the editor named a parameter', (_type, { field, good }) => {
  const bare = JSON.parse(JSON.stringify(field).replaceAll('"prefill":"p"', '"prefill":null'));
  expect(fromUrl(bare, good)).toEqual(initialValues(aForm([bare]))[0]);
});
