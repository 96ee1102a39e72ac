import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { expect, test } from 'vitest';
import { openFolderUploadStore } from './folder-upload-store.ts';
import { storeFile, testUploadStore } from './testing/upload-store-contract.ts';

async function start() {
  const folder = join(await testFolder(), 'lead-files');
  const age = async (id: string, writtenAt: number) => {
    for (const name of [id, `${id}.json`]) utimesSync(join(folder, name), writtenAt / 1000, writtenAt / 1000);
  };
  return { folder, store: openFolderUploadStore(folder), age };
}

testUploadStore('a folder', start);

test('only the owner can read the folder', async () => {
  const { folder } = await start();
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

/** A store with what a crash left behind. */
async function withLeftovers() {
  const { folder, store } = await start();
  const [noInfo, noBytes, halfInfo] = [randomUUID(), randomUUID(), randomUUID()];
  writeFileSync(join(folder, noInfo), 'bytes');
  writeFileSync(join(folder, `${noBytes}.json`), '{}');
  writeFileSync(join(folder, halfInfo), 'bytes');
  writeFileSync(join(folder, `${halfInfo}.json`), '{"size": 5, "meta');
  writeFileSync(join(folder, 'notes.txt'), 'of an operator');
  return { folder, store, leftovers: [noInfo, noBytes, halfInfo] };
}

test('leftovers of a crash are not listed as uploads', async () => {
  const { store } = await withLeftovers();
  expect(await store.all()).toEqual([]);
});

test('leftovers of a crash are deleted when they are old', async () => {
  const { folder, store, leftovers } = await withLeftovers();
  const old = await store.olderThan(Number.POSITIVE_INFINITY);
  expect(old.sort()).toEqual(leftovers.sort());
  for (const id of old) await store.removeIfOlder(id, Number.POSITIVE_INFINITY);
  expect(readdirSync(folder)).toEqual(['notes.txt']);
});

test('the newer of the two files of an upload is its age', async () => {
  const { folder, store } = await start();
  const id = await storeFile(store, Buffer.from('plan'));
  utimesSync(join(folder, id), 0, 0);
  expect(await store.olderThan(1_000)).toEqual([]);
  await store.removeIfOlder(id, 1_000);
  expect(await store.find(id)).toBeDefined();
});

test('nothing is left of a file that breaks off', async () => {
  const { folder, store } = await start();
  async function* broken() {
    yield Buffer.from('half');
    throw new Error('the visitor has left');
  }
  await expect(store.receive(broken())).rejects.toThrow();
  expect(readdirSync(folder)).toEqual([]);
});

test('an upload that cannot be read hides no other one', async () => {
  const { folder, store } = await start();
  const id = await storeFile(store, Buffer.from('plan'));
  const unreadable = randomUUID();
  writeFileSync(join(folder, unreadable), 'bytes');
  mkdirSync(join(folder, `${unreadable}.json`));
  await expect(store.find(unreadable)).rejects.toThrow('EISDIR');
  expect((await store.all()).map((upload) => upload.id)).toEqual([id]);
});

test('an ID that is not a UUID never becomes a path', async () => {
  const { store } = await start();
  await expect(store.remove('../site-secret')).rejects.toThrow('UUID');
});
