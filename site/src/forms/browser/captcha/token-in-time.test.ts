import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { tokenInTime } from './token-in-time.ts';

test.each<[string, () => unknown]>([
  ['later', async () => 'token'],
  ['at once', () => 'token'],
])('a form has the token of a provider that responds %s', async (_when, respond) => {
  expect(await tokenInTime(respond, () => false, 60_000)).toBe('token');
});

test.each<[string, () => unknown]>([
  ['responds with an object', async () => ({ rubbish: true })],
  ['responds with undefined', () => undefined],
  ['rejects', () => Promise.reject(new Error('broken'))],
  [
    'throws',
    () => {
      throw new TypeError('provider.execute is not a function');
    },
  ],
])('a form has no token of a provider that %s', async (_what, respond) => {
  expect(await tokenInTime(respond, () => false, 60_000)).toBe('');
});

describe('with a test clock', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('a form has no token of a provider that does not respond within the time limit', async () => {
    const { promise: never } = Promise.withResolvers<string>();
    const silent = tokenInTime(
      () => never,
      () => false,
      10_000,
    );
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await silent).toBe('');
  });

  test('a form waits longer than the time limit for a visitor who solves a challenge', async () => {
    const slow = Promise.withResolvers<string>();
    const solving = tokenInTime(
      () => slow.promise,
      () => true,
      10_000,
    );
    await vi.advanceTimersByTimeAsync(120_000);
    slow.resolve('solved');
    expect(await solving).toBe('solved');
  });
});
