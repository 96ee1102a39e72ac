import type { DatabaseSync } from 'node:sqlite';
import type { SqlSession } from '../../sql/sql.ts';
import { openPrivateDatabase } from '../../sqlite/open-private-database.ts';
import { sqliteSession } from '../../sqlite/sqlite-session.ts';
import { storageFailure } from '../../sqlite/storage-failure.ts';
import { OutboxUnavailableError } from '../outbox.ts';
import { migrateOutbox } from './outbox-migrations.ts';

function open(file: string): DatabaseSync {
  return openPrivateDatabase(file, {
    lockMs: 50,
    prepare(database) {
      // A short write-ahead log: on a nearly full disk, its content needs room a second time. Deleted leads are overwritten.
      database.exec('PRAGMA wal_autocheckpoint = 200; PRAGMA secure_delete = ON;');
      migrateOutbox(database);
    },
  });
}

/** Every method rejects with OutboxUnavailableError when the file cannot be used. */
export interface OutboxFile extends SqlSession {
  /** Runs `work` with the database, before it returns unless a section is under way. */
  use<Result>(work: (database: DatabaseSync) => Result): Promise<Result>;
  /**
   * Runs `work` in a transaction while no other process can write, and nothing else in this process uses the file;
   * undone when it throws. `work` uses only the database that it is given.
   */
  exclusively<Result>(work: (database: DatabaseSync) => Promise<Result>): Promise<Result>;
  close(): void;
}

/**
 * The outbox's database, opened on first use and reopened after a failure, so that it recovers by itself
 * from a full or read-only disk.
 */
export function outboxFile(file: string): OutboxFile {
  let database: DatabaseSync | undefined;
  /** The transaction that awaits something: the process has one connection, and other work would become part of it. */
  let section: Promise<void> | undefined;

  function close(): void {
    database?.close();
    database = undefined;
  }

  /** Closes a broken database. @returns the error to throw */
  function failure(error: unknown): unknown {
    const reported = storageFailure(error);
    if (!reported?.isBusy) close();
    return reported ? new OutboxUnavailableError(reported.reason, reported.isBusy, error) : error;
  }

  async function transaction<Result>(work: (database: DatabaseSync) => Promise<Result>): Promise<Result> {
    database ??= open(file);
    const opened = database;
    opened.exec('BEGIN IMMEDIATE');
    try {
      const result = await work(opened);
      opened.exec('COMMIT');
      return result;
    } catch (error) {
      // After some failures, a full disk among them, SQLite has rolled back already.
      if (opened.isTransaction) opened.exec('ROLLBACK');
      throw error;
    }
  }

  async function use<Result>(work: (database: DatabaseSync) => Result): Promise<Result> {
    while (section) await section;
    try {
      database ??= open(file);
      return work(database);
    } catch (error) {
      throw failure(error);
    }
  }

  return {
    ...sqliteSession(use),
    use,
    async exclusively(work) {
      while (section) await section;
      const { promise, resolve } = Promise.withResolvers<void>();
      section = promise;
      try {
        return await transaction(work);
      } catch (error) {
        throw failure(error);
      } finally {
        section = undefined;
        resolve();
      }
    },
    close,
  };
}
