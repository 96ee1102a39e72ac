import { expect, test } from 'vitest';
import { neighbour } from './steps.ts';

test.each([
  [[1, 2, 3], 1, 1, 2],
  [[1, 3], 1, 1, 3],
  [[1, 3], 3, -1, 1],
  [[1, 3], 3, 1, undefined],
  [[1, 3], 1, -1, undefined],
  [[1, 3], 2, 1, 3],
] as const)('among the pages %j a step from %i in direction %i leads to %j', (pages, page, direction, expected) => {
  expect(neighbour(pages, page, direction)).toBe(expected);
});
