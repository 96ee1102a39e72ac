import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { openEntries } from './open-entries.ts';

/** Opens a file until the end of the test. @param file that of an earlier call, or a new one */
function open(file = join(newFolder(), 'entries.sqlite')): { file: string; database: DatabaseSync } {
  const database = openEntries(file);
  onTestFinished(() => {
    if (database.isOpen) database.close();
  });
  return { file, database };
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'headwater-entries-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function pragma(database: DatabaseSync, name: string): unknown {
  return Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0];
}

function tablesOf(database: DatabaseSync): unknown[] {
  const rows = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name LIKE 'entr%'").all();
  return rows.map(({ name }) => name).toSorted();
}

test.each([
  ['journal_mode', 'wal'],
  ['busy_timeout', 5000],
  // FULL: each commit is synced.
  ['synchronous', 2],
  ['foreign_keys', 1],
])('the file of entries is opened with %s = %s', (name, expected) => {
  expect(pragma(open().database, name)).toBe(expected);
});

test('a new file has every table and the number of its last migration', () => {
  const { database } = open();
  expect(tablesOf(database)).toEqual(['entries', 'entry_mails', 'entry_notes', 'entry_values']);
  expect(pragma(database, 'user_version')).toBe(4);
});

test('a file that lacks only the last migration gets it once', () => {
  const { file, database } = open();
  database.exec('DROP TABLE entry_notes; DROP TABLE entry_mails; PRAGMA user_version = 3');
  database.close();
  for (const _ of ['first', 'second']) {
    const again = open(file).database;
    expect(tablesOf(again)).toEqual(['entries', 'entry_mails', 'entry_notes', 'entry_values']);
    expect(pragma(again, 'user_version')).toBe(4);
    again.close();
  }
});

test('a migration that fails leaves the file as it was', () => {
  const { file, database } = open();
  database.exec('ALTER TABLE entries DROP COLUMN captcha; DROP INDEX entry_values_by_value; PRAGMA user_version = 1');
  database.close();
  expect(() => openEntries(file)).toThrow('no such index');
  const after = new DatabaseSync(file);
  onTestFinished(() => after.close());
  expect(pragma(after, 'user_version')).toBe(1);
  const columns = after.prepare("SELECT name FROM pragma_table_info('entries')").all();
  expect(columns.map(({ name }) => name)).not.toContain('captcha');
});
