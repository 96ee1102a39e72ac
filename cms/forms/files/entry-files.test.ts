import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { entryFiles, receivedFile } from './entry-files.ts';

async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'headwater-entry-files-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test('stores each file once, readable by its owner only', async () => {
  const folder = join(await ownFolder(), 'entry-files');
  const files = entryFiles(folder);
  const plan = await receivedFile(new File(['a plan'], 'plan.pdf'));
  files.store([plan, await receivedFile(new File(['a plan'], 'copy.pdf'))]);
  expect(await readdir(folder)).toEqual([plan.hash]);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await stat(join(folder, plan.hash))).mode & 0o777).toBe(0o600);
  expect(files.read(plan.hash)?.toString()).toBe('a plan');
});

test('reads nothing but its own files, whatever the URL requests', async () => {
  const parent = await ownFolder();
  await writeFile(join(parent, 'entries.sqlite'), 'leads');
  const files = entryFiles(join(parent, 'entry-files'));
  files.store([await receivedFile(new File(['a plan'], 'plan.pdf'))]);
  for (const hash of ['../entries.sqlite', '', '.', 'a'.repeat(64)]) expect(files.read(hash)).toBeUndefined();
});

/** Stores a file of 300,000 bytes in a process that can write only a part of it. */
function storeWithoutSpace(folder: string) {
  const program = `
    import { entryFiles } from ${JSON.stringify(join(import.meta.dirname, 'entry-files.ts'))};
    entryFiles(process.argv[1]).store([{ name: 'a', bytes: new Uint8Array(300_000), hash: 'a'.repeat(64) }]);`;
  // The system takes a part of a file that exceeds the limit, as on a full disk.
  const limited = 'trap "" XFSZ; ulimit -f 100; exec "$@"';
  const node = [process.execPath, '--input-type=module', '--eval', program, folder];
  return spawnSync('sh', ['-c', limited, 'sh', ...node], { encoding: 'utf8' });
}

test('storing a file that does not fit on the disk throws, and leaves no part of it', async () => {
  const folder = join(await ownFolder(), 'entry-files');
  const { status, stderr } = storeWithoutSpace(folder);
  expect(stderr).toContain('EFBIG');
  expect(status).toBe(1);
  expect(await readdir(folder)).not.toContain('a'.repeat(64));
});

test('a submission without files makes no folder', async () => {
  const parent = await ownFolder();
  entryFiles(join(parent, 'entry-files')).store([]);
  expect(await readdir(parent)).toEqual([]);
});

test('the first file makes its folder and the folders above it', async () => {
  const folder = join(await ownFolder(), 'data', 'entry-files');
  const plan = await receivedFile(new File(['a plan'], 'plan.pdf'));
  entryFiles(folder).store([plan]);
  expect(await readdir(folder)).toEqual([plan.hash]);
});

test('a later file is stored beside the first one', async () => {
  const folder = join(await ownFolder(), 'entry-files');
  const files = entryFiles(folder);
  const [plan, photo] = await Promise.all([
    receivedFile(new File(['a plan'], 'plan.pdf')),
    receivedFile(new File(['a photo'], 'photo.jpg')),
  ]);
  files.store([plan]);
  files.store([photo]);
  expect((await readdir(folder)).toSorted()).toEqual([plan.hash, photo.hash].toSorted());
  expect(files.read(photo.hash)?.toString()).toBe('a photo');
});

test('a file that is on disk is not written again', async () => {
  const folder = await ownFolder();
  const files = entryFiles(folder);
  const plan = await receivedFile(new File(['a plan'], 'plan.pdf'));
  files.store([plan]);
  const { ino } = await stat(join(folder, plan.hash));
  files.store([plan]);
  expect((await stat(join(folder, plan.hash))).ino).toBe(ino);
});

test('a received file has its name, its bytes and their SHA-256 in hexadecimal', async () => {
  expect(await receivedFile(new File(['abc'], 'plan.pdf'))).toEqual({
    name: 'plan.pdf',
    bytes: new TextEncoder().encode('abc'),
    hash: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  });
});

test('leaves no file open that it has stored', async () => {
  const folder = await ownFolder();
  const plan = await receivedFile(new File(['a plan'], 'plan.pdf'));
  // The system gives the smallest free number to the next file that is opened.
  const nextNumber = () => {
    const number = openSync(folder, 'r');
    closeSync(number);
    return number;
  };
  const before = nextNumber();
  entryFiles(folder).store([plan]);
  expect(nextNumber()).toBe(before);
});
