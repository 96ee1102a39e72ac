import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { expect, onTestFinished, test } from 'vitest';
import { LEASE_MS } from '../outbox.ts';
import { sqlOutbox } from '../sql/sql-outbox.ts';
import { aLead } from '../testing/store-under-test.ts';
import { outboxFile } from './outbox-file.ts';
import { migrateOutbox } from './outbox-migrations.ts';
import { sqliteTables } from './sqlite-tables.ts';

const NOW = 1_700_000_000_000;

/** A file of the first version, which had no schema number, with a lead in each of its states. */
async function firstVersion(): Promise<string> {
  const path = join(await testFolder(), 'site', 'leads.sqlite');
  mkdirSync(dirname(path));
  const database = new DatabaseSync(path);
  database.exec(`PRAGMA journal_mode = WAL;
    CREATE TABLE IF NOT EXISTS leads (
      key TEXT PRIMARY KEY,
      formId INTEGER NOT NULL,
      formVersion TEXT NOT NULL,
      fingerprint TEXT NOT NULL,
      content TEXT NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('accepted', 'delivering', 'delivered', 'refused', 'spam', 'dead')),
      attempts INTEGER NOT NULL DEFAULT 0,
      acceptedAt INTEGER NOT NULL,
      waitsSince INTEGER NOT NULL,
      nextAttemptAt INTEGER NOT NULL,
      leaseOwner TEXT,
      lastError TEXT,
      entryId INTEGER,
      answer TEXT,
      finishedAt INTEGER
    ) STRICT;
    CREATE INDEX IF NOT EXISTS leadsByTurn ON leads (state, nextAttemptAt);
    CREATE TABLE IF NOT EXISTS forms (
      id INTEGER PRIMARY KEY, definition TEXT NOT NULL, shape TEXT NOT NULL, seenAt INTEGER NOT NULL
    ) STRICT;
    INSERT INTO forms VALUES (4, '{"title":"Contact"}', 'shape', 5);`);
  const content = JSON.stringify({
    values: [{ id: 1, value: 'Ada \u0000 ü' }],
    entryMeta: { ip: '192.0.2.1', sourceUrl: 'https://shop.example/', userAgent: 'Browser' },
    hasCaptcha: true,
  });
  const insert = database.prepare(
    `INSERT INTO leads VALUES (:key, 4, 'v1', 'f', :content, :key, 2, 10, 11, :turn, 'gone', 'why', 9, 'null', 13)`,
  );
  for (const key of ['accepted', 'delivering', 'delivered', 'refused', 'spam', 'dead']) {
    insert.run({ key, content, turn: NOW - 1 });
  }
  database.close();
  return path;
}

function open(path: string, owner = 'one') {
  const file = outboxFile(path);
  onTestFinished(file.close);
  return {
    file,
    outbox: sqlOutbox(
      sqliteTables(file, () => NOW),
      { owner },
    ),
  };
}

test('a file of the first version keeps every lead and form', async () => {
  const { file, outbox } = open(await firstVersion());
  for (const state of ['accepted', 'delivering', 'delivered', 'refused', 'spam', 'dead']) {
    expect(await outbox.find(state)).toEqual({
      key: state,
      formId: 4,
      formVersion: 'v1',
      fingerprint: 'f',
      state,
      flags: [],
      sent: state === 'delivering' ? 'unkeyed' : null,
      attempts: 2,
      acceptedAt: 10,
      waitsSince: 11,
      nextAttemptAt: NOW - 1,
      leaseOwner: 'gone',
      lastError: 'why',
      entryId: 9,
      answer: 'null',
      finishedAt: 13,
      ...{ handOver: null, handOverAt: null, handOverSince: null, handOverAttempts: 0, handOverError: null },
      content: {
        values: [{ id: 1, value: 'Ada \0 ü' }],
        entryMeta: { ip: '192.0.2.1', sourceUrl: 'https://shop.example/', userAgent: 'Browser' },
        hasCaptcha: true,
      },
    });
  }
  expect(await file.use((database) => database.prepare('SELECT * FROM forms').all())).toMatchObject([
    { id: 4, seenAt: 5 },
  ]);
});

test('the leads in a file of the first version are delivered', async () => {
  const { outbox } = open(await firstVersion());
  expect((await outbox.claim(9)).map(({ key }) => key).sort()).toEqual(['accepted', 'delivering']);
});

test('stores the states that the first version did not have', async () => {
  const { outbox } = open(await firstVersion());
  await outbox.claim(9);
  await outbox.finish('accepted', { state: 'unknown', lastError: 'no response' });
  expect(await outbox.find('accepted')).toMatchObject({ state: 'unknown', lastError: 'no response' });
  const lead = await outbox.find('dead');
  if (!lead) throw new Error('the lead is gone');
  await outbox.add({ ...lead, key: 'new', flags: ['clock'] }, 'needs-person');
  expect(await outbox.find('new')).toMatchObject({ state: 'needs-person', flags: ['clock'] });
});

test('migrates a file once, also when two processes share it', async () => {
  const path = await firstVersion();
  const [one, other] = [open(path, 'one'), open(path, 'other')];
  expect(await one.outbox.claim(1)).toHaveLength(1);
  expect(await other.outbox.claim(9)).toHaveLength(1);
  expect((await open(path).outbox.summary()).leads).toMatchObject({ delivering: 2, spam: 1 });
});

test('the second process finds the file migrated and leaves its flags alone', async () => {
  const path = await firstVersion();
  const second = new DatabaseSync(path);
  onTestFinished(() => second.close());
  const { exec } = second;
  second.exec = (sql) => {
    // Between the second process's version check and its lock, the first process migrates the file and uses it.
    if (sql === 'BEGIN IMMEDIATE') {
      void open(path).outbox.add(aLead('new', { flags: ['fast'] }), 'accepted');
    }
    exec.call(second, sql);
  };
  migrateOutbox(second);
  expect(await open(path).outbox.find('new')).toMatchObject({ flags: ['fast'] });
});

test('a migration that fails halfway leaves the file usable by the previous version', async () => {
  const path = await firstVersion();
  const database = new DatabaseSync(path);
  database.exec('CREATE TABLE leadsByFlags (inTheWay INTEGER)');
  await expect(open(path).outbox.summary()).rejects.toThrow();
  expect(database.prepare('SELECT count(*) AS count FROM leads').get()).toEqual({ count: 6 });
  const columns = database.prepare("SELECT name FROM pragma_table_info('leads')").all();
  expect(columns.map(({ name }) => name)).not.toContain('flags');
  database.exec('DROP TABLE leadsByFlags');
  database.close();
  expect((await open(path).outbox.summary()).leads).toMatchObject({ spam: 1 });
});

test('the first version of the site can use the file after a rollback', async () => {
  const path = await firstVersion();
  await open(path).outbox.summary();
  const database = new DatabaseSync(path);
  onTestFinished(() => database.close());
  database.exec(
    `INSERT INTO leads (key, formId, formVersion, fingerprint, content, state, attempts, acceptedAt, waitsSince, nextAttemptAt, leaseOwner)
     VALUES ('rolled-back', 4, 'v1', 'f', '{"values":[]}', 'accepted', 0, 1, 1, ${NOW - LEASE_MS}, 'first')`,
  );
  expect(await open(path).outbox.find('rolled-back')).toMatchObject({ state: 'accepted', flags: [] });
});
