import type { Form } from '@headwater/gravity-forms/definition/form.ts';
import { expect, test } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { termTable } from '../database/term-table.ts';
import { formTable } from './form-table.ts';

const newTable = () => formTable(openDatabase(':memory:'));

function aForm(id: number, parts: Partial<Form> = {}): Form {
  return { id, title: `Form ${id}`, fields: [], confirmations: [], ...parts };
}

test('a field of all categories offers those of this CMS, and first the text for none', () => {
  const database = openDatabase(':memory:');
  const { insert } = termTable(database);
  insert({ taxonomy: 'category', slug: 'news', name: 'News', description: '' });
  insert({ taxonomy: 'post_tag', slug: 'tag', name: 'Tag', description: '' });
  const initial = { categoryInitialItemEnabled: true, categoryInitialItem: 'Choose' };
  const field = { id: 1, type: 'post_category', inputType: 'select', displayAllCategories: true, ...initial };
  const listed = { id: 2, type: 'post_category', inputType: 'radio', choices: [{ text: 'Old', value: '9' }] };
  const table = formTable(database);
  table.saveExport({ id: 1, title: 'Posts', fields: [field, listed] }, '2.10');
  expect(table.byId(1)?.fields).toMatchObject([
    {
      choices: [
        { text: 'Choose', value: '', isSelected: true },
        { text: 'News', value: '1' },
      ],
    },
    { choices: [{ text: 'Old', value: '9' }] },
  ]);
  expect(table.exported(1)?.forms[0]?.fields[0]).not.toHaveProperty('choices');
});

test('lists forms by ID, whichever was saved first', () => {
  const table = newTable();
  for (const id of [3, 1, 2]) table.save(aForm(id));
  expect(table.all()).toEqual([aForm(1), aForm(2), aForm(3)]);
});

test('saving a form again replaces it', () => {
  const table = newTable();
  table.save(aForm(1));
  table.save(aForm(1, { title: 'Renamed' }));
  expect(table.all()).toEqual([aForm(1, { title: 'Renamed' })]);
});

test('a form that is saved after an import is exported as it is now, not as the file had it', () => {
  const table = newTable();
  table.saveExport({ id: 1, title: 'Imported', fields: [] }, '2.8.1');
  table.save(aForm(1, { title: 'Edited' }));
  expect(table.exported(1)?.forms).toMatchObject([{ id: 1, title: 'Edited' }]);
});

test('removing a form keeps the others', () => {
  const table = newTable();
  for (const id of [1, 2]) table.save(aForm(id));
  table.remove(1);
  expect(table.byId(1)).toBeUndefined();
  expect(table.exported(1)).toBeUndefined();
  expect(table.all()).toEqual([aForm(2)]);
});

test('changing a form that does not exist changes nothing', () => {
  const table = newTable();
  table.save(aForm(1));
  table.change(2, { isActive: false });
  expect(table.all()).toEqual([aForm(1)]);
});

test.each([
  [[], 1],
  [[1], 2],
  [[7, 3], 8],
])('with the forms %j, a new form gets ID %i', (ids, expected) => {
  const table = newTable();
  for (const id of ids) table.save(aForm(id));
  expect(table.nextId()).toBe(expected);
});
