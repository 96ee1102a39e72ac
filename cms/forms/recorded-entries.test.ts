import { readFileSync } from 'node:fs';
import { formOf } from '@headwater/gravity-forms/definition/form-source.ts';
import type { GravityField } from '@headwater/gravity-forms/gravity-form.ts';
import { objectsIn } from '@headwater/gravity-forms/json.ts';
import { everyVariantForms } from '@headwater/gravity-forms/testing/every-variant-forms.ts';
import { expect, onTestFinished, test } from 'vitest';
import { openSubmissions } from '../testing/open-submissions.ts';

type Values = Readonly<Record<string, string | null>>;

/** Forms in dollars, the one currency here; the files of the last one are GraphQL's `Upload`. */
const names = ['texts', 'choices', 'parts', 'order', 'shipping', 'posts'];

/** The revision of the form that a consent was given to. */
const revision = '22.3';

/** Whether an editor has deleted choices before: their import numbers the inputs anew, as its report says. */
function isRenumbered({ id, choices, inputs }: GravityField): boolean {
  const ids = objectsIn(inputs).map((input) => input.id);
  return objectsIn(choices).length > 0 && ids.some((inputId, at) => inputId !== `${id}.${at + 1}`);
}

/** Rows of a list without the names of their columns, which are not stored here. */
function rowsOf(text: string): string {
  const rows: unknown = text.startsWith('[') ? JSON.parse(text) : text;
  return JSON.stringify(
    Array.isArray(rows) ? rows.map((row) => (typeof row === 'object' ? Object.values(row) : [row])) : rows,
  );
}

test.each(names)('%s: an entry is stored as Gravity Forms has stored it', async (name) => {
  const path = new URL(`../../contract/wordpress/forms/${name}.json`, import.meta.url);
  const { values, entry, differently } = JSON.parse(readFileSync(path, 'utf8'));
  const { title = '', settings, fields = [] } = everyVariantForms[name] ?? {};
  const kept = fields.map(({ field }) => field).filter((field) => !isRenumbered(field));
  const form = formOf({ id: 1, title, ...settings, fields: kept });
  const { submit, entries } = await openSubmissions(onTestFinished, form);
  const isKept = (id: number) => kept.some((field) => field.id === id);
  const fieldValues = values.filter(({ id }: { id: number }) => isKept(id));
  expect(await submit({}, { fieldValues })).toMatchObject({ kind: 'accepted' });
  const inOrder = (stored: Values) =>
    Object.entries(stored)
      .filter(([key, text]) => text !== null && isKept(Math.trunc(Number(key))) && key !== revision)
      .map(([key, text]) => [key, rowsOf(text ?? '')])
      .sort();
  // A fixed quantity is stored here, and by Gravity Forms' own page.
  const ofSite = Object.fromEntries(Object.entries(differently.graphql).filter(([, text]) => text !== null));
  const { 90: _file, ...withoutFile } = { ...entry, ...ofSite };
  expect(inOrder(entries.byId(1)?.values ?? {})).toEqual(inOrder(withoutFile));
});
