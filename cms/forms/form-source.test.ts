import { storedType } from '@headwater/gravity-forms/convert/variants.ts';
import type { Form } from '@headwater/gravity-forms/definition/form.ts';
import { exportOf, formOf } from '@headwater/gravity-forms/definition/form-source.ts';
import { parseExportFile, writeExportFile } from '@headwater/gravity-forms/export-file.ts';
import type { FormField } from '@headwater/gravity-forms/fields/field-kinds.ts';
import * as kinds from '@headwater/gravity-forms/fields/kinds.ts';
import { fieldTypes } from '@headwater/gravity-forms/report/field-types.ts';
import { expect, test } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import type { SeedForm } from '../starting-content/model.ts';
import { everyFieldForm } from '../testing/every-field-form.ts';
import { smallForm } from '../testing/small-form.ts';
import { formTable } from './form-table.ts';

const owner = {
  name: 'Mill Brook',
  mail: { to: 'service@example.com', from: 'forms@example.com', fromName: 'Forms' },
  page: { name: 'Grinders', path: '/grinders/' },
};

/** A form of the starting content as it is stored: a page confirmation has the page's ID there. */
function stored({ confirmations, ...form }: SeedForm): Form {
  return {
    ...form,
    confirmations: confirmations.map((each) => {
      if (each.type !== 'PAGE') return each;
      const { page, ...confirmation } = each;
      return { ...confirmation, pageId: page.length };
    }),
  };
}

/** A setting that is off is the same as none, except for margins. */
function withoutDefaults(field: FormField): object {
  return Object.fromEntries(Object.entries(field).filter(([name, value]) => value !== false || name === 'hasMargins'));
}

const forms = [everyFieldForm(owner), smallForm].map(stored);

test.each(forms)('form $id is the same definition after it was Gravity Forms’ export', (form) => {
  const [exported] = exportOf(form).forms;
  const again = exported && formOf(exported);
  for (const field of form.fields) {
    expect(again?.fields.find(({ id }) => id === field.id)).toMatchObject(withoutDefaults(field));
  }
  expect({ ...again, fields: [] }).toMatchObject({ ...form, fields: [] });
});

test.each(forms)('form $id is the same file after export, import and export', (form) => {
  const table = formTable(openDatabase(':memory:'));
  table.save(form);
  const first = writeExportFile(table.exported(form.id) ?? { version: '', forms: [] });
  const { version, forms: read } = parseExportFile(first);
  const other = formTable(openDatabase(':memory:'));
  for (const imported of read) other.saveExport(imported, version);
  expect(writeExportFile(other.exported(form.id) ?? { version: '', forms: [] })).toBe(first);
});

test('closing an imported form keeps what the CMS does not know', () => {
  const table = formTable(openDatabase(':memory:'));
  const form = { id: 4, title: 'Old', fields: [{ id: 1, type: 'crm_lookup' }], gravityformsaddon: { a: [1] } };
  table.saveExport(form, '2.8.1');
  table.change(4, { isActive: false });
  expect(table.byId(4)).toMatchObject({ isActive: false, fields: [] });
  expect(table.exported(4)).toEqual({ version: '2.8.1', forms: [{ ...form, is_active: '0' }] });
});

const knownTypes = Object.values(kinds).map(({ type }) => storedType(type).type);

test('the report has a line for every field type of this CMS', () => {
  expect(knownTypes.filter((type) => !Object.hasOwn(fieldTypes, type))).toEqual([]);
});

test('the report calls only field types of this CMS working', () => {
  const working = Object.entries(fieldTypes).flatMap(([type, verdict]) => (verdict === 'works' ? [type] : []));
  // The editor's submit button is a field there.
  expect(working.filter((type) => type !== 'submit' && !knownTypes.includes(type))).toEqual([]);
});
