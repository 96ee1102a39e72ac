import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface PrivateDatabaseOptions {
  /** How long a statement waits for another process. Milliseconds, which block the whole process: the caller retries. */
  lockMs: number;
  /** Sets further pragmas and brings the tables up to date. The database is closed when it throws. */
  prepare: (database: DatabaseSync) => void;
}

/** Opens or creates a database that only its owner may read, and whose commits are on the disk when they return. */
export function openPrivateDatabase(file: string, { lockMs, prepare }: PrivateDatabaseOptions): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // SQLite creates its other files with the mode of this one.
  closeSync(openSync(file, 'a', 0o600));
  const database = new DatabaseSync(file, { timeout: lockMs });
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    prepare(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
