import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readLines, unreadText } from './report.ts';
import { tablesOf } from './tables-of.ts';

const folder = resolve(import.meta.dirname, '../testing/stock-wordpress');

test('nine rows in ten of tables that editors made by hand are typed, and the others are listed', () => {
  // As a WordPress without our theme rendered three styles of the block, the classic editor, and a paste from Excel.
  const read = readdirSync(folder).map((name) => tablesOf(readFileSync(join(folder, name), 'utf8')));
  expect(read.map((tables) => [readLines(tables).length, tables.unread.length])).toEqual([
    [20, 0],
    [11, 1],
    [8, 0],
    [9, 0],
    [23, 0],
  ]);
  expect(read.flatMap(({ unread }) => unread.map(unreadText))).toEqual([
    'Technical data, table 1, row 11: Warranty | 18 months (not a figure in brand/figures.ts)',
  ]);
});
