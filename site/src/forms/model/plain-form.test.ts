import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FieldValue } from '../fields/shared/field-value.ts';
import { aField, aForm } from '../testing/build-form.ts';
import { readPlainForm, writePlainForm } from './plain-form.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 12 });
const filled = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
const address = aField('ADDRESS', 6);
const name = aField('NAME', 5);
const boxes = aField('CHECKBOX', 10);
const form = aForm([
  aField('TEXT', 1),
  aField('TEXTAREA', 2),
  aField('EMAIL', 3, { confirmation: { label: 'Again', placeholder: null } }),
  aField('RADIO', 4, { hasOtherChoice: true }),
  name,
  address,
  aField('DATE', 7),
  aField('TIME', 8),
  aField('MULTISELECT', 9),
  boxes,
  aField('CONSENT', 11),
  aField('LIST', 12, { columns: ['a', 'b'] }),
  aField('HIDDEN', 13),
  aField('CAPTCHA', 14),
  aField('HTML', 15),
]);

const parts = (keys: readonly string[]) =>
  fc
    .subarray([...keys], { minLength: 1 })
    .chain((chosen) => fc.record(Object.fromEntries(chosen.map((key) => [key, text]))));

/** Values that native inputs can send: without those that HTML forms cannot, such as an empty list. */
const records: readonly fc.Arbitrary<FieldValue>[] = [
  ...[1, 2, 4, 7, 8, 13].map((id) => text.map((value) => ({ id, value }))),
  fc.tuple(text, text).map(([value, confirmationValue]) => ({ id: 3, emailValues: { value, confirmationValue } })),
  parts(name.inputs.map(({ key }) => key)).map((nameValues) => ({ id: 5, nameValues })),
  parts(address.inputs.map(({ key }) => key)).map((addressValues) => ({ id: 6, addressValues })),
  fc.array(text, { minLength: 1, maxLength: 3 }).map((values) => ({ id: 9, values })),
  fc
    .subarray(boxes.choices, { minLength: 1 })
    .map((chosen) => ({ id: 10, checkboxValues: chosen.map(({ inputId, value }) => ({ inputId, value })) })),
  fc.constant({ id: 11, value: '1' }),
  fc
    .array(fc.tuple(text, text), { minLength: 1, maxLength: 3 })
    .map((rows) => ({ id: 12, listValues: rows.map((rowValues) => ({ rowValues })) })),
  filled.filter((token) => token.trim() !== '').map((value) => ({ id: 14, value })),
];
const generatedValues = fc
  .tuple(...records.map((record) => fc.option(record, { nil: undefined })))
  .map((values) => values.filter((value) => value !== undefined).sort((a, b) => a.id - b.id));

function sentForm(values: readonly FieldValue[]): FormData {
  const data = new FormData();
  for (const [input, value] of writePlainForm(form.fields, values)) data.append(input, value);
  return data;
}

test('values survive the conversion to native inputs and back', () => {
  fc.assert(
    fc.property(generatedValues, (values) => {
      expect(readPlainForm(form, sentForm(values))).toEqual(values);
    }),
    { numRuns: 2_000 },
  );
});

test("native inputs have Gravity Forms' names", () => {
  const values: FieldValue[] = [
    { id: 1, value: 'x' },
    { id: 3, emailValues: { value: 'a@b.co', confirmationValue: 'a@b.co' } },
    { id: 4, value: 'mine' },
    { id: 5, nameValues: { last: 'Lovelace' } },
    { id: 9, values: ['a', 'b'] },
    { id: 10, checkboxValues: [{ inputId: 10.2, value: 'b' }] },
    { id: 11, value: '1' },
    { id: 14, value: 'token' },
  ];
  expect(writePlainForm(form.fields, values)).toEqual([
    ['input_1', 'x'],
    ['input_3', 'a@b.co'],
    ['input_3_2', 'a@b.co'],
    ['input_4', 'gf_other_choice'],
    ['input_4_other', 'mine'],
    ['input_5_6', 'Lovelace'],
    ['input_9[]', 'a'],
    ['input_9[]', 'b'],
    ['input_10_2', 'b'],
    ['input_11_1', '1'],
    ['g-recaptcha-response', 'token'],
  ]);
});

test('a choice in the list is not read as the text of "Other", even if that is allowed', () => {
  expect(writePlainForm(form.fields, [{ id: 4, value: 'a' }])).toEqual([['input_4', 'a']]);
});

test('a file in place of a text is ignored', () => {
  const data = new FormData();
  data.append('input_1', new File(['x'], 'x.txt'));
  expect(readPlainForm(form, data)).toEqual([]);
});

test('ignores inputs that the form does not have', () => {
  const data = new FormData();
  data.append('input_77', 'x');
  data.append('__proto__', 'x');
  expect(readPlainForm(form, data)).toEqual([]);
});

test.each([
  ['a choice of the list', { input_4: 'a' }, 'a'],
  ["a text of one's own", { input_4: 'gf_other_choice', input_4_other: 'mine' }, 'mine'],
  ["a text of one's own that is empty", { input_4: 'gf_other_choice' }, ''],
  ["a text of one's own beside a choice that was not picked", { input_4_other: 'mine' }, 'mine'],
  ['a choice, with a text that was typed before', { input_4: 'b', input_4_other: 'mine' }, 'b'],
])('reads a radio button with the choice "Other": %s', (_what, inputs, value) => {
  const data = new FormData();
  for (const [name, text] of Object.entries(inputs)) data.append(name, text);
  expect(readPlainForm(form, data)).toEqual([{ id: 4, value }]);
});

test('if "Other" is not allowed, its value is a choice like any other', () => {
  const data = new FormData();
  data.append('input_1', 'gf_other_choice');
  expect(readPlainForm(aForm([aField('RADIO', 1)]), data)).toEqual([{ id: 1, value: 'gf_other_choice' }]);
});

test('reads the cells of a list row by row, down to an incomplete last one', () => {
  const data = new FormData();
  for (const cell of ['1', '2', '3']) data.append('input_12[]', cell);
  data.append('input_12[]', new File(['x'], 'x.txt'));
  data.append('input_12[]', '5');
  expect(readPlainForm(form, data)).toEqual([
    { id: 12, listValues: [{ rowValues: ['1', '2'] }, { rowValues: ['3', ''] }, { rowValues: ['5'] }] },
  ]);
});
