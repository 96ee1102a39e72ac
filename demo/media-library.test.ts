import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { mediaFolder, readMediaLibrary } from './media-library.ts';
import { sourcesHash } from './sources-hash.ts';

const { images, documents } = readMediaLibrary();
const listed = [...images, ...documents].map(({ file }) => file);
const onDisk = readdirSync(mediaFolder).filter((name) => name !== 'library.json');

test('the files are exactly the listed media', () => {
  expect(onDisk.sort()).toEqual(listed.toSorted());
});

test('no two media have the same file name', () => {
  expect(new Set(listed).size).toBe(listed.length);
});

test('every picture has the listed size in the listed format', async () => {
  expect(images.length).toBeGreaterThan(100);
  for (const { file, width, height } of images) {
    const found = await sharp(join(mediaFolder, file)).metadata();
    const format = file.split('.').at(-1)?.replace('jpg', 'jpeg');
    expect([file, found.format, found.width, found.height]).toEqual([file, format, width, height]);
  }
});

const sizes = new Map(onDisk.map((name) => [name, statSync(join(mediaFolder, name)).size]));

test('all media together have less than 25 MB', () => {
  expect([...sizes.values()].reduce((sum, size) => sum + size, 0)).toBeLessThan(25_000_000);
});

test('each picture or PDF has at most 220 KB', () => {
  expect([...sizes].filter(([name, size]) => size > 220_000 && !name.endsWith('.mp4'))).toEqual([]);
});

test('the media match the current drawings (update them with `npm run demo:render`)', () => {
  const { sources } = JSON.parse(readFileSync(join(import.meta.dirname, 'rendered.json'), 'utf8'));
  expect(sources).toBe(sourcesHash());
});
