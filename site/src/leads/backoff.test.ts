import { expect, test } from 'vitest';
import { leadPause, roundPause } from './backoff.ts';

test.each([
  [1, 1_000],
  [2, 2_000],
  [5, 16_000],
  [6, 30_000],
  [1_000, 30_000],
])('after %i attempts, a lead waits between half of and all of %i ms', (attempts, longest) => {
  expect(leadPause(attempts, () => 1)).toBe(longest);
  expect(leadPause(attempts, () => 0)).toBe(longest / 2);
});

test.each([
  [1, 500],
  [5, 8_000],
  [6, 10_000],
  [50, 10_000],
])('after %i failures that cost no leads, the worker pauses for at most %i ms', (failures, longest) => {
  expect(roundPause(failures, false, () => 1)).toBe(longest);
  expect(roundPause(failures, false, () => 0)).toBe(longest / 2);
});

test.each([
  [6, 16_000],
  [50, 300_000],
])('after %i failures that cost leads, the worker pauses for at most %i ms', (failures, longest) => {
  expect(roundPause(failures, true, () => 1)).toBe(longest);
  expect(roundPause(failures, true, () => 0)).toBe(longest / 2);
});
