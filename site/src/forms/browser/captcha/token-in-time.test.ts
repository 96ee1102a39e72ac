import { expect, test, vi } from 'vitest';
import { tokenInTime } from './token-in-time.ts';

test.each<[string, () => unknown, string]>([
  ['a token', async () => 'token', 'token'],
  ['a token at once', () => 'token', 'token'],
  ['something else', async () => ({ rubbish: true }), ''],
  ['nothing', () => undefined, ''],
  ['an error', () => Promise.reject(new Error('broken')), ''],
  [
    'an exception',
    () => {
      throw new TypeError('provider.execute is not a function');
    },
    '',
  ],
])('a provider that answers with %s', async (_what, answer, expected) => {
  expect(await tokenInTime(answer, () => false, 60_000)).toBe(expected);
});

test('a provider that takes 30 seconds is not waited for, but a visitor who solves its challenge is', async () => {
  vi.useFakeTimers();
  try {
    const { promise: never } = Promise.withResolvers<string>();
    const silent = tokenInTime(
      () => never,
      () => false,
      10_000,
    );
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await silent).toBe('');

    const slow = Promise.withResolvers<string>();
    const solving = tokenInTime(
      () => slow.promise,
      () => true,
      10_000,
    );
    await vi.advanceTimersByTimeAsync(120_000);
    slow.resolve('solved');
    expect(await solving).toBe('solved');
  } finally {
    vi.useRealTimers();
  }
});
