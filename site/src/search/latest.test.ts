import { expect, test } from 'vitest';
import { createLatest } from './latest.ts';

test('an answer that nobody overtook is given', async () => {
  expect(await createLatest()(async () => 'pump')).toBe('pump');
});

test('an answer that comes after a later question is dropped', async () => {
  const latest = createLatest();
  const slow = Promise.withResolvers<string>();
  const first = latest(() => slow.promise);
  const second = latest(async () => 'pumps');
  slow.resolve('pump');
  expect(await Promise.all([first, second])).toEqual([undefined, 'pumps']);
});

test('a later question calls off the one before', async () => {
  const latest = createLatest();
  const signals: AbortSignal[] = [];
  const ask = async (signal: AbortSignal) => void signals.push(signal);
  await latest(ask);
  await latest(ask);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});

test('no task calls off the one that runs', async () => {
  const latest = createLatest();
  const slow = Promise.withResolvers<string>();
  const first = latest(() => slow.promise);
  await latest();
  slow.resolve('pump');
  expect(await first).toBeUndefined();
});

test('a failure is told, unless nobody waits for it any more', async () => {
  const latest = createLatest();
  await expect(latest(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  const slow = Promise.withResolvers<string>();
  const first = latest(() => slow.promise);
  void latest(async () => 'pumps');
  slow.reject(new Error('aborted'));
  expect(await first).toBeUndefined();
});
