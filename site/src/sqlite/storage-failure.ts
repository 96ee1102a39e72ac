/** SQLite result codes for locks; extended codes carry them in their lowest byte. */
const BUSY = new Set([5, 6]);

export interface StorageFailure {
  /** Whether another process has the lock. Otherwise the database is to be opened again. */
  isBusy: boolean;
  /** In the words of SQLite or the system, without values. */
  reason: string;
}

/** What SQLite or the file system reported; undefined for an error of the program. */
export function storageFailure(error: unknown): StorageFailure | undefined {
  const { errcode, errstr, code } = error as { errcode?: number; errstr?: string; code?: string };
  if (errcode === undefined && code === undefined) return undefined;
  return { isBusy: errcode !== undefined && BUSY.has(errcode & 0xff), reason: errstr ?? String(code) };
}
