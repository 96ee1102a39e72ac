import { expect, test } from 'vitest';
import { OutboxUnavailableError } from './outbox-file.ts';
import { withPatience } from './with-patience.ts';

/** Work that fails so often and then succeeds. */
function failing(times: number, isBusy: boolean) {
  const work = () => {
    work.tries += 1;
    if (work.tries <= times) throw new OutboxUnavailableError('a test', isBusy, undefined);
    return 'done';
  };
  work.tries = 0;
  return work;
}

test('work is repeated while another process holds the lock', async () => {
  const work = failing(2, true);
  expect(await withPatience(work)).toBe('done');
  expect(work.tries).toBe(3);
});

test('work that fails for another reason is not repeated', async () => {
  const work = failing(1, false);
  await expect(withPatience(work)).rejects.toThrow(OutboxUnavailableError);
  expect(work.tries).toBe(1);
});

test('work is not repeated for a visitor whose time is over', async () => {
  const work = failing(1, true);
  await expect(withPatience(work, AbortSignal.abort())).rejects.toThrow(OutboxUnavailableError);
  expect(work.tries).toBe(1);
});
