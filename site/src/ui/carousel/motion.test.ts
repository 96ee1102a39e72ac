import { expect, test } from 'vitest';
import { shorterWay, stepLength, stepsIn, swipeDirection } from './motion.ts';

function travel(way: number, steps: number): number[] {
  let left = way;
  return Array.from({ length: steps }, (_, index) => {
    left -= stepLength(left, index + 1, steps);
    return left;
  });
}

test('350 milliseconds are 21 steps, and 0 is a jump', () => {
  expect(stepsIn(350)).toBe(21);
  expect(stepsIn(0)).toBe(0);
  expect(stepLength(400, 1, stepsIn(0))).toBe(400);
});

test('a movement arrives with its last step, not before', () => {
  const left = travel(-720, 21);
  expect(left.at(-1)).toBe(0);
  expect(left.slice(0, -1).every((distance) => distance < 0)).toBe(true);
});

test('a movement slows down and never reverses', () => {
  const left = [720, ...travel(720, 21)];
  const lengths = left.slice(1).map((distance, index) => (left[index] ?? 0) - distance);
  expect(lengths).toEqual(lengths.toSorted((one, other) => other - one));
  expect(Math.min(...lengths)).toBeGreaterThan(0);
});

test('a movement that is shifted together with its target, as at the seam of a loop, still arrives', () => {
  let location = 0;
  let target = -300;
  for (let step = 1; step <= 21; step += 1) {
    location += stepLength(target - location, step, 21);
    if (step === 9) {
      location += 1500;
      target += 1500;
    }
  }
  expect(location).toBe(1200);
});

test.each([
  [-6, 'next'],
  [6, 'previous'],
  [5, 'stay'],
  [-5, 'stay'],
  [0, 'stay'],
] as const)('a swipe of %i pixels goes to: %s', (moved, direction) => {
  expect(swipeDirection(moved, 5)).toBe(direction);
});

test('a swipe across the seam of the loop counts its actual distance', () => {
  expect(shorterWay(-990, 1000)).toBe(10);
  expect(shorterWay(985, 1000)).toBe(-15);
  expect(shorterWay(-40, 1000)).toBe(-40);
});
