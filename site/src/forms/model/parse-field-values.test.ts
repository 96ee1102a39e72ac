import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aField, aForm } from '../testing/build-form.ts';
import { parseFieldValues } from './parse-field-values.ts';
import { toSubmissionValues } from './submission-values.ts';
import { validateForm } from './validate.ts';

const good = [
  { id: 1, value: 'x' },
  { id: 2, values: ['a'] },
  { id: 3, checkboxValues: [{ inputId: 3.1, value: 'a' }] },
  { id: 4, emailValues: { value: 'a@b.co', confirmationValue: 'a@b.co' } },
  { id: 5, nameValues: { first: 'Ada' } },
  { id: 6, addressValues: { street: '1 A', country: 'US' } },
  { id: 7, listValues: [{ rowValues: ['a', ''] }] },
  { id: 8, fileUploadValues: [{ name: 'a.pdf', size: 3 }] },
  { id: 9, fileUploadValues: [], imageTexts: { altText: 'A pump', title: '', caption: 'b', description: 'c' } },
];

test('accepts every kind of value unchanged', () => {
  expect(parseFieldValues(JSON.parse(JSON.stringify(good)))).toEqual({ values: good });
});

test.each<[string, unknown]>([
  ['no list', { id: 1, value: 'x' }],
  ['nothing', null],
  ['a text', 'x'],
  ['a value that is not an object', [1]],
  ['a value without an id', [{ value: 'x' }]],
  ['an id that is text', [{ id: '1', value: 'x' }]],
  ['an id that is not an integer', [{ id: 1.5, value: 'x' }]],
  ['an id below one', [{ id: 0, value: 'x' }]],
  ['no value', [{ id: 1 }]],
  ['two values', [{ id: 1, value: 'x', values: [] }]],
  ['an unknown kind', [{ id: 1, productValues: {} }]],
  ['a kind of every object', [{ id: 1, constructor: 'x' }]],
  ['a value that is not a text', [{ id: 1, value: 5 }]],
  ['a value that is null', [{ id: 1, value: null }]],
  ['a list with a number', [{ id: 1, values: ['a', 1] }]],
  ['a box without an input', [{ id: 1, checkboxValues: [{ value: 'a' }] }]],
  ['an unknown part of a name', [{ id: 1, nameValues: { nickname: 'x' } }]],
  ['an address that is a list', [{ id: 1, addressValues: [] }]],
  ['a row that is a text', [{ id: 1, listValues: ['a'] }]],
  ['a product without a price', [{ id: 1, productValues: { quantity: '2' } }]],
  ['a product without a quantity', [{ id: 1, productValues: { price: '19.90' } }]],
  ['an email address without a value', [{ id: 1, emailValues: {} }]],
  [
    'two values for one field',
    [
      { id: 1, value: 'x' },
      { id: 1, value: 'y' },
    ],
  ],
  ['a text without end', [{ id: 1, value: 'x'.repeat(524_289) }]],
  ['a list without end', [{ id: 1, values: Array.from({ length: 1_001 }, () => 'a') }]],
  ['fields without end', Array.from({ length: 10_000 }, (_none, id) => ({ id: id + 1, value: '' }))],
])('refuses %s and says what was expected', (_what, json) => {
  expect(parseFieldValues(json)).toEqual({ error: expect.stringContaining('xpected') });
});

test('accepts the longest text and the longest list', () => {
  const values = [
    { id: 1, value: 'x'.repeat(524_288) },
    { id: 2, values: Array.from({ length: 1_000 }, () => 'a') },
  ];
  expect(parseFieldValues(values)).toEqual({ values });
  expect(parseFieldValues(Array.from({ length: 600 }, (_none, id) => ({ id: id + 1, value: '' })))).toHaveProperty(
    'values',
  );
});

test('accepts a product with its price and quantity', () => {
  const values = [{ id: 1, productValues: { quantity: '2', price: '19.90' } }];
  expect(parseFieldValues(values)).toEqual({ values });
});

test('accepts a name and an address with all parts', () => {
  const values = [
    { id: 1, nameValues: { prefix: 'Dr.', first: 'Ada', middle: 'K.', last: 'Lovelace', suffix: 'PhD' } },
    { id: 2, addressValues: { street: '1 A', lineTwo: 'B', city: 'C', state: 'MN', zip: '1', country: 'US' } },
  ];
  expect(parseFieldValues(values)).toEqual({ values });
});

