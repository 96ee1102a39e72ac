import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { mediaFolder, readMediaLibrary } from './media-library.ts';
import { sourcesHash } from './sources-hash.ts';

const { images, documents } = readMediaLibrary();
const listed = [...images, ...documents].map(({ file }) => file);
const onDisk = readdirSync(mediaFolder).filter((name) => name !== 'library.json');

test('every listed picture and PDF is a file, every file is listed, and no name is used twice', () => {
  expect(onDisk.sort()).toEqual(listed.toSorted());
  expect(new Set(listed).size).toBe(listed.length);
});

test('every picture has the size and the format that the library says', async () => {
  expect(images.length).toBeGreaterThan(100);
  for (const { file, width, height } of images) {
    const found = await sharp(join(mediaFolder, file)).metadata();
    const format = file.split('.').at(-1)?.replace('jpg', 'jpeg');
    expect([file, found.format, found.width, found.height]).toEqual([file, format, width, height]);
  }
});

test('all of them together stay under 25 MB, and each picture and PDF under 220 KB', () => {
  const sizes = new Map(onDisk.map((name) => [name, statSync(join(mediaFolder, name)).size]));
  expect([...sizes.values()].reduce((sum, size) => sum + size, 0)).toBeLessThan(25_000_000);
  expect([...sizes].filter(([name, size]) => size > 220_000 && !name.endsWith('.mp4'))).toEqual([]);
});

test('the media were rendered from the drawings and products of today; otherwise run `npm run demo:render`', () => {
  const { sources } = JSON.parse(readFileSync(join(import.meta.dirname, 'rendered.json'), 'utf8'));
  expect(sources).toBe(sourcesHash());
});
