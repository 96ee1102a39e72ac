import type { Form } from '@headwater/gravity-forms/definition/form.ts';
import { entryColumns } from '@headwater/gravity-forms/entries/entry-columns.ts';
import { stringify } from 'csv-stringify/sync';
import type { Entry } from '../../forms/entries/entry.ts';
import type { EntryNote } from '../../forms/entries/entry-log.ts';

/**
 * Entries as a table for spreadsheets. Values that look like formulas are prefixed with an apostrophe.
 * The byte order mark tells Excel that the file is UTF-8.
 */
export function entriesCsv(form: Form, entries: Iterable<Entry>): string {
  const columns = entryColumns(form);
  const rows = Array.from(entries, ({ id, dateCreated, status, sourceUrl, values }) => [
    String(id),
    dateCreated,
    status,
    ...columns.map(({ exported }) => exported(values)),
    sourceUrl ?? '',
  ]);
  const head = ['Entry', 'Date (UTC)', 'Status', ...columns.map(({ label }) => label), 'Page'];
  return stringify([head, ...rows], { bom: true, escape_formulas: true, record_delimiter: '\r\n' });
}

/**
 * Entries as JSON: the stored values by input ID, as Gravity Forms has them, and as text by label. Addresses of
 * browsers are left out, as in the table.
 */
export function entriesJson(form: Form, entries: Iterable<Entry>, notes: (id: number) => EntryNote[]): string {
  const columns = entryColumns(form);
  const records = Array.from(entries, ({ id, dateCreated, status, sourceUrl, values }) => ({
    id,
    formId: form.id,
    dateCreated,
    status,
    sourceUrl,
    values,
    answers: columns.map(({ fieldId, label, exported }) => ({ fieldId, label, text: exported(values) })),
    notes: notes(id),
  }));
  return `${JSON.stringify(records, null, 2)}\n`;
}
