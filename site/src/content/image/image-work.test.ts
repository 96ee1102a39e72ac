import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testFolder } from '@headwater/tools/test-folder.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { OpenUpload } from '../media/pass-through.ts';
import { createImageWork } from './image-work.ts';

const png = await sharp({ create: { width: 80, height: 40, channels: 3, background: '#369' } })
  .png()
  .toBuffer();

interface Options {
  atOnce?: number;
  maxWaiting?: number;
  maxWaitMs?: number;
}

/** Image work over uploads that are found when the test says so. */
async function setUp({ atOnce = 1, maxWaiting = 10, maxWaitMs = 60_000 }: Options = {}) {
  const file = join(await testFolder(), 'a.png');
  await writeFile(file, png);
  const opened: string[] = [];
  const closed: string[] = [];
  const openings = new Map<string, PromiseWithResolvers<OpenUpload | undefined>>();
  const openingOf = (path: string) => {
    const opening = openings.get(path) ?? Promise.withResolvers<OpenUpload | undefined>();
    openings.set(path, opening);
    return opening;
  };
  const makeSize = createImageWork({
    store: {
      open(path) {
        opened.push(path);
        return openingOf(path).promise;
      },
    },
    atOnce,
    maxWaiting,
    maxWaitMs,
  });
  const upload = (path: string): OpenUpload => ({
    etag: undefined,
    lastModified: undefined,
    length: png.length,
    file: async () => file,
    read: () => {
      throw new Error('the file is on the disk');
    },
    close: () => void closed.push(path),
  });
  return {
    opened,
    closed,
    size: (path: string, width: number) => makeSize({ path, width, quality: 75, format: 'webp' }),
    find: (path: string) => openingOf(path).resolve(upload(path)),
    lose: (path: string) => openingOf(path).resolve(undefined),
    fail: (path: string) => openingOf(path).reject(new Error('the CMS is down')),
  };
}

async function widthOf(image: Buffer | undefined): Promise<number | undefined> {
  return image && (await sharp(image).metadata()).width;
}

test('the waiting sizes of an image are made from one file', async () => {
  const { opened, size, find } = await setUp();
  const first = size('a.png', 10);
  const others = [size('b.png', 20), size('b.png', 30)];
  expect(opened).toEqual(['a.png']);
  find('a.png');
  expect(await widthOf(await first)).toBe(10);
  await new Promise(setImmediate);
  expect(opened).toEqual(['a.png', 'b.png']);
  find('b.png');
  expect(await Promise.all(others.map(async (image) => widthOf(await image)))).toEqual([20, 30]);
  expect(opened).toEqual(['a.png', 'b.png']);
});

test('the file of an image is closed after its sizes are made', async () => {
  const { closed, size, find } = await setUp();
  const image = size('a.png', 10);
  find('a.png');
  await image;
  await new Promise(setImmediate);
  expect(closed).toEqual(['a.png']);
});

test('works on as many images at the same time as allowed', async () => {
  const { opened, size, find } = await setUp({ atOnce: 2 });
  const images = ['a.png', 'b.png', 'c.png'].map((path) => size(path, 10));
  expect(opened).toEqual(['a.png', 'b.png']);
  for (const path of ['a.png', 'b.png']) find(path);
  await Promise.all(images.slice(0, 2));
  find('c.png');
  expect(await widthOf(await images[2])).toBe(10);
});

test('an image that does not exist has no size', async () => {
  const { size, lose } = await setUp();
  const missing = size('a.png', 10);
  lose('a.png');
  expect(await missing).toBeUndefined();
});

test('the next image is made after one that does not exist', async () => {
  const { size, lose, find } = await setUp();
  const [missing, other] = [size('a.png', 10), size('b.png', 10)];
  lose('a.png');
  await missing;
  find('b.png');
  expect(await widthOf(await other)).toBe(10);
});

test('a failure is reported to all who wait for the image', async () => {
  const { size, fail } = await setUp();
  const failed = [size('a.png', 10), size('a.png', 20)].map((image) => image.catch(String));
  fail('a.png');
  expect(await Promise.all(failed)).toEqual(['Error: the CMS is down', 'Error: the CMS is down']);
});

test('the next image is made after one that failed', async () => {
  const { size, fail, find } = await setUp();
  const failed = size('a.png', 10).catch(String);
  const other = size('b.png', 10);
  fail('a.png');
  expect(await failed).toBe('Error: the CMS is down');
  find('b.png');
  expect(await widthOf(await other)).toBe(10);
});

test('a size is refused when too many wait', async () => {
  const { size, find } = await setUp({ maxWaiting: 2 });
  const images = [size('a.png', 10), size('a.png', 20)];
  await expect(size('c.png', 10)).rejects.toMatchObject({ name: 'BusyError' });
  find('a.png');
  await Promise.all(images);
});

test('a size is accepted again when the waiting ones are made', async () => {
  const { size, find } = await setUp({ maxWaiting: 2 });
  const images = [size('a.png', 10), size('a.png', 20)];
  find('a.png');
  await Promise.all(images);
  const next = size('d.png', 10);
  find('d.png');
  expect(await widthOf(await next)).toBe(10);
});

test('a size that waits too long is refused', async () => {
  const { size } = await setUp({ maxWaitMs: 30 });
  const images = [size('a.png', 10), size('b.png', 10)].map((image) => image.catch((error: Error) => error.name));
  expect(await Promise.all(images)).toEqual(['BusyError', 'BusyError']);
});

test('a size that was refused is not made later', async () => {
  const { opened, size, find } = await setUp({ maxWaitMs: 30 });
  await Promise.allSettled([size('a.png', 10), size('b.png', 10)]);
  find('a.png');
  await new Promise(setImmediate);
  expect(opened).toEqual(['a.png']);
});
