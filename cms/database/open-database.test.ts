import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from './open-database.ts';
import { tablesOf } from './tables.ts';

/** Names of all tables, indexes and triggers. */
function namesIn(database: DatabaseSync) {
  return database.prepare('SELECT type, name FROM sqlite_schema ORDER BY type, name').all();
}

test('a file from before passwords keeps its content through the migration', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'headwater-database-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'content.sqlite');
  const earlier = openDatabase(file);
  earlier.exec('ALTER TABLE content DROP COLUMN post_password');
  earlier.exec(
    "INSERT INTO content (type, status, slug, title, date, modified) VALUES ('post', 'publish', 'a', 'A', '', '')",
  );
  earlier.close();
  for (const _ of ['first', 'second']) {
    const database = openDatabase(file);
    expect(tablesOf(database).content.bySlug('post', 'a')).toMatchObject({ title: 'A', postPassword: '' });
    database.close();
  }
});

test('a file from before searches had an index is searched like a new one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'headwater-database-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'content.sqlite');
  const earlier = openDatabase(file);
  earlier.exec(`DROP TRIGGER content_search_follows; DROP TABLE content_search;
    ALTER TABLE content ADD COLUMN search_text TEXT NOT NULL DEFAULT '';
    INSERT INTO content (type, status, slug, title, date, modified, search_text)
      VALUES ('post', 'publish', 'a', 'A', '', '', 'a blue pump'), ('revision', 'inherit', 'r', 'A', '', '', '');
    CREATE INDEX revisions_by_content ON content (parent_id) WHERE type = 'revision'`);
  earlier.close();
  for (const _ of ['first', 'second']) {
    const database = openDatabase(file);
    const search = [{ text: 'blue', excluded: false }];
    expect(tablesOf(database).content.ids({ types: ['post'], statuses: ['publish'], search })).toEqual([1]);
    expect(database.prepare('SELECT rowid FROM content_search').all()).toEqual([{ rowid: 1 }]);
    expect(namesIn(database)).toEqual(namesIn(openDatabase(':memory:')));
    database.close();
  }
});

test('a connection that reads sees the previous state while another one writes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'headwater-database-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [writer, reader] = [join(folder, 'content.sqlite'), join(folder, 'content.sqlite')].map(openDatabase);
  const optionIn = (database: DatabaseSync | undefined) => database && tablesOf(database).options.text('blogname');
  reader?.exec('BEGIN');
  expect(optionIn(reader)).toBe('');
  writer?.exec("INSERT INTO options (name, value) VALUES ('blogname', 'New')");
  expect([optionIn(writer), optionIn(reader)]).toEqual(['New', '']);
  reader?.exec('COMMIT');
  expect(optionIn(reader)).toBe('New');
  writer?.close();
  reader?.close();
});
