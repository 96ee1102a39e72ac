import { setTimeout as pause } from 'node:timers/promises';
import { OutboxUnavailableError } from './outbox-file.ts';

/** As long as a visitor may wait for another process to let go of the outbox. */
const PATIENCE_MS = 3_000;
const STEP_MS = 75;

/**
 * Repeats work on the outbox while another process holds its lock.
 * @param signal ends the patience earlier
 * @throws OutboxUnavailableError
 */
export async function withPatience<Result>(work: () => Result, signal?: AbortSignal): Promise<Result> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return work();
    } catch (error) {
      const isBusy = error instanceof OutboxUnavailableError && error.isBusy;
      if (!isBusy || signal?.aborted || performance.now() > deadline) throw error;
    }
    await pause(STEP_MS);
  }
}
