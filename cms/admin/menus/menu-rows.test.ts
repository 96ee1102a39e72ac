import { expect, test } from 'vitest';
import type { MenuItemRecord } from '../../database/records.ts';
import { postedForm } from '../page/posted-form.ts';
import { linesOfMenu, menuProblems, readMenuLines } from './menu-rows.ts';

function item(id: number, parentId: number | null): MenuItemRecord {
  return {
    kind: 'menuItem',
    id,
    menuId: 1,
    parentId,
    label: `Item ${id}`,
    url: '/',
    target: '',
    cssClasses: [],
    order: id,
  };
}

function posted(levels: readonly number[], button?: string) {
  const data = new FormData();
  data.set('items.rows', String(levels.length));
  for (const [index, level] of levels.entries()) {
    data.set(`items.${index}.label`, `Row ${index}`);
    data.set(`items.${index}.url`, '/x/');
    data.set(`items.${index}.level`, String(level));
  }
  if (button) data.set('rows', button);
  return readMenuLines(postedForm(data));
}

const shape = (rows: readonly { label: string; level: number }[]) =>
  rows.map(({ label, level }) => `${level} ${label}`);

test('shows stored items depth first', () => {
  expect(shape(linesOfMenu([item(1, null), item(2, null), item(3, 1), item(4, 3)]))).toEqual([
    '0 Item 1',
    '1 Item 3',
    '2 Item 4',
    '0 Item 2',
  ]);
});

test('shows a stored item whose parent is missing at the top level', () => {
  expect(shape(linesOfMenu([item(1, null), item(5, 99)]))).toEqual(['0 Item 1', '0 Item 5']);
});

test('a cycle in the database does not hang the form', () => {
  expect(linesOfMenu([item(1, 2), item(2, 1)])).toEqual([]);
});

test.each([
  ['moves up', 'up items 2', ['0 Row 0', '0 Row 2', '0 Row 1']],
  ['moves down', 'down items 0', ['0 Row 1', '0 Row 0', '0 Row 2']],
  ['is removed', 'remove items 1', ['0 Row 0', '0 Row 2']],
  ['moves below the previous one', 'in items 1', ['0 Row 0', '1 Row 1', '0 Row 2']],
  ['is new', 'more items', ['0 Row 0', '0 Row 1', '0 Row 2', '0 ']],
  ['stays when the button names an unknown row', 'up items 9', ['0 Row 0', '0 Row 1', '0 Row 2']],
  ['stays when the button belongs to another list', 'up other 2', ['0 Row 0', '0 Row 1', '0 Row 2']],
])('a row %s', (_what, button, expected) => {
  expect(shape(posted([0, 0, 0], button))).toEqual(expected);
});

test('a row is at most one level below the previous one', () => {
  expect(shape(posted([2, 2, 2, 0, 2]))).toEqual(['0 Row 0', '1 Row 1', '2 Row 2', '0 Row 3', '1 Row 4']);
});

test('the first row is at the top level', () => {
  expect(shape(posted([0, 0], 'in items 0'))[0]).toBe('0 Row 0');
});

test.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'contact', '', 'data:text/html,x', 'https://'])(
  'rejects the URL %j',
  (url) => {
    expect(menuProblems([{ id: null, label: 'x', url, opensNewTab: false, level: 0 }])).toHaveLength(1);
  },
);

test.each([
  '/contact/',
  '/contact/#map',
  '#top',
  '#',
  'https://example.org/a?b',
  'mailto:a@b.example',
  'tel:+12185550100',
])('accepts the URL %j', (url) => {
  expect(menuProblems([{ id: null, label: 'x', url, opensNewTab: false, level: 0 }])).toEqual([]);
});

test('an item needs a text', () => {
  const [problem] = menuProblems([{ id: null, label: '', url: '/contact/', opensNewTab: false, level: 0 }]);
  expect(problem).toEqual({ field: 'f-items-0-label', message: 'Item 1: write its text.' });
});
