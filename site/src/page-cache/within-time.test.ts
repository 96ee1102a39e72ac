import { expect, test } from 'vitest';
import { withinTime } from './within-time.ts';

const never = new Promise<string>(() => undefined);

test('a promise that is in time gives its result', async () => {
  expect(await withinTime(60_000, Promise.resolve('a page'))).toBe('a page');
});

test('a promise that fails in time gives its failure', async () => {
  const failure = new Error('a fault of the page');
  await expect(withinTime(60_000, Promise.reject(failure))).rejects.toBe(failure);
});

test('a promise that takes longer gives nothing', async () => {
  expect(await withinTime(5, never)).toBeUndefined();
});

test('a promise that its own deadline stopped gives nothing', async () => {
  const deadline = AbortSignal.timeout(1);
  const stopped = new Promise<string>((_resolve, reject) => {
    deadline.addEventListener('abort', () => reject(deadline.reason));
  });
  expect(await withinTime(60_000, stopped)).toBeUndefined();
});

test('a promise that its caller aborted fails', async () => {
  const off = new AbortController();
  off.abort();
  await expect(withinTime(60_000, Promise.reject(off.signal.reason))).rejects.toThrow('aborted');
});

test('leaves no timer behind', async () => {
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  const before = timers();
  await withinTime(3_600_000, Promise.resolve('a page'));
  await expect(withinTime(3_600_000, Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(timers()).toBe(before);
});
