import { expect, onTestFinished, test, vi } from 'vitest';
import { startRetention } from './retention.ts';

const HOUR_MS = 3_600_000;

/** Starts deleting old leads with this result of each round, and a clock that the test moves. */
function start(days: number | undefined, results: (number | Error)[] = []) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const ages: number[] = [];
  const logged: unknown[] = [];
  const removeFinished = async (ageMs: number) => {
    const result = results[ages.length] ?? 0;
    ages.push(ageMs);
    if (result instanceof Error) throw result;
    return result;
  };
  const stop = startRetention({ archive: { removeFinished }, days, log: (...line) => void logged.push(line) });
  onTestFinished(stop);
  const round = () => new Promise<void>((resolve) => setImmediate(resolve));
  return { ages, logged, stop, round };
}

test('deletes finished leads of an age at once and then each hour', async () => {
  const { ages, round } = start(30);
  expect(ages).toEqual([30 * 24 * HOUR_MS]);
  vi.advanceTimersByTime(HOUR_MS - 1);
  expect(ages).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(ages).toHaveLength(2);
  await round();
});

test('logs how many leads it deleted unless there were none', async () => {
  const { logged, round } = start(7, [0, 1]);
  await round();
  expect(logged).toEqual([]);
  vi.advanceTimersByTime(HOUR_MS);
  await round();
  expect(logged).toEqual([['info', 'finished leads were deleted by their age', { count: 1, days: 7 }]]);
});

test('a failed deletion is logged as a warning before the next round tries again', async () => {
  const err = new Error('locked');
  const { logged, ages, round } = start(7, [err]);
  await round();
  expect(logged).toEqual([['warn', 'finished leads could not be deleted', { err }]]);
  vi.advanceTimersByTime(HOUR_MS);
  expect(ages).toHaveLength(2);
  await round();
});

test('deletes nothing after it was stopped', () => {
  const { ages, stop } = start(7);
  stop();
  vi.advanceTimersByTime(2 * HOUR_MS);
  expect(ages).toHaveLength(1);
});

test('without an age, no lead is deleted', () => {
  const { ages, stop } = start(undefined);
  vi.advanceTimersByTime(2 * HOUR_MS);
  stop();
  expect(ages).toEqual([]);
});
