import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openRecordStore } from './record-store.ts';

interface Meta {
  tags: string[];
}

function isMeta(meta: unknown): meta is Meta {
  return typeof meta === 'object' && meta !== null && 'tags' in meta;
}

function setUp(maxBytes = 1e6) {
  const parent = mkdtempSync(join(tmpdir(), 'headwater-records-'));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  const folder = join(parent, 'pages');
  const warnings: string[] = [];
  const open = () =>
    openRecordStore<Meta>({
      folder,
      maxBytes,
      parseMeta: (meta) => (isMeta(meta) ? meta : undefined),
      tagsOf: ({ tags }) => tags,
      warn: (message) => void warnings.push(message),
    });
  return { folder, parent, open, warnings };
}

const meta = { tags: ['a'] };
const body = Buffer.from('pump '.repeat(100));

async function onlyFile(folder: string): Promise<string> {
  const [name, ...others] = await readdir(folder);
  expect(others).toEqual([]);
  return join(folder, name ?? '');
}

test('a record can be read at once, and after a restart', async () => {
  const { open } = setUp();
  const store = await open();
  store.write('/a/', meta, body);
  expect(store.has('/a/')).toBe(true);
  expect(await store.read('/a/')).toMatchObject({ meta, body });
  await store.idle();
  const again = await open();
  expect(again.size).toBe(1);
  expect(again.keysTagged(['a', 'b'])).toEqual(new Set(['/a/']));
  expect(await again.read('/a/')).toMatchObject({ meta, body });
});

test('a deleted record is gone at once and after a restart, even if its file was being written', async () => {
  const { open, folder } = setUp();
  const store = await open();
  store.write('/a/', meta, body);
  store.delete('/a/');
  expect(store.has('/a/')).toBe(false);
  expect(await store.read('/a/')).toBeUndefined();
  await store.idle();
  expect(store.size).toBe(0);
  expect(await readdir(folder)).toEqual([]);
});

test('a deleted record is no longer listed, even while others are written and its file waits', async () => {
  const { open } = setUp();
  const store = await open();
  store.write('/a/', meta, body);
  await store.idle();
  for (const key of ['/b/', '/c/', '/d/', '/e/']) store.write(key, meta, body);
  store.delete('/a/');
  expect(store.size).toBe(0);
  expect(store.entries()).toEqual([]);
  expect(store.keysTagged(['a'])).toEqual(new Set());
  await store.idle();
  expect(store.size).toBe(4);
});

test('a restart finds the last of many writes of a key', async () => {
  const { open } = setUp();
  const store = await open();
  for (let version = 1; version <= 50; version += 1) store.write('/a/', meta, Buffer.from(`version ${version}`));
  await store.idle();
  expect((await (await open()).read('/a/'))?.body.toString()).toBe('version 50');
});

test('does not rewrite an unchanged record, but updates its storage time', async () => {
  const { open, folder } = setUp();
  const store = await open();
  store.write('/a/', meta, body);
  await store.idle();
  const file = await onlyFile(folder);
  await utimes(file, 1000, 1000);
  const { ino } = await stat(file);
  store.write('/a/', meta, body);
  await store.idle();
  expect((await stat(file)).ino).toBe(ino);
  expect((await (await open()).read('/a/'))?.storedAt).toBeGreaterThan(Date.now() - 60_000);
  store.write('/a/', { tags: ['a', 'b'] }, body);
  await store.idle();
  expect((await (await open()).read('/a/'))?.meta).toEqual({ tags: ['a', 'b'] });
});

test('drops the least recently stored records first, and they stay gone after a restart', async () => {
  const { open } = setUp(2300);
  const store = await open();
  for (const key of ['/a/', '/b/', '/c/', '/a/', '/d/', '/e/']) {
    store.write(key, meta, body);
    await store.idle();
  }
  const remaining = ['/a/', '/d/', '/e/'];
  expect(store.entries().map(([key]) => key)).toEqual(remaining);
  const again = await open();
  expect(
    again
      .entries()
      .map(([key]) => key)
      .toSorted(),
  ).toEqual(remaining);
});

test('does not store a record larger than the whole store, and drops nothing for it', async () => {
  const { open } = setUp(3000);
  const store = await open();
  store.write('/a/', meta, body);
  store.write('/huge/', meta, Buffer.alloc(4000));
  await store.idle();
  expect(store.entries().map(([key]) => key)).toEqual(['/a/']);
});

