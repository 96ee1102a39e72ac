import type { UploadStore } from './upload-store.ts';

/** A file without a lead is deleted this long after its last byte. */
const UPLOAD_LIFE_MS = 24 * 3_600_000;

interface SweepOptions {
  store: Pick<UploadStore, 'olderThan' | 'removeIfOlder'>;
  /** Runs `work` with those of the IDs that no lead waits with, and lets no lead claim them meanwhile. */
  withUnclaimed(ids: readonly string[], work: (unclaimed: readonly string[]) => Promise<void>): Promise<void>;
  now?: () => number;
}

/** Deletes what no lead waits with a day after its last byte: whole files, halves, and what a crash left of either. */
export async function sweepUploads({ store, withUnclaimed, now = Date.now }: SweepOptions): Promise<void> {
  const before = now() - UPLOAD_LIFE_MS;
  const old = await store.olderThan(before);
  if (old.length === 0) return;
  await withUnclaimed(old, async (unclaimed) => {
    // Its age is read again: a saved form may have claimed it meanwhile, which makes it new.
    for (const id of unclaimed) await store.removeIfOlder(id, before);
  });
}
