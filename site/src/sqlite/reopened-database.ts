import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { immediately } from './immediate-transaction.ts';
import { openPrivateDatabase, type PrivateDatabaseOptions } from './open-private-database.ts';
import { storageFailure } from './storage-failure.ts';

/** Tries while another process writes; each waits for the lock a moment. */
const MOST_TRIES = 20;

export interface ReopenedDatabase {
  /** Runs `work` in a transaction. @throws the error that `unavailable` makes, while the disk or a lock prevents it */
  use<Result>(work: (database: DatabaseSync) => Result): Promise<Result>;
  close(): void;
}

/**
 * A database that is opened on first use, and again after a failure: the site starts and serves pages on a disk that is
 * full or read-only, and what needs the file works again once there is room.
 * @param unavailable makes the error of a use that failed; `reason` has no values
 */
export function reopenedDatabase(
  file: string,
  options: Pick<PrivateDatabaseOptions, 'prepare'>,
  unavailable: (reason: string) => Error,
): ReopenedDatabase {
  let database: DatabaseSync | undefined;

  function close(): void {
    database?.close();
    database = undefined;
  }

  async function use<Result>(work: (database: DatabaseSync) => Result): Promise<Result> {
    for (let tries = 1; ; tries += 1) {
      try {
        database ??= openPrivateDatabase(file, { ...options, lockMs: 25 });
        const opened = database;
        return immediately(opened, () => work(opened));
      } catch (error) {
        const failure = storageFailure(error);
        if (!failure?.isBusy) close();
        if (!failure) throw error;
        if (!failure.isBusy || tries >= MOST_TRIES) throw unavailable(failure.reason);
        await pause(25);
      }
    }
  }

  return { use, close };
}