test.each([
  ['a flipped byte in the body', (bytes: Buffer) => bytes.fill('X', bytes.length - 5, bytes.length - 4)],
  ['a flipped byte in the tags', (bytes: Buffer) => Buffer.from(bytes.toString().replace('["a"]', '["b"]'))],
  ['half a file', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
])('%s: drops the record with one warning and never serves it', async (_what, damage) => {
  const { open, folder, warnings } = setUp();
  const store = await open();
  store.write('/a/', meta, body);
  await store.idle();
  const file = await onlyFile(folder);
  await writeFile(file, damage(await readFile(file)));
  const again = await open();
  expect(await again.read('/a/')).toBeUndefined();
  expect(await again.read('/a/')).toBeUndefined();
  await again.idle();
  expect(warnings).toHaveLength(1);
  expect(await readdir(folder)).toEqual([]);
  again.write('/a/', meta, body);
  expect(await again.read('/a/')).toMatchObject({ body });
  await again.idle();
});

test('drops files that are not records when the folder is opened, with one warning for all', async () => {
  const { open, folder, warnings } = setUp();
  await mkdir(folder, { recursive: true });
  for (const name of ['empty', 'torn'])
    await writeFile(join(folder, `${name}.record`), name === 'torn' ? 'headwater-rec' : '');
  expect((await open()).size).toBe(0);
  expect(warnings).toHaveLength(1);
  expect(await readdir(folder)).toEqual([]);
});

test("never reads a killed process's unfinished file, and deletes it once no process can be writing it", async () => {
  const { open, folder, warnings } = setUp();
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'new.part'), 'half');
  await writeFile(join(folder, 'old.part'), 'half');
  await utimes(join(folder, 'old.part'), 1000, 1000);
  expect((await open()).size).toBe(0);
  expect(await readdir(folder)).toEqual(['new.part']);
  expect(warnings).toEqual([]);
});

test('silently drops records of another format', async () => {
  const { open, folder, warnings } = setUp();
  const foreign = await openRecordStore<unknown>({
    folder,
    maxBytes: 1e6,
    parseMeta: (value) => value,
    warn: () => undefined,
  });
  foreign.write('/a/', 'no tags', body);
  await foreign.idle();
  const store = await open();
  expect(store.has('/a/')).toBe(false);
  await store.idle();
  expect(await readdir(folder)).toEqual([]);
  expect(warnings).toEqual([]);
});

test('logs one warning for an unwritable folder, and uses it again once it is writable', async () => {
  const { open, parent, folder, warnings } = setUp();
  // A file in place of the folder fails for every user, including root.
  await writeFile(folder, 'in the way');
  const store = await open();
  for (const key of ['/a/', '/b/', '/c/']) store.write(key, meta, body);
  store.delete('/a/');
  await store.idle();
  expect(warnings).toHaveLength(1);
  expect(store.size).toBe(0);
  await rm(folder);
  store.write('/a/', meta, body);
  await store.idle();
  expect(await readdir(parent)).toEqual(['pages']);
  expect(await (await open()).read('/a/')).toMatchObject({ body });
});

test('a deleted file is a missing record', async () => {
  const { open, folder, warnings } = setUp();
  const store = await open();
  store.write('/a/', meta, body);
  await store.idle();
  await rm(folder, { recursive: true });
  expect(await store.read('/a/')).toBeUndefined();
  expect(store.size).toBe(0);
  store.write('/a/', meta, body);
  await store.idle();
  expect(await (await open()).read('/a/')).toMatchObject({ body });
  expect(warnings).toEqual([]);
});

test('does not store a record larger than the whole store, and drops none of the others', async () => {
  const { open, folder } = setUp(2_000);
  const store = await open();
  store.write('/small/', meta, body);
  store.write('/large/', meta, Buffer.alloc(5_000));
  await store.idle();
  expect([store.has('/small/'), store.has('/large/')]).toEqual([true, false]);
  expect(await readdir(folder)).toHaveLength(1);
});

test('after a restart, the least recently stored record is dropped first', async () => {
  const { open, folder } = setUp();
  const store = await open();
  for (const key of ['/a/', '/b/', '/c/']) {
    store.write(key, { tags: [key] }, body);
    await store.idle();
  }
  const names = await readdir(folder);
  const ages: Record<string, number> = { '/a/': 2_000, '/b/': 3_000, '/c/': 1_000 };
  for (const name of names) {
    const key = /"key":"([^"]+)"/.exec(await readFile(join(folder, name), 'utf8'))?.[1] ?? '';
    await utimes(join(folder, name), ages[key] ?? 0, ages[key] ?? 0);
  }
  expect((await open()).entries().map(([key]) => key)).toEqual(['/c/', '/a/', '/b/']);
});
