import { expect, test } from 'vitest';
import { createLatest } from './latest.ts';

test('returns a result when no later task has started', async () => {
  expect(await createLatest()(async () => 'pump')).toBe('pump');
});

test('drops a result that arrives after a later task started', async () => {
  const latest = createLatest();
  const slow = Promise.withResolvers<string>();
  const first = latest(() => slow.promise);
  const second = latest(async () => 'pumps');
  slow.resolve('pump');
  expect(await Promise.all([first, second])).toEqual([undefined, 'pumps']);
});

test('a later task aborts the previous one', async () => {
  const latest = createLatest();
  const signals: AbortSignal[] = [];
  const task = async (signal: AbortSignal) => void signals.push(signal);
  await latest(task);
  await latest(task);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});

test('calling without a task aborts the running one', async () => {
  const latest = createLatest();
  const slow = Promise.withResolvers<string>();
  const first = latest(() => slow.promise);
  await latest();
  slow.resolve('pump');
  expect(await first).toBeUndefined();
});

test('a failure rejects, unless a later task has started', async () => {
  const latest = createLatest();
  await expect(latest(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  const slow = Promise.withResolvers<string>();
  const first = latest(() => slow.promise);
  void latest(async () => 'pumps');
  slow.reject(new Error('aborted'));
  expect(await first).toBeUndefined();
});
