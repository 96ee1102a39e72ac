import { normalNumber } from '@headwater/contract/forms/numbers.ts';
import { expect, test } from 'vitest';
import type { FormField } from './fields/form-field.ts';
import type { FieldValue } from './fields/shared/field-value.ts';
import { fieldValuesReducer } from './model/field-values.ts';
import { initialValues } from './model/initial-values.ts';
import { parseFieldValues } from './model/parse-field-values.ts';
import { readPlainForm, writePlainForm } from './model/plain-form.ts';
import { toSubmissionValues } from './model/submission-values.ts';
import { validateForm } from './model/validate.ts';
import { visibility } from './model/visibility.ts';
import { aField, aForm } from './testing/build-form.ts';
import {
  collectedForm,
  collectedForms as files,
  isThere,
  naughtyStrings as naughty,
} from './testing/collected-forms.ts';

/** A valid value for a field; undefined for a field without a value. */
function acceptable(field: FormField): FieldValue | undefined {
  const { id } = field;
  switch (field.type) {
    case 'ADDRESS':
      return {
        id,
        addressValues: { street: '1 Mill Road', city: 'Duluth', state: 'Minnesota', zip: '55802', country: 'US' },
      };
    case 'LIKERT':
      return {
        id,
        checkboxValues: field.rows.map(({ inputId, choices }) => ({ inputId, value: choices[0]?.value ?? '' })),
      };
    case 'CHECKBOX':
      return { id, checkboxValues: field.choices.slice(0, 1).map(({ inputId, value }) => ({ inputId, value })) };
    case 'CONSENT':
      return { id, value: '1' };
    case 'DATE':
      return { id, value: '2026-12-01' };
    case 'EMAIL':
      return { id, emailValues: { value: 'ada@example.com', confirmationValue: 'ada@example.com' } };
    case 'LIST':
      return { id, listValues: [{ rowValues: ['x'] }] };
    case 'RANK':
    case 'MULTISELECT':
      return { id, values: field.choices.map(({ value }) => value) };
    case 'NAME':
      return { id, nameValues: { first: 'Ada', last: 'Lovelace' } };
    case 'NUMBER':
      return { id, value: String(field.min ?? field.max ?? 7) };
    case 'PHONE':
      return { id, value: '(555) 123-4567' };
    case 'RADIO':
    case 'SELECT':
      return { id, value: field.choices[0]?.value ?? '' };
    case 'TIME':
      return { id, value: '13:30' };
    case 'WEBSITE':
      return { id, value: 'https://example.com/' };
    case 'CAPTCHA':
    case 'HIDDEN':
    case 'TEXT':
    case 'TEXTAREA':
      return { id, value: 'x' };
    default:
      return undefined;
  }
}

test.skipIf(!isThere)('all collected forms exist', () => {
  expect(files.length).toBe(34);
  expect(naughty.length).toBe(515);
});

test.skipIf(!isThere).each(files)('reads, fills in, validates and sends %s', (file) => {
  const form = collectedForm(file);
  const filled = form.fields.flatMap((field) => acceptable(field) ?? []);
  const values = filled.reduce<FieldValue[]>(
    (all, fieldValue) => fieldValuesReducer(all, { type: 'updateFieldValue', fieldValue }),
    initialValues(form),
  );
  // A form waits for its files. A lead without a field that the site cannot show waits for a person.
  const blocked = form.fields.filter(({ type, isRequired }) => type === 'FILEUPLOAD' && isRequired);
  // A form with only texts and files is always empty; 0 is the ID of an error of the form itself.
  const isEmpty = filled.length === 0;
  expect(validateForm(form, values).map(({ id }) => id)).toEqual(isEmpty ? [0] : blocked.map(({ id }) => id));
  const sent = toSubmissionValues(form, values);
  const { isVisible } = visibility(form, values);
  expect(sent.map((value) => value?.id)).toEqual(filled.map(({ id }) => id).filter(isVisible));
  for (const value of sent) expect(Object.keys(value ?? {})).toHaveLength(2);
});

