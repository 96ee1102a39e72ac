import { expect, test } from 'vitest';
import { withCell } from './with-cell.ts';

test('a cell is written in its row and column without changing any other', () => {
  const rows = [
    ['8', '2'],
    ['10', '4'],
  ];
  expect(withCell(rows, { row: 1, column: 0, columns: 2 }, '12')).toEqual([
    ['8', '2'],
    ['12', '4'],
  ]);
});

test('a row that has fewer cells than the list has columns is filled up', () => {
  expect(withCell([[]], { row: 0, column: 1, columns: 3 }, '2')).toEqual([['', '2', '']]);
});
