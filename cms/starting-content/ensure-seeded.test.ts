import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { passwordMatches } from '../accounts/password.ts';
import { openDatabase } from '../database/open-database.ts';
import { tablesOf } from '../database/tables.ts';
import { smallContent } from '../testing/small-content.ts';
import { ensureSeeded } from './ensure-seeded.ts';

const changed = { ...smallContent, title: 'Another maker' };

test('seeds an empty database completely', async () => {
  const database = openDatabase(':memory:');
  expect(await ensureSeeded(database, smallContent, null)).toEqual({ seeded: true, missing: [] });
  expect(tablesOf(database).content.ids({ types: ['post'], statuses: ['publish'] })).toHaveLength(24);
});

test('a second start adds nothing', async () => {
  const database = openDatabase(':memory:');
  await ensureSeeded(database, smallContent, null);
  const before = database.prepare('SELECT id, type, slug FROM content').all();
  expect(await ensureSeeded(database, smallContent, null)).toMatchObject({ seeded: false });
  expect(database.prepare('SELECT id, type, slug FROM content').all()).toEqual(before);
});

test('the same starting content creates the same database', async () => {
  const dump = async () => {
    const database = openDatabase(':memory:');
    await ensureSeeded(database, smallContent, null);
    return database.prepare('SELECT * FROM content').all();
  };
  expect(await dump()).toEqual(await dump());
});

test('changed starting content replaces unedited content', async () => {
  const database = openDatabase(':memory:');
  await ensureSeeded(database, smallContent, null);
  expect(await ensureSeeded(database, changed, null)).toMatchObject({ seeded: true });
  expect(tablesOf(database).options.text('blogname')).toBe('Another maker');
});

test('changed starting content leaves edited content alone', async () => {
  const database = openDatabase(':memory:');
  await ensureSeeded(database, smallContent, null);
  tablesOf(database).options.set('edited', 1);
  expect(await ensureSeeded(database, changed, null)).toMatchObject({ seeded: false });
  expect(tablesOf(database).options.text('blogname')).toBe(smallContent.title);
});

test('seeding lists the missing references of the starting content', async () => {
  const database = openDatabase(':memory:');
  const { missing } = await ensureSeeded(database, { ...smallContent, documents: [] }, null);
  expect(missing).toEqual(['media sheet', 'media brochure', 'media manual']);
});

/** A database with users, and the file with their first passwords. */
async function withFirstLogins() {
  const folder = await mkdtemp(join(tmpdir(), 'headwater-seed-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'first-logins.json');
  const database = openDatabase(':memory:');
  await ensureSeeded(database, smallContent, folder);
  return { folder, file, database, logins: async () => JSON.parse(await readFile(file, 'utf8')) };
}

test('one user of each role gets a password', async () => {
  const { database, logins } = await withFirstLogins();
  const first = await logins();
  const { users } = tablesOf(database);
  const hashOf = (login: string) => users.byLogin(login)?.passwordHash ?? '';
  expect(Object.keys(first)).toEqual(['administrator', 'editor', 'subscriber']);
  for (const { username, password } of Object.values<{ username: string; password: string }>(first)) {
    expect(await passwordMatches(password, hashOf(username))).toBe(true);
  }
  expect(await passwordMatches('guess', hashOf('editor'))).toBe(false);
  expect(users.byLogin('writer')?.passwordHash).toBeNull();
});

test('changed starting content keeps the first passwords', async () => {
  const { folder, database, logins } = await withFirstLogins();
  const first = await logins();
  await ensureSeeded(database, changed, folder);
  expect(await logins()).toEqual(first);
  for (const { username, password } of Object.values<{ username: string; password: string }>(first)) {
    const hash = tablesOf(database).users.byLogin(username)?.passwordHash ?? '';
    expect(await passwordMatches(password, hash)).toBe(true);
  }
});

test('the file of first passwords is readable by its owner only', async () => {
  const { folder, file, database } = await withFirstLogins();
  await ensureSeeded(database, changed, folder);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});
