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

test('resizes an image to the requested width and format', async () => {
  const made = await sharp(await resizeImage(await blank(1600, 900).png().toBuffer(), request)).metadata();
  expect(made).toMatchObject({ format: 'webp', width: 640, height: 360 });
});

/** A picture with as much detail as a photo. */
function noisy(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width: 640, height: 360, channels: 3, background: '#fff', noise } })
    .png()
    .toBuffer();
}

test('a picture takes fewer bytes as AVIF than as WebP of the same quality', async () => {
  const picture = await noisy();
  const avif = await resizeImage(picture, { ...request, format: 'avif' });
  expect(await sharp(avif).metadata()).toMatchObject({ format: 'heif', compression: 'av1', width: 640, height: 360 });
  expect(avif.length).toBeLessThan((await resizeImage(picture, request)).length);
});

test('a picture of lower quality takes fewer bytes as AVIF', async () => {
  const picture = await noisy();
  const sizeAt = async (quality: number) =>
    (await resizeImage(picture, { ...request, format: 'avif', quality })).length;
  expect(await sizeAt(50)).toBeLessThan(await sizeAt(75));
});

test('does not enlarge a small image', async () => {
  const made = await sharp(
    await resizeImage(await blank(200, 100).jpeg().toBuffer(), { ...request, format: 'jpeg' }),
  ).metadata();
  expect(made).toMatchObject({ format: 'jpeg', width: 200, height: 100 });
});

test('rejects a small file with too many pixels before decoding it', async () => {
  const bomb = await blank(16_000, 4_000).png().toBuffer();
  await expect(resizeImage(bomb, request)).rejects.toMatchObject({ name: 'ImageFormatError' });
});

test.each([
  ['a page named like an image', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['an SVG with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['a truncated image', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
])('rejects %s', async (_what, file) => {
  await expect(resizeImage(file, request)).rejects.toMatchObject({ name: 'ImageFormatError' });
});

test('does not open AVIF under any name', async () => {
  const avif = await blank(64, 64).avif().toBuffer();
  await expect(resizeImage(avif, request)).rejects.toMatchObject({ name: 'ImageFormatError' });
});

test('several sizes are made without reading the file again', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'headwater-sizes-')), 'x.png');
  onTestFinished(() => rm(dirname(file), { recursive: true, force: true }));
  await blank(1600, 900).png().toFile(file);
  const sizes: ImageSize[] = [256, 1080, 3840].map((width) => ({ width, quality: 75, format: 'jpeg' }));
  const resize = await openForSizes(file, sizes);
  await rm(file);
  const widths = sizes.map(async (size) => (await sharp(await resize(size)).metadata()).width);
  expect(await Promise.all(widths)).toEqual([256, 1080, 1600]);
});
