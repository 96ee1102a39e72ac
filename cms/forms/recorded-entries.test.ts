import { readFileSync } from 'node:fs';
import { formOf } from '@headwater/gravity-forms/definition/form-source.ts';
import type { GravityField } from '@headwater/gravity-forms/gravity-form.ts';
import { objectsIn } from '@headwater/gravity-forms/json.ts';
import type { FieldValuesInput } from '@headwater/gravity-forms/submission/field-values-input.ts';
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

const product = { id: 1, type: 'product', label: 'Pump', basePrice: '$10.00' };
const calculated = {
  ...product,
  inputType: 'calculation',
  basePrice: '',
  calculationFormula: '{F:2} * {Pump (Quantity):1.3}',
};
const hidden = { actionType: 'show', logicType: 'all', rules: [{ fieldId: '2', operator: 'is', value: 'x' }] };
const sizes = { id: 1, type: 'multiselect', storageType: 'json', choices: [{ text: 'Größe / 50 m³', value: '' }] };
const two = { id: 1, productValues: { quantity: 2, price: null } };

test.each<[string, GravityField[], FieldValuesInput[], Values]>([
  [
    'a hidden total is stored',
    [
      { ...product, inputType: 'singleproduct' },
      { id: 2, type: 'text' },
      { id: 3, type: 'total', conditionalLogic: hidden },
    ],
    [two, { id: 2, value: 'no' }],
    { '1.1': 'Pump', '1.2': '$10.00', '1.3': '2', 2: 'no', 3: '20' },
  ],
  [
    'a price whose formula has its own quantity is 0',
    [calculated, { id: 2, type: 'number' }],
    [two, { id: 2, value: '5' }],
    { '1.1': 'Pump', '1.2': '$0.00', '1.3': '2', 2: '5' },
  ],
  [
    'several choices are JSON as PHP writes it',
    [sizes],
    [{ id: 1, values: ['Größe / 50 m³'] }],
    { 1: String.raw`["Gr\u00f6\u00dfe \/ 50 m\u00b3"]` },
  ],
])('%s, as Gravity Forms has stored it', async (_what, fields, fieldValues, entry) => {
  const { submit, entries } = await openSubmissions(onTestFinished, formOf({ id: 1, title: '', fields }));
  expect(await submit({}, { fieldValues })).toMatchObject({ kind: 'accepted' });
  expect(entries.byId(1)?.values).toEqual(entry);
});
