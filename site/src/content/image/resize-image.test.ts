import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
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
  return sharp({ create: { width: 320, height: 180, channels: 3, background: '#fff', noise } })
    .png()
    .toBuffer();
}

test('a picture takes fewer bytes as AVIF than as WebP of the same quality', async () => {
  const picture = await noisy();
  const avif = await resizeImage(picture, { ...request, format: 'avif' });
  expect(await sharp(avif).metadata()).toMatchObject({ format: 'heif', compression: 'av1', width: 320, height: 180 });
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

/** A white picture whose first quarter, from the left or the top, is dark. */
async function darkAtStart(width: number, height: number): Promise<Buffer> {
  const [darkWidth, darkHeight] = width > height ? [Math.floor(width / 4), height] : [width, Math.floor(height / 4)];
  const dark = await blank(darkWidth, darkHeight).png().toBuffer();
  const white = sharp({ create: { width, height, channels: 3, background: '#ffffff' } });
  return white
    .composite([{ input: dark, left: 0, top: 0 }])
    .png()
    .toBuffer();
}

test.each([
  ['a wide picture', [960, 252], 320, [320, 200]],
  ['a high picture', [300, 600], 160, [160, 100]],
  ['a picture with too few pixels', [960, 252], 540, [403, 252]],
] as const)(
  'sends only the middle of %s, in the shape of its box',
  async (_what, [width, height], wanted, [madeWidth, madeHeight]) => {
    const size = { ...request, format: 'jpeg', width: wanted, crop: '8:5' } as const;
    const whole = { ...request, width: wanted };
    const picture = await darkAtStart(width, height);
    for (const sizes of [[size], [size, whole]]) {
      const resize = await openForSizes(picture, sizes);
      const made = sharp(await resize(size));
      expect(await made.metadata()).toMatchObject({ width: madeWidth, height: madeHeight });
      const { channels } = await made.stats();
      expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
    }
  },
);

test('crops a picture of one row', async () => {
  const row = await blank(40, 1).png().toBuffer();
  const made = sharp(await resizeImage(row, { ...request, crop: '8:5' }));
  expect(await made.metadata()).toMatchObject({ width: 2, height: 1 });
});

test('rejects a small file with too many pixels before decoding it', async () => {
  // Its head says how many; it lacks all but one.
  const bomb = await blank(1, 1).png().toBuffer();
  bomb.writeUInt32BE(16_000, 16);
  bomb.writeUInt32BE(4_000, 20);
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
  await expect(resizeImage(bomb, request)).rejects.toMatchObject({
    name: 'ImageFormatError',
    message: 'the image has more than 60 million pixels',
  });
});

test.each([
  ['a page named like an image', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['an SVG with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['a truncated image', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
])('rejects %s', async (_what, file) => {
  await expect(resizeImage(file, request)).rejects.toMatchObject({ name: 'ImageFormatError' });
});

test('resizes AVIF', async () => {
  const made = await resizeImage(await blank(800, 400).avif({ effort: 0 }).toBuffer(), request);
  expect(await sharp(made).metadata()).toMatchObject({ format: 'webp', width: 640, height: 320 });
});

test('does not open TIFF under any name', async () => {
  const tiff = await blank(64, 64).tiff().toBuffer();
  await expect(resizeImage(tiff, request)).rejects.toMatchObject({ name: 'ImageFormatError' });
});

test('a JPEG that lacks its end shows what it has', async () => {
  const whole = await sharp(await noisy())
    .jpeg()
    .toBuffer();
  const made = await resizeImage(whole.subarray(0, whole.length / 2), request);
  expect(await sharp(made).metadata()).toMatchObject({ width: 320, height: 180 });
  expect((await sharp(made).extract({ left: 0, top: 0, width: 320, height: 45 }).stats()).isOpaque).toBe(true);
});

test('the photo of a phone with 50 megapixels is resized', async () => {
  // It lacks all but the first of them, which are slow to write.
  const photo = await blank(16, 16).jpeg().toBuffer();
  const size = photo.indexOf(Buffer.from('ffc0', 'hex')) + 5;
  photo.writeUInt16BE(6144, size);
  photo.writeUInt16BE(8160, size + 2);
  expect(await sharp(photo).metadata()).toMatchObject({ width: 8160, height: 6144 });
  expect(await sharp(await resizeImage(photo, { ...request, width: 384 })).metadata()).toMatchObject({ width: 384 });
});

/** A GIF in which each frame has another color. */
async function animation(frames: number, size: number): Promise<Buffer> {
  const colors = Array.from({ length: frames }, (_, frame) => ({ r: (frame * 61) % 256, g: 40, b: 90 }));
  const create = { width: size, height: size, channels: 3 } as const;
  const pictures = colors.map((background) =>
    sharp({ create: { ...create, background } })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(pictures), { join: { animated: true } })
    .gif()
    .toBuffer();
}

test('a picture that moves keeps its frames where it may move', async () => {
  const gif = await animation(3, 80);
  const small = { ...request, width: 64 };
  const framesOf = async (size: ImageSize) => (await sharp(await resizeImage(gif, size)).metadata()).pages ?? 1;
  expect(await framesOf({ ...small, moves: true })).toBe(3);
  expect(await framesOf(small)).toBe(1);
});

/** A GIF of few bytes and large frames, which lacks their pixels. */
function wideFrames(frames: number, size: number): Buffer {
  const side = Buffer.from([size & 255, size >> 8]).toString('hex');
  const frame = `2c00000000${side}${side}000202440100`;
  return Buffer.from(`474946383961${side}${side}800000ff0000ffffff${frame.repeat(frames)}3b`, 'hex');
}

test('a picture whose frames have too many pixels together shows the first one', async () => {
  const made = await sharp(await resizeImage(wideFrames(30, 1450), { ...request, moves: true })).metadata();
  expect(made).toMatchObject({ format: 'webp', width: 640, height: 640 });
  expect(made.pages ?? 1).toBe(1);
});

test('several sizes, whole and cropped, are made without reading the file again', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'headwater-sizes-')), 'x.png');
  onTestFinished(() => rm(dirname(file), { recursive: true, force: true }));
  await blank(1600, 400).png().toFile(file);
  const crops = [{}, { crop: '8:5' }, { crop: '4:3' }] as const;
  const sizes: ImageSize[] = crops.flatMap((crop) =>
    [256, 1080, 3840].map((width) => ({ width, quality: 75, format: 'jpeg' as const, ...crop })),
  );
  const resize = await openForSizes(file, sizes);
  await rm(file);
  const made = await Promise.all(sizes.map(async (size) => sharp(await resize(size)).metadata()));
  expect(made.map(({ width, height }) => `${width}x${height}`)).toEqual([
    ...['256x64', '1080x270', '1600x400'],
    ...['256x160', '640x400', '640x400'],
    ...['256x192', '533x400', '533x400'],
  ]);
});
