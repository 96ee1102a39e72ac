import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import type { FormField } from '../fields/form-field.ts';
import type { ValueRecord } from '../fields/shared/field-value.ts';
import { writePlainForm } from '../model/plain-form.ts';
import { aField, aForm } from '../testing/build-form.ts';
import { formHtml } from '../testing/form-html.tsx';

const { getElementsByTagName, textContent } = DomUtils;

type Control = ReturnType<typeof getElementsByTagName>[number];

/** What a browser would send of a control: nothing for a box that is not ticked. */
function valuesOf(control: Control): string[] {
  const { type, value = '', checked } = control.attribs;
  if (control.name === 'textarea') return [textContent(control)];
  if (control.name === 'select') {
    const chosen = getElementsByTagName('option', control).filter(({ attribs }) => 'selected' in attribs);
    return chosen.map(({ attribs }) => attribs.value ?? '');
  }
  return (type === 'checkbox' || type === 'radio') && checked === undefined ? [] : [value];
}

/** The filled inputs of a form that the server shows again with a value, without those that every form has. */
function sentBy(field: FormField, value: ValueRecord): [name: string, value: string][] {
  const returned = { values: [{ id: 1, ...value }], errors: [], failure: '' };
  const page = parseDocument(formHtml(aForm([field]), { returned }));
  const controls = getElementsByTagName((name) => /^(?:input|select|textarea)$/.test(name), page.children);
  return controls
    .filter(({ attribs }) => /^(?:input_|hw_upload)/.test(attribs.name ?? ''))
    .flatMap((control) => valuesOf(control).map((sent): [string, string] => [control.attribs.name ?? '', sent]))
    .filter(([, sent]) => sent !== '');
}

const boxes = (...values: [inputId: number, value: string][]): ValueRecord => ({
  checkboxValues: values.map(([inputId, value]) => ({ inputId, value })),
});

test.each<[string, FormField, ValueRecord]>([
  ['a text', aField('TEXT', 1), { value: 'SN-3040' }],
  ['a text area', aField('TEXTAREA', 1), { value: 'It hums.\nLoudly.' }],
  ['an email address', aField('EMAIL', 1), { emailValues: { value: 'ada@example.com' } }],
  ['a hidden field', aField('HIDDEN', 1), { value: 'campaign' }],
  ['a number', aField('NUMBER', 1), { value: '4.5' }],
  ['a date', aField('DATE', 1), { value: '2026-11-20' }],
  ['a time', aField('TIME', 1), { value: '13:30' }],
  ['a choice of radio buttons', aField('RADIO', 1), { value: 'b' }],
  ['a text in place of a choice', aField('RADIO', 1, { hasOtherChoice: true }), { value: 'mine' }],
  ['the choice of a menu', aField('SELECT', 1), { value: 'b' }],
  ['several choices of a menu', aField('MULTISELECT', 1), { values: ['a', 'c'] }],
  ['ticked boxes', aField('CHECKBOX', 1), boxes([1.1, 'a'], [1.3, 'c'])],
  ['a consent', aField('CONSENT', 1), { value: '1' }],
  ['answers to statements', aField('LIKERT', 1), boxes([1.1, 'Friendly:b'], [1.2, 'Quick:a'])],
  ['a ranking', aField('RANK', 1), { values: ['c', 'a', 'b'] }],
  ['rows of a list', aField('LIST', 1, { columns: ['a', 'b'] }), { listValues: [{ rowValues: ['8', '2'] }] }],
  ['a name', aField('NAME', 1), { nameValues: { prefix: 'Dr.', first: 'Ada', last: 'Lovelace' } }],
  ['an address', aField('ADDRESS', 1), { addressValues: { street: '1 Mill St', city: 'Duluth', country: 'US' } }],
  ['an amount', aField('PRICE', 1), { value: '25' }],
  ['a quantity', aField('PRODUCT', 1), { productValues: { quantity: '3', price: '25' } }],
  [
    'a file that has arrived',
    aField('FILEUPLOAD', 1, { acceptsFiles: true, isMultiple: true, maxFiles: 3 }),
    { fileUploadValues: [{ name: 'plan.pdf', size: 7, upload: '0b0e8a3c-5f0e-4c52-9a53-5c6a6fd1c0de' }] },
  ],
])('a form that is shown again after a mistake still has %s', (_what, field, value) => {
  const written = writePlainForm([field], [{ id: 1, ...value }]).filter(([, sent]) => sent !== '');
  expect(written).not.toEqual([]);
  expect(sentBy(field, value)).toEqual(written);
});
