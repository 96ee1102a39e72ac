import { expect, test } from 'vitest';
import { simplifyLine } from './simplify-line.ts';

test('simplifying drops only the positions that lie on the line', () => {
  expect(
    simplifyLine(
      [
        [0, 0],
        [1, 0.001],
        [2, 0],
        [2, 1],
        [2, 2],
      ],
      0.01,
    ),
  ).toEqual([
    [0, 0],
    [2, 0],
    [2, 2],
  ]);
});

test('an island that starts and ends at one point keeps its far side', () => {
  expect(
    simplifyLine(
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
        [0, 0],
      ],
      0.1,
    ),
  ).toHaveLength(5);
});
