import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../../database/open-database.ts';

/** How the file has changed since its first day. A step is never edited or removed, only followed by another. */
const steps = [
  () => readFileSync(new URL('entries.sql', import.meta.url), 'utf8'),
  () => 'ALTER TABLE entries ADD COLUMN captcha TEXT',
  // Values are looked for whatever their letter case, for which an index in another order is of no use.
  () => `DROP INDEX entry_values_by_value;
    CREATE INDEX entry_values_by_value ON entry_values (form_id, input_id, value COLLATE NOCASE);`,
];

/** Opens the file of entries (or `:memory:`). What is committed survives a power cut: each commit is synced. */
export function openEntries(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  database.exec('PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL;');
  database.exec('PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  inTransaction(database, () => migrate(database));
  return database;
}

/** Brings a file of any age to today's form; it remembers how far it is. */
function migrate(database: DatabaseSync): void {
  const done = Number(database.prepare('PRAGMA user_version').get()?.user_version);
  for (const step of steps.slice(done)) database.exec(step());
  database.exec(`PRAGMA user_version = ${steps.length}`);
}
