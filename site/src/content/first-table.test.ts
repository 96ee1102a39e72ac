import { expect, test } from 'vitest';
import { firstTable } from './first-table.ts';

test.each([
  ['no table', '<p>No table</p>', []],
  ['rows of cells and headings', '<table><tr><th>Flow</th><td>4 &amp; 5</td></tr></table>', [['Flow', '4 & 5']]],
  ['the first table only', '<table><tr><td>a</td></tr></table><table><tr><td>b</td></tr></table>', [['a']]],
  ['no row of the head', '<table><thead><tr><th>h</th></tr></thead><tr><td>a</td></tr></table>', [['a']]],
  ['marked up text', '<table><tr><td><b>1</b> <i>gpm</i>\n x</td></tr></table>', [['1 gpm x']]],
  ['cells whose end tags are left out', '<table><tr><td>a<td>b<tr><td>c</table>', [['a', 'b'], ['c']]],
  ['a bracket in an attribute', '<table><tr><td title="a > b">c</td></tr></table>', [['c']]],
  ['a row in a comment', '<table><!-- <tr><td>x</td></tr> --><tr><td>a</td></tr></table>', [['a']]],
  [
    'a table in a cell',
    '<table><tr><td>a<table><tr><td>b</td></tr></table></td><td>c</td></tr></table>',
    [['ab', 'c']],
  ],
])('reads the first table of a text: %s', (_what, html, rows) => {
  expect(firstTable(html)).toEqual(rows);
});

const text = '<table><tr><td>Head</td><td>32 ft</td></tr></table>';

test('the table of a text is read once', () => {
  expect(firstTable(text)).toBe(firstTable(text));
});

test('the table of a long text is read each time, so that stored tables stay within a megabyte', () => {
  const long = text + 'x'.repeat(1024 * 1024);
  expect(firstTable(long)).not.toBe(firstTable(long));
  expect(firstTable(long)).toEqual(firstTable(text));
});
