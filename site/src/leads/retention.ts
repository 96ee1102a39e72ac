import type { DeliveryLog } from './claimed-lead.ts';
import type { LeadArchive } from './lead-archive.ts';

const DAY_MS = 24 * 60 * 60_000;
const ROUND_MS = 60 * 60_000;

interface RetentionOptions {
  archive: Pick<LeadArchive, 'removeFinished'>;
  /** Days after which a finished lead is deleted; undefined: never. */
  days: number | undefined;
  log: DeliveryLog;
}

/** Deletes finished leads by their age, now and every hour. @returns a function that stops it */
export function startRetention({ archive, days, log }: RetentionOptions): () => void {
  if (days === undefined) return () => undefined;
  const clean = async (): Promise<void> => {
    try {
      const count = await archive.removeFinished(days * DAY_MS);
      if (count > 0) log('info', 'finished leads were deleted by their age', { count, days });
    } catch (error) {
      // The store or another process; the next round deletes them.
      log('warn', 'finished leads could not be deleted', { err: error });
    }
  };
  void clean();
  const timer = setInterval(() => void clean(), ROUND_MS).unref();
  return () => clearInterval(timer);
}
