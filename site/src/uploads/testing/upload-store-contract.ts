import { randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { Upload } from '@tus/server';
import { describe, expect, test } from 'vitest';
import type { UploadStore } from '../upload-store.ts';

/** A store of an engine, whose files a test can make older. */
export interface StoreUnderTest {
  store: UploadStore;
  /** @param writtenAt epoch milliseconds of the upload's last byte from now on */
  age(id: string, writtenAt: number): Promise<void>;
}

const metadata = { form: '1', field: '5', name: 'drawing.dwg', visitor: 'hash' };

/** A whole file in a store. @returns its ID */
export async function storeFile(store: UploadStore, bytes: Buffer, id: string = randomUUID()): Promise<string> {
  const arrived = await store.receive(Readable.from([bytes]));
  await arrived.save(id, metadata);
  await arrived.discard();
  return id;
}

async function bytesOf(store: UploadStore, id: string): Promise<Buffer | undefined> {
  const blob = await store.read(id);
  return blob && Buffer.from(await blob.arrayBuffer());
}

/** What a store of every engine does. @param engine for the title */
export function testUploadStore(engine: string, create: () => Promise<StoreUnderTest>): void {
  describe(`uploads in ${engine}`, () => {
    test.each([0, 1, 100_000])('a received file of %d bytes is found and read', async (size) => {
      const { store } = await create();
      const bytes = randomBytes(size);
      const id = await storeFile(store, bytes);
      const upload = { id, size, formId: 1, fieldId: 5, name: 'drawing.dwg', visitor: 'hash', isComplete: true };
      expect(await store.find(id)).toEqual(upload);
      expect(await store.all()).toEqual([upload]);
      expect(await bytesOf(store, id)).toEqual(bytes);
      const blob = await store.read(id);
      expect(await blob?.slice(10, 20).arrayBuffer()).toEqual(new Uint8Array(bytes.subarray(10, 20)).buffer);
      await store.sync(id);
    });

    test('a file that arrives in pieces is incomplete until its last byte', async () => {
      const { store } = await create();
      const { pieces } = store;
      const id = randomUUID();
      const bytes = randomBytes(1000);
      await pieces.create(new Upload({ id, size: 1000, offset: 0, metadata }));
      expect(await store.find(id)).toMatchObject({ size: 1000, isComplete: false });
      expect(await pieces.write(Readable.from([bytes.subarray(0, 400)]), id, 0)).toBe(400);
      expect((await pieces.getUpload(id)).offset).toBe(400);
      expect(await store.find(id)).toMatchObject({ size: 1000, isComplete: false });
      expect(await pieces.write(Readable.from([bytes.subarray(400)]), id, 400)).toBe(1000);
      expect(await store.find(id)).toMatchObject({ size: 1000, isComplete: true });
      expect(await bytesOf(store, id)).toEqual(bytes);
    });

    test('a file that was not saved under an ID, or that broke off, is not an upload', async () => {
      const { store } = await create();
      const arrived = await store.receive(Readable.from([Buffer.from('whole')]));
      expect(arrived.size).toBe(5);
      await arrived.discard();
      async function* broken() {
        yield Buffer.from('half');
        throw new Error('the visitor has left');
      }
      await expect(store.receive(broken())).rejects.toThrow('the visitor has left');
      expect([await store.all(), await store.olderThan(Number.POSITIVE_INFINITY)]).toEqual([[], []]);
    });

    test('a second file under an ID replaces the first', async () => {
      const { store } = await create();
      const id = await storeFile(store, Buffer.from('first file'));
      await storeFile(store, Buffer.from('second'), id);
      expect((await store.all()).map(({ size }) => size)).toEqual([6]);
      expect(await bytesOf(store, id)).toEqual(Buffer.from('second'));
    });

    test('a removed file is gone, and removing it again is not an error', async () => {
      const { store } = await create();
      const [id, other] = [await storeFile(store, Buffer.from('one')), await storeFile(store, Buffer.from('two'))];
      await store.remove(id);
      await store.remove(id);
      expect([await store.find(id), await store.read(id)]).toEqual([undefined, undefined]);
      expect((await store.all()).map((upload) => upload.id)).toEqual([other]);
    });

    test('old files are listed and removed; one that was touched meanwhile stays', async () => {
      const { store, age } = await create();
      const [old, touched, fresh] = [
        await storeFile(store, Buffer.from('one')),
        await storeFile(store, Buffer.from('two')),
        await storeFile(store, Buffer.from('three')),
      ];
      for (const id of [old, touched]) await age(id, 1_000);
      expect(await store.olderThan(1_000)).toEqual([]);
      expect((await store.olderThan(2_000)).sort()).toEqual([old, touched].sort());
      await store.touch(touched);
      for (const id of [old, touched, fresh]) await store.removeIfOlder(id, 2_000);
      expect((await store.all()).map(({ id }) => id).sort()).toEqual([touched, fresh].sort());
    });

    test.each(['..', '../site-secret', 'no-such-file', ''])('the ID %j of a request is unknown', async (id) => {
      const { store } = await create();
      expect([await store.find(id), await store.read(id)]).toEqual([undefined, undefined]);
    });

    test('an upload that is not there can be touched', async () => {
      const { store } = await create();
      await store.touch(randomUUID());
      expect(await store.all()).toEqual([]);
    });

    test('has room left', async () => {
      const { store } = await create();
      expect(await store.freeBytes()).toBeGreaterThan(0);
    });
  });
}
