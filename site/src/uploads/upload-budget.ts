import { statfs } from 'node:fs/promises';
import type { UploadStore } from './upload-store.ts';

/** Why a file is refused: the visitor has sent too many, or there is no room for anybody's. */
export type NoRoom = 'visitor' | 'everyone';

export interface BudgetOptions {
  store: Pick<UploadStore, 'all' | 'folder'>;
  /** Bytes for all files together. */
  inAll: number;
  /** Bytes for one visitor's. */
  perVisitor: number;
  /** Free bytes of the disk; tests set their own. */
  freeBytes?: () => Promise<number>;
}

/** How many bytes visitors may store. A file counts with its announced size from its first byte until it is deleted. */
export interface UploadBudget {
  /** Reserves room for a file. @returns why there is none */
  reserve(id: string, visitor: string, size: number): Promise<NoRoom | undefined>;
  /** A file was deleted, or was never written. */
  release(id: string): void;
  /** Counts again what is on disk: other processes may have added and deleted files. */
  recount(): void;
  /** Bytes in use or reserved. */
  used(): number;
}

/** Bytes that files leave free, so that the outbox can still be written. */
const RESERVED_FREE = 64 * 1024 * 1024;
/** A short file costs the disk, and each count, as much as this one. */
const LEAST_BYTES = 16 * 1024;

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

export function createUploadBudget(options: BudgetOptions): UploadBudget {
  const { store, inAll, perVisitor, freeBytes = () => freeBytesOf(store.folder) } = options;
  let files = new Map<string, { visitor: string; size: number }>();
  const sum = (visitor?: string) =>
    [...files.values()]
      .filter((file) => visitor === undefined || file.visitor === visitor)
      .reduce((total, { size }) => total + Math.max(size, LEAST_BYTES), 0);

  function recount(): void {
    files = new Map(store.all().map(({ id, visitor, size }) => [id, { visitor, size }]));
  }

  recount();
  return {
    async reserve(id, visitor, size) {
      const free = await freeBytes();
      // No await from here on: two files must not take the same room.
      const needed = Math.max(size, LEAST_BYTES);
      if (sum(visitor) + needed > perVisitor) return 'visitor';
      if (sum() + needed > inAll || free - needed < RESERVED_FREE) return 'everyone';
      files.set(id, { visitor, size });
      return undefined;
    },
    release: (id) => void files.delete(id),
    recount,
    used: () => sum(),
  };
}
