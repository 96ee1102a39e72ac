import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ExportFileError, parseExportFile, writeExportFile } from './export-file.ts';

const contact = {
  id: 3,
  title: 'Contact',
  fields: [{ id: 1, type: 'text', label: 'Größe / Menge' }],
  odd: { a: null },
};

const exported =
  '{"0":{"id":3,"title":"Contact","fields":[{"id":1,"type":"text","label":"Gr\\u00f6\\u00dfe \\/ Menge"}],"odd":{"a":null}},"version":"2.9.1"}';

test('reads a file of Gravity Forms', () => {
  expect(parseExportFile(exported)).toEqual({ version: '2.9.1', forms: [contact] });
});

test('reads a file with a byte order mark and a line break at its end', () => {
  expect(parseExportFile(`\ufeff${exported}\n`).forms).toEqual([contact]);
});

test('writes a file as Gravity Forms does', () => {
  expect(writeExportFile(parseExportFile(exported))).toBe(exported);
});

test('a single form without the file around it is an export as well', () => {
  expect(parseExportFile(JSON.stringify(contact)).forms).toEqual([contact]);
});

test('any form is the same file after it was read and written again', () => {
  const anything = fc.dictionary(fc.string(), fc.jsonValue());
  const field = fc.record({ type: fc.constantFrom('text', 'select', 'product', 'crm'), rest: anything });
  const form = fc.record({ rest: anything, fields: fc.array(field, { maxLength: 5 }) }).map(({ rest, fields }) => ({
    ...rest,
    title: 'Any',
    id: 7,
    fields: fields.map(({ type, rest: more }, index) => ({ ...more, type, id: index + 1 })),
  }));
  fc.assert(
    fc.property(fc.array(form, { minLength: 1, maxLength: 3 }), (forms) => {
      // fast-check's values are JSON, apart from -0, which JSON does not have.
      const file = writeExportFile({ version: '2.9', forms: JSON.parse(JSON.stringify(forms)) });
      expect(writeExportFile(parseExportFile(file))).toBe(file);
    }),
  );
});

test.each([
  ['', 'damaged or incomplete'],
  ['{"0":{"title":"Cut', 'damaged or incomplete'],
  ['<?xml version="1.0"?><forms/>', 'XML or a web page'],
  ['[]', 'not an export of Gravity Forms'],
  ['{"version":"2.9"}', 'contains no form'],
  ['{"0":"x"}', 'Form 1 is not an object'],
  ['{"0":{"fields":[]}}', 'Form 1 has no title'],
  ['{"0":{"title":"A"}}', 'Form 1 ("A") has no list of fields'],
  ['{"0":{"title":"A","fields":[7]}}', 'Form 1 ("A"), field 1 is not an object'],
  ['{"0":{"title":"A","fields":[{"type":"text"}]}}', 'Form 1 ("A"), field 1 has no ID'],
  ['{"0":{"title":"A","fields":[{"id":1}]}}', 'Form 1 ("A"), field 1 has no type'],
  ['{"0":{"title":"A","fields":[{"id":1,"type":"a"},{"id":"1","type":"b"}]}}', 'two fields with the ID 1'],
])('refuses the file %j with the reason', (text, reason) => {
  expect(() => parseExportFile(text)).toThrow(ExportFileError);
  expect(() => parseExportFile(text)).toThrow(reason);
});

test('refuses a form with more than 600 fields', () => {
  const fields = Array.from({ length: 601 }, (_, index) => ({ id: index + 1, type: 'text' }));
  expect(() => parseExportFile(JSON.stringify({ 0: { title: 'A', fields } }))).toThrow('601 fields');
});

test('refuses a file of more than 5 MB', () => {
  expect(() => parseExportFile(' '.repeat(5_000_001))).toThrow('larger than 5 MB');
});
