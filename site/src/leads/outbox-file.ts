import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrateOutbox } from './outbox-migrations.ts';

/** The outbox cannot be read or written at the moment: locked, full, read-only or damaged. */
export class OutboxUnavailableError extends Error {
  override readonly name = 'OutboxUnavailableError';
  /** Another process holds the lock: asking again soon may help. */
  readonly isBusy: boolean;

  constructor(reason: string, isBusy: boolean, cause: unknown) {
    super(`the outbox of leads cannot be used (${reason})`, { cause });
    this.isBusy = isBusy;
  }
}

/** Result codes of SQLite; extended codes carry them in their lowest byte. */
const BUSY = new Set([5, 6]);

function open(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // SQLite gives its other files the mode of this one: leads are for their owner only.
  closeSync(openSync(file, 'a', 0o600));
  // The wait for a lock stops the whole process, pages included: short, and the caller asks again.
  const database = new DatabaseSync(file, { timeout: 50 });
  try {
    // A short log: on a disk that is nearly full, what is in it needs room a second time.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 200;');
    migrateOutbox(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

export interface OutboxFile {
  /** Does something with the database. @throws OutboxUnavailableError */
  use<Result>(work: (database: DatabaseSync) => Result): Result;
  close(): void;
}

/**
 * The outbox's database, opened when it is first needed and again after a failure, so that a disk that
 * was full or read-only is used as soon as it is not.
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
