import { expect, test } from 'vitest';
import { panned, showing, zoomed } from './view-box.ts';

const whole = { x: 0, y: 0, width: 160, height: 100 };
const half = { x: 40, y: 25, width: 80, height: 50 };

test('zooming in keeps the point under the pointer where it is', () => {
  expect(zoomed(whole, whole, 8, 2)).toEqual(half);
  expect(zoomed(whole, whole, 8, 2, 0.25, 0.75)).toEqual({ x: 20, y: 37.5, width: 80, height: 50 });
});

test('zooming out ends with the whole map', () => {
  expect(zoomed(half, whole, 8, 0.1)).toEqual(whole);
  expect(zoomed(half, whole, 8, 0.5)).toEqual(whole);
});

test('zooming in ends at the closest view', () => {
  expect(zoomed(half, whole, 8, 1000).width).toBe(20);
});

test.each([
  [0.25, 0, { x: 60, y: 25 }],
  [0, -0.5, { x: 40, y: 0 }],
  [9, 9, { x: 120, y: 75 }],
  [-9, -9, { x: -40, y: -25 }],
])('panning by %d and %d keeps the center on the map', (byX, byY, position) => {
  expect(panned(half, whole, byX, byY)).toEqual({ ...half, ...position });
});

test('a part out of view comes to the center', () => {
  expect(showing(half, whole, { x: 140, y: 80, width: 10, height: 10 })).toEqual({ ...half, x: 105, y: 60 });
});

test('a part in view does not move the map', () => {
  expect(showing(half, whole, { x: 60, y: 40, width: 10, height: 10 })).toBe(half);
});
