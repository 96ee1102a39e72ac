import { expect, test } from 'vitest';
import { project } from './mercator.ts';
import { pathData } from './path-data.ts';
import { simplify } from './simplify.ts';
import { overlaps, viewAround, viewOf, withMargin, withRatio } from './view.ts';

test('projects as online maps do at zoom 4', () => {
  const round = ([x, y]: readonly [number, number]) => [Math.round(x), Math.round(y)];
  expect(round(project([0, 0]))).toEqual([2048, 2048]);
  expect(round(project([-180, 85.0511]))).toEqual([0, 0]);
  expect(round(project([180, -90]))).toEqual([4096, 4096]);
  // The tile of Minneapolis at zoom 4 is 3 across and 5 down.
  expect(project([-93.27, 44.98]).map((pixels) => Math.floor(pixels / 256))).toEqual([3, 5]);
});

test('views enclose positions, grow, and widen to a ratio around their center', () => {
  expect(viewOf([])).toBeUndefined();
  const view = viewOf([
    [1, 5],
    [3, 1],
  ]);
  expect(view).toEqual({ x: 1, y: 1, width: 2, height: 4 });
  expect(view && withMargin(view, 0.5)).toEqual({ x: -1, y: -1, width: 6, height: 8 });
  expect(view && withRatio(view, 2)).toEqual({ x: -2, y: 1, width: 8, height: 4 });
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

test('simplifying keeps ends and corners, and leaves out positions on the line', () => {
  expect(
    simplify(
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
  expect(
    simplify(
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
  expect(
    simplify(
      [
        [0, 0],
        [0.1, 0],
        [0, 0.1],
        [0, 0],
      ],
      1,
    ),
  ).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

test('a path is written in steps that do not drift', () => {
  const stairs = Array.from({ length: 11 }, (_, index) => [index * 1.4, index % 2] as const);
  const path = pathData([[...stairs, [0, 0]]], 1);
  expect(path.startsWith('M0 0l1 1 2-1 1 1')).toBe(true);
  const numbers = (path.match(/-?\d+/g) ?? []).map(Number);
  expect(numbers.filter((_, index) => index % 2 === 0).reduce((sum, step) => sum + step, 0)).toBe(14);
});

test('a ring that rounds to a line or a point has no path', () => {
  expect(
    pathData(
      [
        [
          [0, 0],
          [0.2, 0],
          [0, 0.2],
          [0, 0],
        ],
      ],
      1,
    ),
  ).toBe('');
  expect(
    pathData(
      [
        [
          [0, 0],
          [9, 0],
          [9, 0.3],
          [0, 0],
        ],
      ],
      1,
    ),
  ).toBe('');
  expect(pathData([[]], 1)).toBe('');
});
