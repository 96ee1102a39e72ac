import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readForm, writeForm } from './convert/form.ts';
import { parseExportFile, writeExportFile } from './export-file.ts';
import { fieldTypes } from './report/field-types.ts';
import { formReport } from './report/form-report.ts';
import { businessForms } from './testing/business-forms.ts';

const forms = businessForms();

function isShown(type: string): boolean {
  const finding = fieldTypes[type];
  return finding === 'works' || finding?.effect === 'differs';
}

test('there are 16 kinds of business form', () => {
  expect(forms).toHaveLength(16);
});

test('the business forms together have every type of field that the report knows', () => {
  const used = new Set(forms.flatMap(({ form }) => form.fields.map(({ type }) => type)));
  // The editor adds the submit button by itself; the others belong to add-ons for accounts and payments.
  const withoutForm = ['submit', 'username', 'creditcard', 'donation'];
  expect(Object.keys(fieldTypes).filter((type) => !used.has(type) && !withoutForm.includes(type))).toEqual([]);
});

test('docs/forms.md has a row for every type that the report knows', () => {
  const docs = readFileSync(join(import.meta.dirname, '../docs/forms.md'), 'utf8');
  const rows = docs.split('\n').filter((line) => line.startsWith('|'));
  // The editor adds the submit button by itself; the others belong to add-ons for accounts and donations.
  const types = Object.keys(fieldTypes).filter((type) => !['submit', 'username', 'donation'].includes(type));
  expect(types.filter((type) => !rows.join().includes(`\`${type}\``))).toEqual([]);
});

test.each(forms)('$name is the same file after export, import and export', ({ text }) => {
  const first = writeExportFile(parseExportFile(text));
  expect(writeExportFile(parseExportFile(first))).toBe(first);
  expect(JSON.parse(first)).toEqual(JSON.parse(text));
});

test.each(forms)('the definition of $name is the same after it was written for Gravity Forms', ({ form }) => {
  const definition = readForm(form);
  const again = readForm(writeForm(definition));
  const known = new Set(form.fields.filter(({ type }) => isShown(type)).map(({ id }) => id));
  expect({ ...again, fields: again.fields.filter(({ id }) => known.has(id)) }).toEqual({
    ...definition,
    fields: definition.fields.filter(({ id }) => known.has(id)),
  });
});

test.each(forms)('the report of $name names every field of a type that does not work', ({ form }) => {
  const reported = new Set(formReport(form).map(({ fieldId }) => fieldId));
  const expected = form.fields.filter(({ type }) => fieldTypes[type] !== 'works');
  expect(expected.map(({ id }) => id).filter((id) => !reported.has(id))).toEqual([]);
});
