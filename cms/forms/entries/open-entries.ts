import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../../database/open-database.ts';

/** Migrations of the file. Never edit or remove a step; append another one. */
const steps = [
  () => readFileSync(new URL('entries.sql', import.meta.url), 'utf8'),
  () => 'ALTER TABLE entries ADD COLUMN captcha TEXT',
  // Values are searched ignoring case, so a case-sensitive index is useless.
  () => `DROP INDEX entry_values_by_value;
    CREATE INDEX entry_values_by_value ON entry_values (form_id, input_id, value COLLATE NOCASE);`,
  () => `CREATE TABLE entry_notes (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      entry_id INTEGER NOT NULL REFERENCES entries (id) ON DELETE CASCADE,
      author TEXT NOT NULL,
      text TEXT NOT NULL,
      date TEXT NOT NULL
    ) STRICT;
    CREATE INDEX entry_notes_by_entry ON entry_notes (entry_id);
    CREATE TABLE entry_mails (
      entry_id INTEGER NOT NULL REFERENCES entries (id) ON DELETE CASCADE,
      notification_id TEXT NOT NULL,
      name TEXT NOT NULL,
      state TEXT NOT NULL,
      reason TEXT NOT NULL,
      date TEXT NOT NULL,
      PRIMARY KEY (entry_id, notification_id)
    ) STRICT, WITHOUT ROWID;`,
];

/** Opens the file of entries (or `:memory:`). Each commit is synced, so it survives a power failure. */
export function openEntries(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  database.exec('PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL;');
  database.exec('PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  inTransaction(database, () => migrate(database));
  return database;
}

/**
 * Migrates a file of any version; its version number is stored in the file. The number of a file that a newer release
 * has migrated stays: with a smaller one, that release would repeat its steps, and fail to start.
 */
function migrate(database: DatabaseSync): void {
  const done = Number(database.prepare('PRAGMA user_version').get()?.user_version);
  const missing = steps.slice(done);
  for (const step of missing) database.exec(step());
  if (missing.length > 0) database.exec(`PRAGMA user_version = ${steps.length}`);
}
