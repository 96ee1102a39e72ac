import { expect, test } from 'vitest';
import { sweepUploads } from './sweep.ts';
import { memoryUploadStore } from './testing/memory-upload-store.ts';
import { storeFile } from './testing/upload-store-contract.ts';

const DAY_MS = 24 * 3_600_000;

test('a file that a saved form claims after the sweep has begun stays', async () => {
  const { store, age } = memoryUploadStore();
  const [claimed, forgotten] = [await storeFile(store, Buffer.from('one')), await storeFile(store, Buffer.from('two'))];
  for (const id of [claimed, forgotten]) await age(id, 0);
  await sweepUploads({
    store,
    async withUnclaimed(ids, work) {
      expect([...ids].sort()).toEqual([claimed, forgotten].sort());
      await store.touch(claimed);
      await work(ids);
    },
    now: () => DAY_MS + 1,
  });
  expect((await store.all()).map(({ id }) => id)).toEqual([claimed]);
});
