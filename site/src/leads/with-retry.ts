import { setTimeout as pause } from 'node:timers/promises';
import { OutboxUnavailableError } from './outbox.ts';

/** How long a visitor may wait for another process to release the outbox. */
const RETRY_MS = 3_000;
const STEP_MS = 75;

/**
 * Retries work on the outbox while another process holds its lock.
 * @param signal ends the retries early
 * @throws OutboxUnavailableError
 */
export async function withRetry<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
  const deadline = performance.now() + RETRY_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const isBusy = error instanceof OutboxUnavailableError && error.isBusy;
      if (!isBusy || signal?.aborted || performance.now() > deadline) throw error;
    }
    await pause(STEP_MS);
  }
}
