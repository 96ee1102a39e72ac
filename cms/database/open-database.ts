import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** Opens the database file (or `:memory:`), creating its tables where they are missing. */
export function openDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;');
  database.exec(readFileSync(new URL('schema.sql', import.meta.url), 'utf8'));
  return database;
}

/** Runs `work` so that either all of its changes are kept or none. */
export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}
