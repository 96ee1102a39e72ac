import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { UPLOAD_ID } from '../forms/fields/shared/chosen-file.ts';
import type { UploadStore } from './upload-store.ts';

/** A file without a lead is deleted this long after its last byte. */
const UPLOAD_LIFE_MS = 24 * 3_600_000;

interface SweepOptions {
  store: Pick<UploadStore, 'folder' | 'remove'>;
  /** Runs `work` with those of the IDs that no lead waits with, and lets no lead claim them meanwhile. */
  withUnclaimed(ids: readonly string[], work: (unclaimed: readonly string[]) => Promise<void>): Promise<void>;
  now?: () => number;
}

/** Deletes what no lead waits with a day after its last byte: whole files, halves, and what a crash left of either. */
export async function sweepUploads({ store, withUnclaimed, now = Date.now }: SweepOptions): Promise<void> {
  const names = readdirSync(store.folder);
  const isFresh = (name: string) => {
    const stat = statSync(join(store.folder, name), { throwIfNoEntry: false });
    return stat !== undefined && now() - stat.mtimeMs <= UPLOAD_LIFE_MS;
  };
  const fresh = new Set(names.filter(isFresh).map((name) => name.replace(/\.json$/, '')));
  const ids = new Set(names.map((name) => name.replace(/\.json$/, '')).filter((name) => UPLOAD_ID.test(name)));
  const old = [...ids].filter((id) => !fresh.has(id));
  if (old.length === 0) return;
  await withUnclaimed(old, async (unclaimed) => {
    // Asked again: a saved form may have claimed it meanwhile, which makes it fresh.
    for (const id of unclaimed) if (!isFresh(id)) store.remove(id);
  });
}
