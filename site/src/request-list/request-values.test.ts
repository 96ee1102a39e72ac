import { expect, test } from 'vitest';
import { aField, aForm } from '../forms/testing/build-form.ts';
import { columnRoles, rowOf } from './request-rows.ts';
import { isRequestForm, requestRow, requestValue } from './request-values.ts';

const describe = (number: string) => (number === 'SN-3040' ? 'Seal kit' : '');
const rows = [
  requestRow({ number: 'SN-3040', quantity: 2, note: 'spare' }, describe),
  requestRow({ number: 'SP-4085', quantity: 1, note: '60 gpm at 50 ft' }, describe),
];
const columns = ['Part number', 'Description', 'Qty', 'Duty', 'Note'];
const list = aField('LIST', 4, { prefill: 'request_list', columns, maxRows: null });
const message = aField('TEXTAREA', 2, { label: 'Message' });

test('a list field with the parameter name request_list gets a row for each line', () => {
  const form = aForm([message, list]);
  expect(isRequestForm(form)).toBe(true);
  expect(requestValue(form, rows)).toEqual({
    id: 4,
    listValues: [
      { rowValues: ['SN-3040', 'Seal kit', '2', '', 'spare'] },
      { rowValues: ['SP-4085', '', '1', '60 gpm at 50 ft', ''] },
    ],
  });
});

test.each([
  [['Quantity', 'Product number'], ['2', 'SN-3040'], '2 (Seal kit, spare)'],
  [['Item', 'Remarks', 'Pcs'], ['SN-3040', 'spare', '2'], 'SN-3040 (Seal kit)'],
  [['Nummer', 'Text', 'Menge', 'Punkt', 'Mehr'], ['SN-3040', 'Seal kit', '2', '', 'spare'], 'SN-3040'],
])('columns named %j get what they are named after, and the first the rest', (named, cells, first) => {
  const value = requestValue(aForm([aField('LIST', 4, { prefill: 'request_list', columns: named })]), rows);
  expect(value).toMatchObject({ listValues: [{ rowValues: cells.with(0, first) }, {}] });
});

test('a list without columns gets a line of words for each row', () => {
  const value = requestValue(aForm([aField('LIST', 4, { prefill: 'request_list', columns: [] })]), rows);
  expect(value).toMatchObject({ listValues: [{ rowValues: ['2 × SN-3040, Seal kit (spare)'] }, {}] });
});

const words = '2 × SN-3040, Seal kit (spare)\n1 × SP-4085 (60 gpm at 50 ft)';

test.each([
  ['a paragraph of that name', [message, aField('TEXTAREA', 7, { prefill: 'request_list' })], { id: 7, value: words }],
  ['the message', [aField('TEXT', 1), message], { id: 2, value: words }],
  [
    'the message, when the list is too short',
    [aField('LIST', 4, { ...list, maxRows: 1 }), message],
    { id: 2, value: words },
  ],
  ['nothing', [aField('TEXT', 1)], undefined],
])('without such a list, the lines stand in %s', (_what, fields, value) => {
  expect(requestValue(aForm(fields), rows)).toEqual(value);
});

test('a message that has no room for descriptions has the lines without them', () => {
  const short = aField('TEXTAREA', 2, { maxLength: 60 });
  const line = { number: 'SN-3040', quantity: 2, note: 'spare' };
  const long = [line, line].map((each) => requestRow(each, () => 'Seal kit of the large pump'));
  expect(requestValue(aForm([short]), long)).toEqual({
    id: 2,
    value: '2 × SN-3040 (spare)\n2 × SN-3040 (spare)',
  });
});

test('a product that is known by its name has it once', () => {
  const value = requestValue(aForm([message]), [
    requestRow({ number: 'Slide gate', quantity: 2, note: '' }, (number) => number),
  ]);
  expect(value).toEqual({ id: 2, value: '2 × Slide gate' });
});

test('a row is read back from its cells', () => {
  expect(rowOf(['2', 'SN-3040'], ['Quantity', 'Product number'])).toMatchObject({ quantity: '2', number: 'SN-3040' });
  expect(columnRoles(columns)).toEqual(['number', 'description', 'quantity', 'duty', 'note']);
});
