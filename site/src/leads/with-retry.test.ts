import { expect, test } from 'vitest';
import { OutboxUnavailableError } from './outbox.ts';
import { withRetry } from './with-retry.ts';

/** Work that fails this many times and then succeeds. */
function failing(times: number, isBusy: boolean) {
  const work = async () => {
    work.tries += 1;
    if (work.tries <= times) throw new OutboxUnavailableError('a test', isBusy);
    return 'done';
  };
  work.tries = 0;
  return work;
}

test('retries while another process holds the lock', async () => {
  const work = failing(2, true);
  expect(await withRetry(work)).toBe('done');
  expect(work.tries).toBe(3);
});

test('does not retry after any other error', async () => {
  const work = failing(1, false);
  await expect(withRetry(work)).rejects.toThrow(OutboxUnavailableError);
  expect(work.tries).toBe(1);
});

test('does not retry after the deadline', async () => {
  const work = failing(1, true);
  await expect(withRetry(work, AbortSignal.abort())).rejects.toThrow(OutboxUnavailableError);
  expect(work.tries).toBe(1);
});
