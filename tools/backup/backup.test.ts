import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import {
  appendFile,
  chmod,
  chown,
  cp,
  link,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { claimedUploads } from '@headwater/site/src/leads/sqlite/sqlite-upload-claims.ts';
import { expect, onTestFinished, test } from 'vitest';
import { testFolder } from '../test-folder.ts';
import { runTool } from '../tool.ts';
import { packFolder, unpackArchive } from './archive.ts';
import { createBackup } from './create-backup.ts';
import { isBackedUp } from './data-files.ts';
import { MANIFEST, parseManifest } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';

const version = '1.2.3';

test.each([
  'site/leads.sqlite',
  'site/lead-files/0d9f.json',
  'site/pages-of-somebody/x',
  'site-secret',
  'cms/uploads/2026/x.jpg',
  'something/new',
])('%s is backed up', (path) => {
  expect(isBackedUp(path)).toBe(true);
});

test.each([
  'site/leads.sqlite-wal',
  'site/pages/1',
  'site/pages',
  'site/images/x',
  'before-restore-2026/site/leads.sqlite',
  '.restore-a1/data/x',
])('%s is not backed up', (path) => {
  expect(isBackedUp(path)).toBe(false);
});

/** Data of a small installation. */
async function installation(): Promise<string> {
  const folder = join(await testFolder(), 'data');
  for (const name of ['site/pages', 'site/lead-files', 'cms/uploads/2026']) {
    await mkdir(join(folder, name), { recursive: true });
  }
  await writeFile(join(folder, 'site-secret'), 'a secret', { mode: 0o600 });
  await writeFile(join(folder, 'site/pages/1'), 'a cached page');
  await writeFile(join(folder, 'cms/uploads/2026/pump.jpg'), 'a picture');
  const database = new DatabaseSync(join(folder, 'cms/content.sqlite'));
  database.exec("PRAGMA journal_mode = WAL; CREATE TABLE posts (title TEXT); INSERT INTO posts VALUES ('Pumps')");
  database.close();
  return folder;
}

async function backupOf(folder: string): Promise<string> {
  const archive = join(await testFolder(), 'backup.tar.gz');
  await createBackup({ folder, archive, version });
  return archive;
}

/** An archive after somebody changed what is in it. */
async function changed(archive: string, change: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(await testFolder(), 'unpacked');
  await mkdir(folder);
  await unpackArchive(archive, folder);
  await change(folder);
  const result = `${folder}.tar.gz`;
  await packFolder(folder, result);
  return result;
}

/** Starts a program that accepts leads without a pause. */
async function startWriter(folder: string) {
  const program = spawn(process.execPath, [join(import.meta.dirname, 'testing', 'write-leads.ts'), folder]);
  onTestFinished(() => void program.kill('SIGKILL'));
  const acknowledged: string[] = [];
  let rest = '';
  program.stdout.on('data', (chunk: Buffer) => {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    acknowledged.push(...lines);
  });
  let errors = '';
  program.stderr.on('data', (chunk: Buffer) => {
    errors += chunk;
  });
  while (acknowledged.length < 30) await once(program.stdout, 'data');
  return {
    acknowledged,
    async stop() {
      expect(program.exitCode, errors).toBeNull();
      const ended = once(program, 'close');
      program.kill('SIGKILL');
      await ended;
    },
  };
}

test('a backup made during writes has every acknowledged lead with its files byte for byte', async () => {
  const folder = await installation();
  const writer = await startWriter(folder);
  const before = [...writer.acknowledged];
  const archive = await backupOf(folder);
  await writer.stop();
  await rm(folder, { recursive: true });
  await restoreBackup({ archive, folder, version, isForced: false });

  const outbox = new DatabaseSync(join(folder, 'site/leads.sqlite'));
  onTestFinished(() => outbox.close());
  expect(outbox.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  const stored = new Set(
    outbox
      .prepare('SELECT key FROM leads')
      .all()
      .map(({ key }) => String(key)),
  );
  expect(before.filter((key) => !stored.has(key))).toEqual([]);
  const claimed = claimedUploads(outbox);
  expect(claimed.length).toBeGreaterThan(10);
  for (const id of claimed) {
    const bytes = await readFile(join(folder, 'site/lead-files', id));
    expect(bytes.equals(createHash('sha512').update(id).digest()), id).toBe(true);
  }
});

test('a backup names a file of a lead that is gone from the disk instead of failing', async () => {
  const folder = await installation();
  const writer = await startWriter(folder);
  await writer.stop();
  const [gone = ''] = writer.acknowledged.slice(-1);
  await rm(join(folder, 'site/lead-files', gone), { force: true });
  const archive = join(await testFolder(), 'backup.tar.gz');
  expect((await createBackup({ folder, archive, version })).missing).toEqual([gone]);
  const target = join(await testFolder(), 'other');
  await restoreBackup({ archive, folder: target, version, isForced: false });
  const outbox = new DatabaseSync(join(target, 'site/leads.sqlite'));
  onTestFinished(() => outbox.close());
  expect(outbox.prepare('SELECT count(*) AS leads FROM leads').get()).toEqual({ leads: expect.any(Number) });
  expect(claimedUploads(outbox)).toContain(gone);
});

test('a restored installation has its secrets with their mode, its databases and its files but no caches', async () => {
  const folder = await installation();
  const archive = await backupOf(folder);
  expect((await stat(archive)).mode & 0o077).toBe(0);
  const target = join(await testFolder(), 'other');
  const { files, putAside } = await restoreBackup({ archive, folder: target, version, isForced: false });
  expect(files.map(({ path }) => path)).toEqual(['cms/content.sqlite', 'cms/uploads/2026/pump.jpg', 'site-secret']);
  expect(putAside).toBeUndefined();
  expect(await readFile(join(target, 'site-secret'), 'utf8')).toBe('a secret');
  expect((await stat(join(target, 'site-secret'))).mode & 0o777).toBe(0o600);
  const database = new DatabaseSync(join(target, 'cms/content.sqlite'));
  expect(database.prepare('SELECT title FROM posts').all()).toEqual([{ title: 'Pumps' }]);
  database.close();
  expect(existsSync(join(target, 'site/pages/1'))).toBe(false);
  expect((await readdir(target)).toSorted()).toEqual(['cms', 'site-secret']);
});

/** A backup of an installation that has changed since. */
async function olderBackup() {
  const folder = await installation();
  const archive = await backupOf(folder);
  await writeFile(join(folder, 'site-secret'), 'a newer secret');
  return { folder, archive };
}

test('a restore refuses to touch data that is there', async () => {
  const { folder, archive } = await olderBackup();
  await expect(restoreBackup({ archive, folder, version, isForced: false })).rejects.toThrow('--force');
  expect(await readFile(join(folder, 'site-secret'), 'utf8')).toBe('a newer secret');
});

test('a restore with --force puts the data that is there aside', async () => {
  const { folder, archive } = await olderBackup();
  const { putAside = '' } = await restoreBackup({ archive, folder, version, isForced: true });
  expect(await readFile(join(folder, 'site-secret'), 'utf8')).toBe('a secret');
  expect(await readFile(join(putAside, 'site-secret'), 'utf8')).toBe('a newer secret');
  // A cache may stay.
  expect(existsSync(join(folder, 'site/pages/1'))).toBe(true);
});

test('a restore refuses data that a program uses', async () => {
  const folder = await installation();
  const archive = await backupOf(folder);
  const database = new DatabaseSync(join(folder, 'cms/content.sqlite'));
  database.prepare('SELECT title FROM posts').all();
  await expect(restoreBackup({ archive, folder, version, isForced: true })).rejects.toThrow('Stop the site');
  database.close();
  await restoreBackup({ archive, folder, version, isForced: true });
});

/** Puts a link to the same files in place of the folder of data. */
async function linkedData(folder: string) {
  await rename(join(folder, 'data'), join(folder, '../elsewhere'));
  await symlink(join(folder, '../elsewhere'), join(folder, 'data'));
}

test('a restored file has neither the special bits nor the owner of the archive', async () => {
  const folder = await installation();
  const archive = await changed(await backupOf(folder), async (unpacked) => {
    const file = join(unpacked, 'data/cms/uploads/2026/pump.jpg');
    // Only root may give files away.
    if (process.getuid?.() === 0) await chown(file, 4_242, 4_242);
    await chmod(file, 0o6777);
  });
  const target = join(await testFolder(), 'other');
  await restoreBackup({ archive, folder: target, version, isForced: false });
  const { mode, uid } = await stat(join(target, 'cms/uploads/2026/pump.jpg'));
  expect([mode & 0o7777, uid]).toEqual([0o755, (await stat(target)).uid]);
});

test.skipIf(process.getuid?.() !== 0)('what root restores belongs to the owner of the data folder', async () => {
  const archive = await backupOf(await installation());
  const target = join(await testFolder(), 'other');
  await mkdir(target);
  await chown(target, 4_242, 4_243);
  await restoreBackup({ archive, folder: target, version, isForced: false });
  for (const path of ['cms', 'cms/uploads', 'cms/uploads/2026', 'cms/uploads/2026/pump.jpg', 'site-secret']) {
    expect(await stat(join(target, path)), path).toMatchObject({ uid: 4_242, gid: 4_243 });
  }
});

test.each<[string, (folder: string) => Promise<void>, RegExp]>([
  ['a changed byte', (folder) => appendFile(join(folder, 'data/site-secret'), '!'), /site-secret .* checksum/],
  ['a missing file', (folder) => rm(join(folder, 'data/site-secret')), /lacks site-secret/],
  ['a file too many', (folder) => writeFile(join(folder, 'data/more'), ''), /contains more/],
  ['a link', (folder) => symlink('/etc/passwd', join(folder, 'data/link')), /neither a file nor a folder/],
  ['a hard link', (folder) => link(join(folder, 'data/site-secret'), join(folder, 'data/link')), /neither a file/],
  ['a link in place of its data', linkedData, /data, which is neither a file nor a folder/],
  ['no list', (folder) => rm(join(folder, MANIFEST)), /not JSON/],
])('a restore refuses a backup with %s without changing anything', async (_what, change, message) => {
  const folder = await installation();
  const archive = await changed(await backupOf(folder), change);
  const target = join(await testFolder(), 'other');
  await expect(restoreBackup({ archive, folder: target, version, isForced: false })).rejects.toThrow(message);
  expect(await readdir(target)).toEqual([]);
});

test('a restore refuses half an archive', async () => {
  const archive = await backupOf(await installation());
  await truncate(archive, 100);
  const target = join(await testFolder(), 'other');
  await expect(restoreBackup({ archive, folder: target, version, isForced: false })).rejects.toThrow(/is damaged/);
  expect(await readdir(target)).toEqual([]);
});

test('a restore refuses an archive that unpacks to more than the disk has room for', async () => {
  const archive = await changed(await backupOf(await installation()), (folder) =>
    truncate(join(folder, 'data/cms/uploads/2026/pump.jpg'), 2 ** 24),
  );
  const options = { archive, folder: join(await testFolder(), 'other'), version, isForced: false };
  expect((await stat(archive)).size).toBeLessThan(2 ** 20);
  await expect(restoreBackup({ ...options, room: 2 ** 24 })).rejects.toThrow('more than the 16 MB that are free');
  expect(await readdir(options.folder)).toEqual([]);
});

test.skipIf(process.platform !== 'linux')(
  'a restore refuses a file with holes that is larger than the archive',
  async () => {
    const folder = await testFolder();
    await writeFile(join(folder, 'hole'), '');
    await truncate(join(folder, 'hole'), 2 ** 40);
    const archive = join(await testFolder(), 'holes.tar.gz');
    expect(await runTool('tar', ['--sparse', '-czf', archive, 'hole'], folder)).toMatchObject({ code: 0 });
    const target = join(await testFolder(), 'other');
    const restored = restoreBackup({ archive, folder: target, version, isForced: false });
    await expect(restored).rejects.toThrow('hole in the backup is larger than the backup');
  },
);

test.each([
  ['a later version', { format: 1, version: '1.3.0', createdAt: '', files: [] }, /Update Headwater/],
  ['a later format', { format: 2 }, /format 2; this version reads up to 1/],
  ['another program', { version: '1.0.0' }, /not written by npm run backup/],
  ['half a list', { format: 1, version: '1.0.0', createdAt: '', files: [{ path: 'x' }] }, /lacks "version"/],
])('a restore refuses a backup of %s', (_what, manifest, message) => {
  expect(() => parseManifest(JSON.stringify(manifest), version)).toThrow(message);
});

test('a backup of an older version is restored', () => {
  const manifest = { format: 1, version: '1.2.2', createdAt: '2026-01-01T00:00:00.000Z', files: [] };
  expect(parseManifest(JSON.stringify(manifest), version)).toEqual(manifest);
});

test('a backup does not replace a file', async () => {
  const folder = await installation();
  const archive = await backupOf(folder);
  await expect(createBackup({ folder, archive, version })).rejects.toThrow('exists');
});

test('a backup that fails leaves nothing behind', async () => {
  const folder = await installation();
  const other = join(await testFolder(), 'empty.tar.gz');
  await cp(join(folder, 'site/pages'), join(folder, '../empty/site/pages'), { recursive: true });
  await expect(createBackup({ folder: join(folder, '../empty'), archive: other, version })).rejects.toThrow('no data');
  expect(await readdir(join(other, '..'))).toEqual([]);
});
