import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { inTransaction, openDatabase } from '../database/open-database.ts';
import { tablesOf } from '../database/tables.ts';
import { ensureSeeded } from '../starting-content/ensure-seeded.ts';
import { adminVisit } from '../testing/admin-visit.ts';
import { startSmallCms } from '../testing/small-cms.ts';
import { smallContent } from '../testing/small-content.ts';
import { noChange } from './change.ts';
import { writerForSite } from './write-for-site.ts';

const cms = await startSmallCms({
  webhook: { url: 'http://127.0.0.1:9/api/revalidate', secret: 'the secret of both programs' },
});
const editor = await adminVisit(cms, 'administrator');
const file = new DatabaseSync(join(cms.folder, 'content.sqlite'));
const refuseMessages =
  "CREATE TRIGGER refuse BEFORE INSERT ON webhook_messages BEGIN SELECT RAISE(ABORT, 'no message is taken'); END";
afterAll(() => file.close());

const firstLink = async (list: string, pattern: RegExp): Promise<string> =>
  (pattern.exec(await editor.page(list))?.[1] ?? '').replaceAll('&amp;', '&');
const pageUrl = (title: string) =>
  firstLink(`/wp-admin/edit.php?post_type=page&s=${title}`, /<a class="row-title" href="([^"]+)"/);

const writes = {
  'a saved page': async () => editor.send(await pageUrl('Contact'), { title: 'Other', do: 'publish' }),
  'a page in the trash': async () => editor.send(await pageUrl('Contact'), { do: 'trash' }),
  'a menu': () => editor.send('/wp-admin/nav-menus.php?menu=footer', { 'items.0.label': 'Other', do: 'save' }),
  'the name of the site': () => editor.send('/wp-admin/options-general.php', { title: 'Other' }),
  'the name of an author': () => editor.send('/wp-admin/profile.php', { name: 'Other' }),
  'the description of a picture': async () =>
    editor.send(await firstLink('/wp-admin/upload.php?s=view-6', /href="(\/wp-admin\/post\.php[^"]+)"/), {
      alt: 'Other',
    }),
  'the state of a form': () => editor.send('/wp-admin/admin.php?page=gf_entries&id=1', { do: 'close' }),
};

/** Everything that visitors may see, as stored in the database. */
const stored = (): unknown =>
  ['content', 'menu_items', 'options', 'users', 'media', 'forms'].map((table) =>
    file.prepare(`SELECT * FROM ${table}`).all(),
  );

test.each(Object.entries(writes))(
  'rolls back %s when the change for the site cannot be queued',
  async (_what, write) => {
    file.exec(refuseMessages);
    onTestFinished(() => file.exec('DROP TRIGGER refuse'));
    const before = stored();
    await expect(write()).rejects.toThrow('no message is taken');
    expect(stored()).toEqual(before);
  },
);

test('a write that changes no content also protects the database from being seeded again', async () => {
  const database = openDatabase(':memory:');
  await ensureSeeded(database, smallContent, null);
  writerForSite(database, tablesOf(database), () => undefined)(() => noChange);
  expect(await ensureSeeded(database, { ...smallContent, title: 'Another' }, null)).toMatchObject({ seeded: false });
});

/** Steps that each write their name in a transaction of their own. */
function steps() {
  const database = openDatabase(':memory:');
  database.exec('CREATE TABLE steps (name TEXT)');
  const step = (name: string, fails = false) =>
    inTransaction(database, () => {
      database.prepare('INSERT INTO steps VALUES (?)').run(name);
      if (fails) throw new Error(name);
    });
  const names = () =>
    database
      .prepare('SELECT name FROM steps')
      .all()
      .map(({ name }) => name);
  return { database, step, names };
}

test('a failed step of a transaction is undone by itself', () => {
  const { database, step, names } = steps();
  inTransaction(database, () => {
    step('first');
    expect(() => step('second', true)).toThrow('second');
    step('third');
  });
  expect(names()).toEqual(['first', 'third']);
});

test('a failed transaction undoes each of its steps', () => {
  const { database, step, names } = steps();
  step('before');
  expect(() =>
    inTransaction(database, () => {
      step('later');
      throw new Error('failed');
    }),
  ).toThrow('failed');
  expect(names()).toEqual(['before']);
});
