import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { expect, onTestFinished, test } from 'vitest';
import { outboxFile } from './outbox-file.ts';

async function newFile() {
  const folder = await testFolder();
  const path = join(folder, 'site', 'leads.sqlite');
  const file = outboxFile(path);
  onTestFinished(file.close);
  return { folder, path, file };
}

/** What `use` throws. */
async function failure(work: () => unknown): Promise<unknown> {
  try {
    await work();
    return undefined;
  } catch (error) {
    return error;
  }
}

test('opens the database on first use, in a folder for its owner only', async () => {
  const { folder, path, file } = await newFile();
  expect(await failure(() => statSync(join(folder, 'site')))).toMatchObject({ code: 'ENOENT' });
  expect(await file.use((database) => database.prepare('SELECT count(*) AS count FROM leads').get())).toEqual({
    count: 0,
  });
  expect(statSync(join(folder, 'site')).mode & 0o777).toBe(0o700);
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test('reuses the connection', async () => {
  const { file } = await newFile();
  const first = await file.use((database) => database);
  expect(await file.use((database) => database)).toBe(first);
});

test('opens another connection after the first was closed', async () => {
  const { file } = await newFile();
  const first = await file.use((database) => database);
  file.close();
  expect(first.isOpen).toBe(false);
  expect(await file.use((database) => database.isOpen)).toBe(true);
});

test('writes to the disk before it returns', async () => {
  const { file } = await newFile();
  const setting = (name: string) =>
    file.use((database) => Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {}));
  expect(await setting('journal_mode')).toEqual(['wal']);
  expect(await setting('synchronous'), 'FULL').toEqual([2]);
});

test('a folder that cannot be created is an outage with its reason, until it can', async () => {
  const { folder, file } = await newFile();
  writeFileSync(join(folder, 'site'), 'in the way');
  const error = await failure(() => file.use(() => 'used'));
  expect(error).toMatchObject({ name: 'OutboxUnavailableError', isBusy: false, cause: { code: expect.any(String) } });
  expect(String(error)).toMatch(/\((?:EEXIST|ENOTDIR)\)/);
  rmSync(join(folder, 'site'));
  expect(await file.use(() => 'used')).toBe('used');
});

test('a file that is not a database is an outage with the message of SQLite', async () => {
  const { folder, path, file } = await newFile();
  mkdirSync(join(folder, 'site'));
  writeFileSync(path, 'no database'.repeat(100));
  const error = await failure(() => file.use(() => 'used'));
  expect(error).toMatchObject({ name: 'OutboxUnavailableError', isBusy: false });
  expect(String(error)).toContain('file is not a database');
});

test('a read that another process made outdated is busy without closing the connection', async () => {
  const { path, file } = await newFile();
  const first = await file.use((database) => database);
  const other = new DatabaseSync(path);
  onTestFinished(() => other.close());
  const insert = "INSERT OR REPLACE INTO cms (url, honorsKeys, heardAt) VALUES ('a', 1, 1)";
  const error = await failure(() =>
    file.use((database) => {
      database.exec('BEGIN');
      database.prepare('SELECT * FROM cms').all();
      other.exec(insert);
      database.exec(insert);
    }),
  );
  // SQLITE_BUSY_SNAPSHOT, an extended code.
  expect(error).toMatchObject({ name: 'OutboxUnavailableError', isBusy: true, cause: { errcode: 517 } });
  expect(await file.use((database) => database)).toBe(first);
});

test("passes on an error of the site's own code", async () => {
  const { file } = await newFile();
  const error = await failure(() =>
    file.use(() => {
      throw new TypeError('undefined is not a function');
    }),
  );
  expect(error).toBeInstanceOf(TypeError);
  expect(await file.use(() => 'used')).toBe('used');
});

test('what comes during a section waits for the end of its transaction', async () => {
  const { file } = await newFile();
  const fact = (url: string) => `INSERT INTO cms (url, honorsKeys, heardAt) VALUES ('${url}', 1, 1)`;
  const mayFail = Promise.withResolvers<never>();
  const section = file.exclusively(async (database) => {
    database.exec(fact('undone'));
    await mayFail.promise;
  });
  const after = file.use((database) => database.exec(fact('stays')));
  mayFail.reject(new TypeError('a reason'));
  await expect(section).rejects.toThrow('a reason');
  await after;
  expect(await file.use((database) => database.prepare('SELECT url FROM cms').all())).toEqual([{ url: 'stays' }]);
});