test.each<[string, unknown]>([
  ['a file without a size', [{ id: 1, fileUploadValues: [{ name: 'a.pdf' }] }]],
  ['a file without a name', [{ id: 1, fileUploadValues: [{ size: 3 }] }]],
  ['a file that is a text', [{ id: 1, fileUploadValues: ['a.pdf'] }]],
  ['an unknown text of a picture', [{ id: 1, fileUploadValues: [], imageTexts: { size: 'x' } }]],
  ['a number as a text of a picture', [{ id: 1, fileUploadValues: [], imageTexts: { title: 1 } }]],
  ['texts of a picture beside a text', [{ id: 1, value: 'x', imageTexts: { title: 'x' } }]],
  ['a box whose input is a text', [{ id: 1, checkboxValues: [{ inputId: '1.1', value: 'a' }] }]],
  ['a box without a value', [{ id: 1, checkboxValues: [{ inputId: 1.1 }] }]],
  ['a box that is a text', [{ id: 1, checkboxValues: ['a'] }]],
  ['a part of a name that is not a text', [{ id: 1, nameValues: { first: 1 } }]],
  ['a confirmation that is not a text', [{ id: 1, emailValues: { value: 'a@b.co', confirmationValue: 1 } }]],
  ['an email address that is a text', [{ id: 1, emailValues: 'a@b.co' }]],
  ['a row without cells', [{ id: 1, listValues: [{}] }]],
  ['an id beyond what is counted', [{ id: 2 ** 53, value: 'x' }]],
])('refuses %s', (_what, json) => {
  expect(parseFieldValues(json)).toHaveProperty('error');
});

test('a refusal has the position and the maximum number', () => {
  expect(parseFieldValues({})).toEqual({ error: 'Expected a list of field values.' });
  expect(parseFieldValues([good[0], { id: 2 }])).toEqual({
    error: "Field value 1: expected a field's id and one value of a known kind.",
  });
  expect(parseFieldValues([good[0], good[0]])).toEqual({
    error: 'Field value 1: expected one value for each field, not a second for field 1.',
  });
  const many = Array.from({ length: 601 }, (_none, id) => ({ id: id + 1, value: '' }));
  expect(parseFieldValues(many)).toEqual({ error: 'Expected at most 600 field values.' });
});

test('a refusal never quotes the value', () => {
  const parsed = parseFieldValues([{ id: 1, value: 'x', note: 'my secret' }]);
  expect(JSON.stringify(parsed)).not.toContain('secret');
});

test('the name of a prototype is an ordinary text', () => {
  const json = JSON.parse(
    '[{ "id": 1, "__proto__": { "value": "x" } }, { "id": 2, "nameValues": { "__proto__": "x" } }]',
  );
  expect(parseFieldValues(json)).toHaveProperty('error');
  expect(parseFieldValues(json.slice(1))).toHaveProperty('error');
  expect({}).not.toHaveProperty('value');
});

test('half of a surrogate pair becomes the replacement character, as in a native form', () => {
  expect(parseFieldValues([{ id: 1, value: 'a\ud83d' }])).toEqual({ values: [{ id: 1, value: 'a\ufffd' }] });
});

test('no JSON value makes the parser, the rules or the submission throw', () => {
  const form = aForm([
    aField('TEXT', 1),
    aField('NAME', 2),
    aField('CHECKBOX', 3),
    aField('EMAIL', 4),
    aField('ADDRESS', 5),
    aField('LIST', 6),
    aField('MULTISELECT', 7),
  ]);
  const keys = ['value', 'values', 'checkboxValues', 'emailValues', 'nameValues', 'addressValues', 'listValues'];
  const entry = fc.tuple(fc.integer({ min: 1, max: 7 }), fc.constantFrom(...keys), fc.jsonValue());
  const likely = fc.array(entry.map(([id, key, json]) => ({ id, [key]: json })));
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), likely, fc.subarray(good)), (json) => {
      const parsed = parseFieldValues(json);
      if ('error' in parsed) return;
      validateForm(form, parsed.values);
      toSubmissionValues(form, parsed.values);
    }),
    { numRuns: 2_000 },
  );
});
