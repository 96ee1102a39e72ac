import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { expect, test } from 'vitest';
import { openRecordStore } from './record-store.ts';

interface Meta {
  tags: string[];
}

function isMeta(meta: unknown): meta is Meta {
  return typeof meta === 'object' && meta !== null && 'tags' in meta;
}

async function setUp(maxBytes = 1e6) {
  const parent = await testFolder();
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
  const { open } = await setUp();
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

test('a record deleted while its file is written is gone from memory and disk', async () => {
  const { open, folder } = await setUp();
  const store = await open();
  store.write('/a/', meta, body);
  store.delete('/a/');
  expect(store.has('/a/')).toBe(false);
  expect(await store.read('/a/')).toBeUndefined();
  await store.idle();
  expect(store.size).toBe(0);
  expect(await readdir(folder)).toEqual([]);
});

test('a deleted record is no longer listed while its file waits for the writing of others', async () => {
  const { open } = await setUp();
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
  const { open } = await setUp();
  const store = await open();
  for (let version = 1; version <= 50; version += 1) store.write('/a/', meta, Buffer.from(`version ${version}`));
  await store.idle();
  expect((await (await open()).read('/a/'))?.body.toString()).toBe('version 50');
});

test('an unchanged record gets a new storage time, one with other metadata a new file', async () => {
  const { open, folder } = await setUp();
  const store = await open();
  const write = async (tags: string[]) => {
    store.write('/a/', { tags }, body);
    await store.idle();
  };
  await write(['a']);
  const file = await onlyFile(folder);
  await utimes(file, 1000, 1000);
  const { ino } = await stat(file);
  await write(['a']);
  expect((await stat(file)).ino).toBe(ino);
  expect((await (await open()).read('/a/'))?.storedAt).toBeGreaterThan(Date.now() - 60_000);
  await write(['a', 'b']);
  expect((await (await open()).read('/a/'))?.meta).toEqual({ tags: ['a', 'b'] });
});

test('drops the least recently stored records first, also from the disk', async () => {
  const { open } = await setUp(2300);
  const store = await open();
  for (const key of ['/a/', '/b/', '/c/', '/a/', '/d/', '/e/']) {
    store.write(key, meta, body);
    await store.idle();
  }
  const left = ['/a/', '/d/', '/e/'];
  expect(store.entries().map(([key]) => key)).toEqual(left);
  const keys = (await open()).entries().map(([key]) => key);
  expect(keys.toSorted()).toEqual(left);
});

const damages: [string, (bytes: Buffer) => Buffer][] = [
  ['a flipped byte in the body', (bytes) => bytes.fill('X', bytes.length - 5, bytes.length - 4)],
  ['a flipped byte in the tags', (bytes) => Buffer.from(bytes.toString().replace('["a"]', '["b"]'))],
  ['only its first half', (bytes) => bytes.subarray(0, bytes.length / 2)],
];

test.each(damages)('drops a record whose file has %s, with one warning, and stores it again', async (_what, damage) => {
  const { open, folder, warnings } = await setUp();
  const before = await open();
  before.write('/a/', meta, body);
  await before.idle();
  const file = await onlyFile(folder);
  await writeFile(file, damage(await readFile(file)));
  const store = await open();
  expect(await store.read('/a/')).toBeUndefined();
  expect(await store.read('/a/')).toBeUndefined();
  await store.idle();
  expect(warnings).toHaveLength(1);
  expect(await readdir(folder)).toEqual([]);
  store.write('/a/', meta, body);
  expect(await store.read('/a/')).toMatchObject({ body });
  await store.idle();
});

test('drops files that are not records when the folder is opened, with one warning for all', async () => {
  const { open, folder, warnings } = await setUp();
  await mkdir(folder, { recursive: true });
  for (const name of ['empty', 'torn'])
    await writeFile(join(folder, `${name}.record`), name === 'torn' ? 'headwater-rec' : '');
  expect((await open()).size).toBe(0);
  expect(warnings).toHaveLength(1);
  expect(await readdir(folder)).toEqual([]);
});

test('deletes the unfinished file of a killed process once no process can be writing it', async () => {
  const { open, folder, warnings } = await setUp();
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'new.part'), 'half');
  await writeFile(join(folder, 'old.part'), 'half');
  await utimes(join(folder, 'old.part'), 1000, 1000);
  expect((await open()).size).toBe(0);
  expect(await readdir(folder)).toEqual(['new.part']);
  expect(warnings).toEqual([]);
});

test('silently drops records of another format', async () => {
  const { open, folder, warnings } = await setUp();
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
  const { open, parent, folder, warnings } = await setUp();
  // A file in place of the folder fails for every user, including root.
  await writeFile(folder, 'in the way');
  const store = await open();
  for (const key of ['/a/', '/b/', '/c/']) store.write(key, meta, body);
  store.delete('/a/');
  await store.idle();
  expect([warnings.length, store.size]).toEqual([1, 0]);
  await rm(folder);
  store.write('/a/', meta, body);
  await store.idle();
  expect(await readdir(parent)).toEqual(['pages']);
  expect(await (await open()).read('/a/')).toMatchObject({ body });
});

test('a record whose file someone deleted is missing until it is written again', async () => {
  const { open, folder, warnings } = await setUp();
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

test('drops no other record for one that is larger than the whole store', async () => {
  const { open, folder } = await setUp(2_000);
  const store = await open();
  store.write('/small/', meta, body);
  store.write('/large/', meta, Buffer.alloc(5_000));
  await store.idle();
  expect([store.has('/small/'), store.has('/large/')]).toEqual([true, false]);
  expect(store.entries().map(([key]) => key)).toEqual(['/small/']);
  expect(await readdir(folder)).toHaveLength(1);
});

test('after a restart, records are in the order of their last storage', async () => {
  const { open, folder } = await setUp();
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
