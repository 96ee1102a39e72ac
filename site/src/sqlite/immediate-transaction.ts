import type { DatabaseSync } from 'node:sqlite';

/** Runs `work` while no other process can write; undone when it throws. */
export function immediately<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // After some failures, a full disk among them, SQLite has rolled back already.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
