import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { OutboxUnavailableError } from '../outbox.ts';
import { sqlArchive } from '../sql/sql-archive.ts';
import { sqlOutbox } from '../sql/sql-outbox.ts';
import { testLeadStore } from '../testing/lead-store-contract.ts';
import { aLead } from '../testing/store-under-test.ts';
import { outboxFile } from './outbox-file.ts';
import { outboxPath } from './outbox-path.ts';
import { openSqliteStore } from './sqlite-store.ts';
import { sqliteTables } from './sqlite-tables.ts';

testLeadStore('SQLite', async () => {
  const folder = await testFolder();
  let time = 1_000;
  return {
    open() {
      const store = openSqliteStore(folder, () => time);
      onTestFinished(store.close);
      return store;
    },
    async wait(milliseconds) {
      time += milliseconds;
    },
    async setState(key, state) {
      const database = new DatabaseSync(outboxPath(folder));
      database.prepare('UPDATE leads SET state = ? WHERE key = ?').run(state, key);
      database.close();
    },
  };
});

async function oneOutbox() {
  const folder = await testFolder();
  const path = outboxPath(folder);
  const file = outboxFile(path);
  onTestFinished(file.close);
  return { path, outbox: sqlOutbox(sqliteTables(file), { owner: 'one' }) };
}

test('only the owner of the process reads the files', async () => {
  const { outbox, path } = await oneOutbox();
  await outbox.add(aLead('a'), 'accepted');
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(statSync(`${path}-wal`).mode & 0o777).toBe(0o600);
});

test("distinguishes another process's lock from a broken file", async () => {
  const { outbox, path } = await oneOutbox();
  await outbox.add(aLead('a'), 'accepted');
  const locker = new DatabaseSync(path);
  onTestFinished(() => locker.close());
  locker.exec('BEGIN IMMEDIATE');
  const error = await outbox.add(aLead('b'), 'accepted').catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(OutboxUnavailableError);
  expect(error).toMatchObject({ isBusy: true });
  locker.exec('ROLLBACK');
  expect(await outbox.add(aLead('b'), 'accepted')).toBeUndefined();
});

test('a full disk rejects a lead until there is room', async () => {
  const { outbox, path } = await oneOutbox();
  const limited = outboxFile(path);
  onTestFinished(limited.close);
  const small = sqlOutbox(sqliteTables(limited), { owner: 'one' });
  const pages = await limited.use((database) => Number(database.prepare('PRAGMA page_count').get()?.page_count));
  await limited.use((database) => database.exec(`PRAGMA max_page_count = ${pages}`));
  const long = aLead('b', { formVersion: 'x'.repeat(100_000) });
  await expect(small.add(long, 'accepted')).rejects.toMatchObject({
    isBusy: false,
    message: expect.stringContaining('full'),
  });
  expect(await outbox.find('b')).toBeUndefined();
  // The failed connection was closed, and its page limit with it.
  expect(await small.add(long, 'accepted')).toBeUndefined();
});

test('an outbox is lost when it is missing or empty beside databases of an earlier run', async () => {
  const folder = await testFolder();
  const start = async () => {
    const store = openSqliteStore(folder);
    await store.savedForms.sweep(0);
    await store.outbox({ owner: 'one' }).summary();
    await store.close();
    return store.isOutboxLost;
  };
  expect([await start(), await start()]).toEqual([false, false]);
  rmSync(outboxPath(folder));
  // Perhaps another process that starts for the first time.
  expect(openSqliteStore(folder).isOutboxLost).toBe(false);
  vi.setSystemTime(Date.now() + 61_000);
  onTestFinished(() => void vi.useRealTimers());
  expect(openSqliteStore(folder).isOutboxLost).toBe(true);
  writeFileSync(outboxPath(folder), '');
  expect([await start(), await start()]).toEqual([true, false]);
});

test('a store that is closed leaves none of its files open', async () => {
  const folder = await testFolder();
  const store = openSqliteStore(folder);
  await store.outbox({ owner: 'one' }).add(aLead('a'), 'accepted');
  await store.alarms.claim('dead');
  await store.savedForms.sweep(0);
  // SQLite deletes the log of a file with the last connection to it.
  const logs = () => readdirSync(join(folder, 'site')).filter((name) => name.endsWith('-wal'));
  expect(logs()).toHaveLength(3);
  await store.close();
  expect(logs()).toEqual([]);
});

test('leads that are deleted by their age are overwritten in the file', async () => {
  const { outbox, path } = await oneOutbox();
  const file = outboxFile(path);
  onTestFinished(file.close);
  await outbox.add(aLead('a', { formVersion: 'a secret wish' }), 'delivering');
  await outbox.finish('a', { state: 'delivered', entryId: 1, answer: 'null' });
  expect(await sqlArchive(sqliteTables(file, () => Date.now() + 1_000)).removeFinished(0)).toBe(1);
  await file.use((database) => database.exec('PRAGMA wal_checkpoint(TRUNCATE)'));
  expect(readFileSync(path, 'latin1')).not.toContain('a secret wish');
});
