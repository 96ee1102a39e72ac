import { expect, test } from 'vitest';
import { siteConfig } from '../../config/site.config.ts';
import { nearestPosition, positionAfterSwipe, positionWithin, slideAt, swipeDirection } from './positions.ts';

test.each([
  [0, 0, 4, 0],
  [3, 0, 4, -1],
  [0, 3, 4, 4],
  [1, 0, 4, 1],
  [2, 7, 4, 6],
  [1, -0.2, 2, -1],
  [1, 0.2, 2, 1],
])('slide %i seen from position %d of %i slides is at %i', (index, near, count, expected) => {
  expect(nearestPosition(index, near, count)).toBe(expected);
});

test.each([
  [0, 0],
  [4, 0],
  [-1, 3],
  [-4, 0],
  [2.4, 2],
  [-0.6, 3],
])('of four slides position %d shows the one with index %i', (position, expected) => {
  expect(slideAt(position, 4) + 0).toBe(expected);
});

test('a movement slows down until it ends at its target', () => {
  const positions = Array.from({ length: 11 }, (_, tenth) => positionWithin(2, 3, tenth / 10));
  const lengths = positions.slice(1).map((position, index) => position - (positions[index] ?? 0));
  expect([positions[0], positions.at(-1)]).toEqual([2, 3]);
  expect(lengths).toEqual(lengths.toSorted((one, other) => other - one));
  expect(Math.min(...lengths)).toBeGreaterThan(0);
});

test.each([1, 1.5, Number.POSITIVE_INFINITY, Number.NaN])('a movement whose share of time is %d is over', (share) => {
  expect(positionWithin(0, -1, share)).toBe(-1);
});

test.each([
  [-6, 'next'],
  [6, 'previous'],
  [5, 'stay'],
  [-5, 'stay'],
  [0, 'stay'],
] as const)('a swipe of %i pixels leads to the slide: %s', (moved, direction) => {
  expect(swipeDirection(moved, siteConfig.gallery.swipeTolerance)).toBe(direction);
});

test.each([
  ['from rest to the next', 2, 2, 'next', 3],
  ['from rest to the previous', 0, 0, 'previous', -1],
  ['from rest below the tolerance', 2, 2, 'stay', 2],
  ['along a movement that it caught', 0.3, 1, 'next', 1],
  ['against a movement that it caught', 0.3, 1, 'previous', 0],
  ['a touch that caught a movement', 0.3, 1, 'stay', 1],
] as const)('a swipe %s ends at its slide', (_what, held, target, direction, expected) => {
  expect(positionAfterSwipe(held, target, direction)).toBe(expected);
});

test('the gallery rotates every 3000 ms in a movement of 350 ms', () => {
  expect(siteConfig.gallery).toMatchObject({ interval: 3000, transition: 350 });
});
