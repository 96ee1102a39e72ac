import type { UploadStore } from './upload-store.ts';

/** Why a file is refused: the visitor has sent too many, or the store is full for every visitor. */
export type NoRoom = 'visitor' | 'everyone';

export interface BudgetOptions {
  store: Pick<UploadStore, 'all' | 'freeBytes'>;
  /** Bytes for all files together. */
  inAll: number;
  /** Bytes for one visitor's. */
  perVisitor: number;
  /** Free bytes of the store; tests set their own. */
  freeBytes?: () => Promise<number>;
}

/** How many bytes visitors may store. A file counts with its announced size from its first byte until it is deleted. */
export interface UploadBudget {
  /** Reserves room for a file. @returns why there is none */
  reserve(id: string, visitor: string, size: number): Promise<NoRoom | undefined>;
  /** A file was deleted, or was never written. */
  release(id: string): void;
  /** Counts again what is stored: other processes may have added and deleted files. */
  recount(): Promise<void>;
  /** Bytes in use or reserved. */
  used(): number;
}

/** Bytes that files leave free, so that the outbox can still be written. */
const RESERVED_FREE = 64 * 1024 * 1024;
/** A short file costs the disk, and each count, as much as this one. */
const LEAST_BYTES = 16 * 1024;

interface CountedFile {
  visitor: string;
  size: number;
}

/** Counts what is stored. @throws errors of the store */
export async function openUploadBudget(options: BudgetOptions): Promise<UploadBudget> {
  const { store, inAll, perVisitor, freeBytes = store.freeBytes } = options;
  let files = new Map<string, CountedFile>();
  /** What was reserved (a file) and released (undefined) since the last listing began: it may have missed either. */
  let changes = new Map<string, CountedFile | undefined>();
  let counting = Promise.resolve();
  const sum = (visitor?: string) =>
    [...files.values()]
      .filter((file) => visitor === undefined || file.visitor === visitor)
      .reduce((total, { size }) => total + Math.max(size, LEAST_BYTES), 0);

  function change(id: string, file: CountedFile | undefined): void {
    changes.set(id, file);
    if (file) files.set(id, file);
    else files.delete(id);
  }

  async function count(): Promise<void> {
    const earlier = changes;
    const since = new Map<string, CountedFile | undefined>();
    changes = since;
    const stored = await store.all().catch((error: unknown) => {
      changes = new Map([...earlier, ...since]);
      throw error;
    });
    files = new Map(stored.map(({ id, visitor, size }) => [id, { visitor, size }]));
    // Not stored yet, as far as this listing knows. The next one drops what never was: its request has ended by then.
    for (const [id, file] of earlier) if (file && !files.has(id)) files.set(id, file);
    for (const [id, file] of since) change(id, file);
  }

  function recount(): Promise<void> {
    const done = counting.then(count);
    counting = done.catch(() => undefined);
    return done;
  }

  await recount();
  return {
    async reserve(id, visitor, size) {
      const free = await freeBytes();
      // No await from here on: two files must not take the same room.
      const needed = Math.max(size, LEAST_BYTES);
      if (sum(visitor) + needed > perVisitor) return 'visitor';
      if (sum() + needed > inAll || free - needed < RESERVED_FREE) return 'everyone';
      change(id, { visitor, size });
      return undefined;
    },
    release: (id) => change(id, undefined),
    recount,
    used: () => sum(),
  };
}
