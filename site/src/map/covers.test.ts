import fc from 'fast-check';
import { expect, test } from 'vitest';
import { covers } from './covers.ts';
import type { Polygon, Ring } from './geometry.ts';

function box(west: number, south: number, east: number, north: number): Ring {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}
const west: Polygon = [box(-10, 0, 0, 10)];
const east: Polygon = [box(0, 0, 10, 10)];
const ringed: Polygon = [box(0, 0, 10, 10), box(4, 4, 6, 6)];

test.each<[string, Polygon[], [number, number]]>([
  ['inside', [west], [-5, 5]],
  ['on the border of one neighbor', [west], [0, 5]],
  ['on the border of the other', [east], [0, 5]],
  ['on a corner', [east], [10, 10]],
  ["on a hole's border", [ringed], [4, 5]],
  ['between ring and hole', [ringed], [2, 5]],
  ['in the second of two polygons', [[box(0, 0, 1, 1)], [box(2, 0, 3, 1)]], [2.5, 0.5]],
  ['in both of two that overlap', [[box(0, 0, 2, 2)], [box(1, 1, 3, 3)]], [1.5, 1.5]],
])('a position %s is covered', (_where, polygons, point) => {
  expect(covers(polygons, point)).toBe(true);
});

test.each<[string, Polygon[], [number, number]]>([
  ['outside', [west], [5, 5]],
  ['beyond a corner', [west], [0.1, 10.1]],
  ['in a hole', [ringed], [5, 5]],
  ['in the gap between two polygons', [[box(0, 0, 1, 1)], [box(2, 0, 3, 1)]], [1.5, 0.5]],
  ['without polygons', [], [0, 0]],
])('a position %s is not covered', (_where, polygons, point) => {
  expect(covers(polygons, point)).toBe(false);
});

test('agrees with a comparison of numbers for any box', () => {
  const degree = fc.integer({ min: -80, max: 80 });
  fc.assert(
    fc.property(fc.tuple(degree, degree, degree, degree, degree, degree), ([a, b, c, d, lng, lat]) => {
      fc.pre(a !== c && b !== d);
      const [w, e, s, n] = [Math.min(a, c), Math.max(a, c), Math.min(b, d), Math.max(b, d)];
      expect(covers([[box(w, s, e, n)]], [lng, lat])).toBe(lng >= w && lng <= e && lat >= s && lat <= n);
    }),
  );
});
