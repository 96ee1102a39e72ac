import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** Opens the file of entries (or `:memory:`). What is committed survives a power cut: each commit is synced. */
export function openEntries(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  database.exec('PRAGMA busy_timeout = 5000;');
  database.exec(readFileSync(new URL('entries.sql', import.meta.url), 'utf8'));
  return database;
}
