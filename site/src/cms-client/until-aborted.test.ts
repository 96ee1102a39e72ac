import { getEventListeners } from 'node:events';
import { expect, test } from 'vitest';
import { untilAborted } from './until-aborted.ts';

test('returns what the promise gives in time, and leaves no listener on the signal', async () => {
  const { signal } = new AbortController();
  expect(await untilAborted(Promise.resolve('pump'), signal)).toBe('pump');
  expect(await untilAborted(Promise.resolve('valve'), undefined)).toBe('valve');
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

test('rejects with the reason as soon as the signal aborts', async () => {
  const deadline = new AbortController();
  const waiting = untilAborted(new Promise(() => undefined), deadline.signal);
  deadline.abort(new Error('no time left'));
  await expect(waiting).rejects.toThrow('no time left');
  expect(getEventListeners(deadline.signal, 'abort')).toEqual([]);
});

test('does not wait for a promise when the signal has aborted before', async () => {
  const late = AbortSignal.abort(new Error('no time left'));
  await expect(untilAborted(new Promise(() => undefined), late)).rejects.toThrow('no time left');
});

test('passes on the failure of the promise', async () => {
  const { signal } = new AbortController();
  await expect(untilAborted(Promise.reject(new Error('refused')), signal)).rejects.toThrow('refused');
});
