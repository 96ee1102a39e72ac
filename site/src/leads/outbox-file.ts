import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrateOutbox } from './outbox-migrations.ts';

/** The outbox cannot be read or written: it is locked, full, read-only or damaged. */
export class OutboxUnavailableError extends Error {
  override readonly name = 'OutboxUnavailableError';
  /** Another process holds the lock: a retry soon may succeed. */
  readonly isBusy: boolean;

  constructor(reason: string, isBusy: boolean, cause: unknown) {
    super(`the outbox of leads cannot be used (${reason})`, { cause });
    this.isBusy = isBusy;
  }
}

/** SQLite result codes for locks; extended codes carry them in their lowest byte. */
const BUSY = new Set([5, 6]);

function open(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // SQLite creates its other files with the mode of this one: only the owner may read leads.
  closeSync(openSync(file, 'a', 0o600));
  // Waiting for a lock blocks the whole process: wait briefly, and let the caller retry.
  const database = new DatabaseSync(file, { timeout: 50 });
  try {
    // A short write-ahead log: on a nearly full disk, its content needs room a second time.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 200;');
    migrateOutbox(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

export interface OutboxFile {
  /** Runs `work` with the database. @throws OutboxUnavailableError */
  use<Result>(work: (database: DatabaseSync) => Result): Result;
  close(): void;
}

/**
 * The outbox's database, opened on first use and reopened after a failure, so that it recovers by itself
 * from a full or read-only disk.
 */
export function outboxFile(file: string): OutboxFile {
  let database: DatabaseSync | undefined;

  function close(): void {
    database?.close();
    database = undefined;
  }

  return {
    use(work) {
      try {
        database ??= open(file);
        return work(database);
      } catch (error) {
        const { errcode, errstr, code } = error as { errcode?: number; errstr?: string; code?: string };
        const isBusy = errcode !== undefined && BUSY.has(errcode & 0xff);
        if (!isBusy) close();
        if (errcode === undefined && code === undefined) throw error;
        throw new OutboxUnavailableError(errstr ?? String(code), isBusy, error);
      }
    },
    close,
  };
}
