import { expect, test } from 'vitest';
import { readTables } from './read-tables.ts';
import { readLines, readShare, unreadText } from './report.ts';
import { vocabulary } from './tables-of.ts';

test('the report has a line for each figure, part, number and point, and for what was not understood', () => {
  const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  const tables = readTables(
    `<h2>Duty</h2><table>${row('Flow', '450 gpm')}${row('Flux', '3')}</table>
    <table>${row('Part number', 'Description')}${row('SN-4055-WR', 'Wear ring')}</table>
    <table>${row('Maker', 'Their number', 'Our number')}${row('Norrland', 'N100', 'SN-4055-WR')}</table>
    <table>${row('Model', 'Flow (gpm)')}${row('SN-3040', '220')}</table>
    <table>${row('Flow (gpm)', 'Head (ft)')}${row('0', '82')}${row('450', '55')}${row('800', '20')}</table>`,
    vocabulary,
  );
  expect(readLines(tables)).toEqual([
    'flow: 450 gpm [number]',
    'SN-3040: flow: 220 gpm [number]',
    'part SN-4055-WR: Wear ring',
    'Norrland N100: SN-4055-WR',
    'curve: 0 gpm, 82 ft',
    'curve: 450 gpm, 55 ft',
    'curve: 800 gpm, 20 ft',
  ]);
  expect(tables.unread.map(unreadText)).toEqual(['Duty, table 1, row 2: Flux | 3 (not a figure in brand/figures.ts)']);
});

test.each([
  [0, 0, '0 of 0 rows (100 %)'],
  [1517, 8, '1,517 of 1,525 rows (99.4 %)'],
  [1999, 1, '1,999 of 2,000 rows (99.9 %)'],
])('of %d read and %d unread rows the share is %j', (read, unread, text) => {
  expect(readShare(read, unread)).toBe(text);
});
