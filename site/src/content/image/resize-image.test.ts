import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { type ImageInput, type ImageSize, openForSizes } from './resize-image.ts';

async function resizeImage(input: ImageInput, size: ImageSize): Promise<Buffer> {
  return (await openForSizes(input, [size]))(size);
}

const request = { path: 'x.png', width: 640, quality: 75, format: 'webp' } as const;

function blank(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#0b3a53' } });
}

test('a picture gets the wanted width and format', async () => {
  const made = await sharp(await resizeImage(await blank(1600, 900).png().toBuffer(), request)).metadata();
  expect(made).toMatchObject({ format: 'webp', width: 640, height: 360 });
});

test('a small picture is not blown up', async () => {
  const made = await sharp(
    await resizeImage(await blank(200, 100).jpeg().toBuffer(), { ...request, format: 'jpeg' }),
  ).metadata();
  expect(made).toMatchObject({ format: 'jpeg', width: 200, height: 100 });
});

test('a wall of pixels in a small file is refused before it is unpacked', async () => {
  const bomb = await blank(16_000, 4_000).png().toBuffer();
  await expect(resizeImage(bomb, request)).rejects.toMatchObject({ name: 'ImageFormatError' });
});

test.each([
  ['a page named like a picture', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a drawing with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['a picture that breaks off', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
])('%s is no picture', async (_what, file) => {
  await expect(resizeImage(file, request)).rejects.toMatchObject({ name: 'ImageFormatError' });
});

test('AVIF is not opened, whatever it is called', async () => {
  const avif = await blank(64, 64).avif().toBuffer();
  await expect(resizeImage(avif, request)).rejects.toMatchObject({ name: 'ImageFormatError' });
});

test('several sizes come from one decoding, which needs the file no more', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'headwater-sizes-')), 'x.png');
  onTestFinished(() => rm(dirname(file), { recursive: true, force: true }));
  await blank(1600, 900).png().toFile(file);
  const sizes: ImageSize[] = [256, 1080, 3840].map((width) => ({ width, quality: 75, format: 'jpeg' }));
  const resize = await openForSizes(file, sizes);
  await rm(file);
  const widths = sizes.map(async (size) => (await sharp(await resize(size)).metadata()).width);
  expect(await Promise.all(widths)).toEqual([256, 1080, 1600]);
});
