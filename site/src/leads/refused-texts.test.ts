import { expect, test } from 'vitest';
import type { FormField } from '../forms/fields/form-field.ts';
import type { FieldValue } from '../forms/fields/shared/field-value.ts';
import { aField, aForm } from '../forms/testing/build-form.ts';
import { overlongTexts, unstorableTexts } from './refused-texts.ts';

const whole = 'x'.repeat(10_000);
const tooLong = `${whole}x`;
/** The maximum number of characters, each of which is two UTF-16 code units. */
const emojis = '😀'.repeat(10_000);

test.each<[string, FormField, (text: string) => FieldValue]>([
  ['a cell of a list', aField('LIST', 1), (text) => ({ id: 1, listValues: [{ rowValues: ['a', text] }] })],
  ['a part of an address', aField('ADDRESS', 1), (city) => ({ id: 1, addressValues: { street: '1 Main St', city } })],
  ['a part of a name', aField('NAME', 1), (last) => ({ id: 1, nameValues: { first: 'Ada', last } })],
  ['an international phone number', aField('PHONE', 1), (value) => ({ id: 1, value })],
  ['a choice entered by the visitor', aField('RADIO', 1), (value) => ({ id: 1, value })],
  ['a choice among several', aField('MULTISELECT', 1), (text) => ({ id: 1, values: ['a', text] })],
])('%s may have at most 10,000 characters', (_what, field, value) => {
  const form = aForm([field]);
  expect(overlongTexts(form, [value(whole)])).toEqual([]);
  expect(overlongTexts(form, [value(emojis)])).toEqual([]);
  const message = 'The text entered exceeds the maximum number of characters.';
  expect(overlongTexts(form, [value(tooLong)])).toEqual([{ id: 1, message }]);
});

test.each<[string, FormField]>([
  ['with a limit of its own', aField('TEXTAREA', 1, { maxLength: 20_000 })],
  ['that an editor hid', aField('HIDDEN', 1)],
  [
    'that a rule hides',
    aField('PHONE', 1, {
      conditionalLogic: { actionType: 'SHOW', logicType: 'ALL', rules: [{ fieldId: 2, operator: 'IS', value: 'x' }] },
    }),
  ],
])('does not limit a field %s', (_what, field) => {
  expect(overlongTexts(aForm([field, aField('TEXT', 2)]), [{ id: 1, value: tooLong }])).toEqual([]);
});

test('rejects a zero byte, which would end the text in a database, in any part of a value', () => {
  const values = [
    { id: 1, value: 'fine' },
    { id: 2, nameValues: { first: 'Ad\0a' } },
  ];
  expect(unstorableTexts(values)).toEqual([{ id: 2, message: expect.stringContaining('type it again') }]);
});
