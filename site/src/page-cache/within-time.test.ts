import { expect, test } from 'vitest';
import { withinTime } from './within-time.ts';

const never = new Promise<string>(() => undefined);

test('a promise that is in time gives its result, or its failure', async () => {
  expect(await withinTime(60_000, Promise.resolve('a page'))).toBe('a page');
  const failure = new Error('a fault of the page');
  await expect(withinTime(60_000, Promise.reject(failure))).rejects.toBe(failure);
});

test('a promise that takes longer gives nothing, and so does one that was stopped by its own deadline', async () => {
  expect(await withinTime(5, never)).toBeUndefined();
  const deadline = AbortSignal.timeout(1);
  const stopped = new Promise<string>((_resolve, reject) => {
    deadline.addEventListener('abort', () => reject(deadline.reason));
  });
  expect(await withinTime(60_000, stopped)).toBeUndefined();
});

test('a promise that was called off is a failure', async () => {
  const off = new AbortController();
  off.abort();
  await expect(withinTime(60_000, Promise.reject(off.signal.reason))).rejects.toThrow('aborted');
});

test('no timer is left behind', async () => {
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  const before = timers();
  await withinTime(3_600_000, Promise.resolve('a page'));
  await expect(withinTime(3_600_000, Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(timers()).toBe(before);
});
