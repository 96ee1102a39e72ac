import { expect, test } from 'vitest';
import { project } from './mercator.ts';
import { pathData } from './path-data.ts';
import { simplify } from './simplify.ts';
import { overlaps, viewAround, viewOf, withMargin, withRatio } from './view.ts';

/** Positions from a text such as `0,0 1,2`. */
const line = (text: string) => text.split(' ').map((position) => position.split(',').map(Number) as [number, number]);

test('positions are projected as on online maps at zoom 4', () => {
  const round = ([x, y]: readonly [number, number]) => [Math.round(x), Math.round(y)];
  expect(round(project([0, 0]))).toEqual([2048, 2048]);
  expect(round(project([-180, 85.0511]))).toEqual([0, 0]);
  expect(round(project([180, -90]))).toEqual([4096, 4096]);
  // The tile of Minneapolis at zoom 4 is 3 across and 5 down.
  expect(project([-93.27, 44.98]).map((pixels) => Math.floor(pixels / 256))).toEqual([3, 5]);
});

test('a view encloses its positions, grows by a margin, and widens to a ratio around its center', () => {
  const enclosing = { x: 1, y: 1, width: 2, height: 4 };
  expect(viewOf(line('1,5 3,1'))).toEqual(enclosing);
  expect(viewOf([])).toBeUndefined();
  expect(withMargin(enclosing, 0.5)).toEqual({ x: -1, y: -1, width: 6, height: 8 });
  expect(withRatio(enclosing, 2)).toEqual({ x: -2, y: 1, width: 8, height: 4 });
  expect(viewAround([10, 10], 4, 2)).toEqual({ x: 8, y: 9, width: 4, height: 2 });
});

test.each([
  { x: 2, y: 2, width: 1, height: 1 },
  { x: 4, y: 0, width: 1, height: 1 },
  { x: -1, y: 0, width: 1, height: 1 },
  { x: 0, y: 4, width: 1, height: 1 },
  { x: 0, y: -1, width: 1, height: 1 },
])('%j overlaps a view of 4 by 4', (other) => {
  expect(overlaps({ x: 0, y: 0, width: 4, height: 4 }, other)).toBe(true);
});

test.each([
  { x: 5, y: 0, width: 1, height: 1 },
  { x: -2, y: 0, width: 1, height: 1 },
  { x: 0, y: 5, width: 1, height: 1 },
  { x: 0, y: -3, width: 9, height: 2 },
])('%j does not overlap a view of 4 by 4', (other) => {
  expect(overlaps({ x: 0, y: 0, width: 4, height: 4 }, other)).toBe(false);
});

test.each([
  ['keeps the corners of a line, not the positions between them', '0,0 1,0.001 2,0 2,1 2,2', 0.01, '0,0 2,0 2,2'],
  ['keeps the corners of a ring', '0,0 1,0 1,1 0,1 0,0', 0.1, '0,0 1,0 1,1 0,1 0,0'],
  ['leaves the ends of a ring that is smaller than the tolerance', '0,0 0.1,0 0,0.1 0,0', 1, '0,0 0,0'],
])('simplifying %s', (_what, given, tolerance, left) => {
  expect(simplify(line(given), tolerance)).toEqual(line(left));
});

test('the rounded steps of a path do not add up to an error', () => {
  const stairs = Array.from({ length: 11 }, (_, index) => [index * 1.4, index % 2] as const);
  const path = pathData([[...stairs, [0, 0]]], 1);
  expect(path.startsWith('M0 0l1 1 2-1 1 1')).toBe(true);
  const numbers = (path.match(/-?\d+/g) ?? []).map(Number);
  expect(numbers.filter((_, index) => index % 2 === 0).reduce((sum, step) => sum + step, 0)).toBe(14);
});

test('a ring that rounds to a line or a point has no path', () => {
  for (const ring of ['0,0 0.2,0 0,0.2 0,0', '0,0 9,0 9,0.3 0,0']) expect(pathData([line(ring)], 1)).toBe('');
  expect(pathData([[]], 1)).toBe('');
});