test.skipIf(!isThere)('the collected forms contain types that cannot be filled in', () => {
  const types = files.flatMap((file) => collectedForm(file).fields.map(({ type }) => type));
  expect(new Set(types)).toContain('UNSUPPORTED');
  expect(new Set(types)).toContain('FILEUPLOAD');
});

const textLike = [
  'TEXT',
  'TEXTAREA',
  'HIDDEN',
  'PHONE',
  'WEBSITE',
  'NUMBER',
  'DATE',
  'TIME',
  'SELECT',
  'RADIO',
] as const;

/** Empty for the CMS, which trims texts. */
function isBlank(text: string): boolean {
  return /^[ \n\r\t\v\0]*$/.test(text);
}

function outcome(field: FormField, record: object): { sent: unknown; hasError: boolean } {
  const form = aForm([field, aField('TEXT', 99)]);
  const parsed = parseFieldValues(
    JSON.parse(
      JSON.stringify([
        { id: 1, ...record },
        { id: 99, value: 'x' },
      ]),
    ),
  );
  if ('error' in parsed) throw new Error(parsed.error);
  const hasError = validateForm(form, parsed.values).some(({ id }) => id === 1);
  const sent = toSubmissionValues(form, parsed.values).find((value) => value?.id === 1);
  return { sent, hasError };
}

test.skipIf(!isThere).each(textLike)(
  'every naughty text in a %s field is sent unchanged, as the number that it is, or is an error',
  (type) => {
    const failures = naughty.filter((text) => {
      const { sent, hasError } = outcome(aField(type, 1), { value: text });
      if (hasError) return false;
      const value = type === 'NUMBER' ? normalNumber(text, { format: 'DECIMAL_DOT' }) : text;
      return JSON.stringify(sent) !== (isBlank(text) ? undefined : JSON.stringify({ id: 1, value }));
    });
    expect(failures).toEqual([]);
  },
);

test.skipIf(!isThere)('plain text fields accept every naughty text', () => {
  const plain = [
    aField('TEXT', 1),
    aField('TEXTAREA', 1),
    aField('HIDDEN', 1),
    aField('RADIO', 1, { hasOtherChoice: true }),
  ];
  const refused = naughty.filter((text) => plain.some((field) => outcome(field, { value: text }).hasError));
  expect(refused).toEqual([]);
});

test.skipIf(!isThere)(
  'a name, an address and a list send every naughty text unchanged, unlike an email address',
  () => {
    const failures = naughty.filter((text) => {
      const name = outcome(aField('NAME', 1), { nameValues: { first: text } });
      const address = outcome(aField('ADDRESS', 1), { addressValues: { street: text } });
      const list = outcome(aField('LIST', 1), { listValues: [{ rowValues: [text] }] });
      const email = outcome(aField('EMAIL', 1), { emailValues: { value: text } });
      const expected = [
        { id: 1, nameValues: { first: text } },
        { id: 1, addressValues: { street: text } },
        { id: 1, listValues: [{ rowValues: [text] }] },
      ];
      const texts = [name, address, list].map(({ sent }) => sent);
      const isExact = isBlank(text)
        ? texts.every((sent) => sent === undefined)
        : JSON.stringify(texts) === JSON.stringify(expected);
      return !isExact || !(email.hasError || isBlank(text));
    });
    expect(failures).toEqual([]);
  },
);

test.skipIf(!isThere)('every naughty text survives native inputs', () => {
  const form = aForm([aField('TEXT', 1)]);
  const failures = naughty.filter((text) => {
    const data = new FormData();
    for (const [name, value] of writePlainForm(form.fields, [{ id: 1, value: text }])) data.append(name, value);
    const [read] = readPlainForm(form, data);
    return !read || !('value' in read) || read.value !== text.toWellFormed();
  });
  expect(failures).toEqual([]);
});
