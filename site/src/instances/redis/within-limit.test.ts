import { expect, test, vi } from 'vitest';
import { SlowRedisError, withinLimit } from './within-limit.ts';

test('returns a response or an error within the limit, and rejects when none came in time', async () => {
  expect(await withinLimit(100, Promise.resolve('response'))).toBe('response');
  await expect(withinLimit(100, Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  const { promise } = Promise.withResolvers<void>();
  await expect(withinLimit(20, promise)).rejects.toThrow(new SlowRedisError(20));
});

test('a response that came while this process was busy is in time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { promise, resolve } = Promise.withResolvers<string>();
  const result = withinLimit(100, promise);
  // The first pause of ten took a second, because nothing else ran meanwhile.
  vi.advanceTimersToNextTimer();
  resolve('value');
  vi.useRealTimers();
  expect(await result).toBe('value');
});

test('leaves no timer behind', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await withinLimit(100, Promise.resolve('value'));
  const left = vi.getTimerCount();
  vi.useRealTimers();
  expect(left).toBe(0);
});
