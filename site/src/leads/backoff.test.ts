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
  [1, false, 500],
  [5, false, 8_000],
  [6, false, 10_000],
  [50, false, 10_000],
  [6, true, 16_000],
  [50, true, 300_000],
])('after %i failures (costly: %s), the worker pauses for at most %i ms', (failures, isCostly, longest) => {
  expect(roundPause(failures, isCostly, () => 1)).toBe(longest);
  expect(roundPause(failures, isCostly, () => 0)).toBe(longest / 2);
});
