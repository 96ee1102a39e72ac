import { open } from 'node:fs/promises';
import { assertNever } from '@headwater/contract/assert-never.ts';
import { mostPixels } from '@headwater/contract/image-limits.ts';
import sharp, { type Metadata, type ResizeOptions, type Sharp } from 'sharp';
import { croppedWidth, cropShapes } from '../crop.ts';
import type { ImageRequest } from './image-request.ts';

/** Maximum bytes of decoded pixels that are held in memory to make several sizes from one decoding. */
const MAX_SHARED_BYTES = 64 * 1024 * 1024;
const TIMEOUT_SECONDS = 8;

sharp.cache(false);
sharp.concurrency(1);

/** Thrown when a file is not an image in a supported format. */
export class ImageFormatError extends Error {
  override readonly name = 'ImageFormatError';
}

/** First bytes of the supported formats; of those in AVIF's container, only AVIF is. */
const SIGNATURES: readonly RegExp[] = [
  /^\xff\xd8\xff/,
  /^\x89PNG\r\n/,
  /^GIF8[79]a/,
  /^RIFF[\s\S]{4}WEBP/,
  /^[\s\S]{4}ftypavi[fs]/,
];

/** A file path, or the bytes when the file could not be stored. */
export type ImageInput = string | Buffer;
export type ImageSize = Pick<ImageRequest, 'width' | 'quality' | 'format' | 'crop' | 'moves'>;

async function firstBytes(input: ImageInput): Promise<string> {
  if (typeof input !== 'string') return input.subarray(0, 16).toString('latin1');
  const handle = await open(input, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, 0);
    return buffer.subarray(0, bytesRead).toString('latin1');
  } finally {
    await handle.close();
  }
}

async function checkSignature(input: ImageInput): Promise<void> {
  const start = await firstBytes(input);
  if (SIGNATURES.some((signature) => signature.test(start))) return;
  throw new ImageFormatError('the file is not an image in a supported format');
}

async function decoding<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    throw new ImageFormatError('the image could not be decoded', { cause });
  }
}

/** Of a picture that lacks its end, browsers show what there is, and so does the site. */
const AS_BROWSERS = { limitInputPixels: mostPixels, failOn: 'none' } as const;

function openPicture(input: ImageInput, options: ResizeOptions): Sharp {
  return sharp(input, { ...AS_BROWSERS, pages: 1 })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .autoOrient()
    .resize(options);
}

const whole = (width: number): ResizeOptions => ({ width, withoutEnlargement: true });

/** A size is never larger than the original, and a cropped one keeps the shape where the original is too small. */
function resizeOptions({ autoOrient }: Metadata, { width, crop }: ImageSize): ResizeOptions {
  if (!crop) return whole(width);
  const cropped = Math.min(width, Math.round(croppedWidth(autoOrient.width, autoOrient.height, crop)));
  return { width: Math.max(1, cropped), height: Math.max(1, Math.round(cropped / cropShapes[crop])), fit: 'cover' };
}

/** All frames; undefined for a picture with one, and for one whose frames are too many or too large. */
async function moving(input: ImageInput, size: ImageSize, facts: Metadata): Promise<Buffer | undefined> {
  const { pages = 1 } = facts;
  if (pages === 1 || pages * facts.width * facts.height > mostPixels) return undefined;
  try {
    return await sharp(input, { ...AS_BROWSERS, animated: true })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .resize(whole(size.width))
      // More effort takes three times as long, for as many bytes.
      .webp({ quality: size.quality, effort: 0 })
      .toBuffer();
  } catch {
    return undefined;
  }
}

/** AVIF's scale is another: the same structural similarity as WebP at 50 and 75 is at 44 and 49. */
function avifQuality(quality: number): number {
  return Math.round(34 + quality / 5);
}

function encode(picture: Sharp, { quality, format }: ImageSize): Promise<Buffer> {
  switch (format) {
    case 'avif':
      // More effort takes six times as long, for 4 % fewer bytes.
      return picture.avif({ quality: avifQuality(quality), effort: 2, chromaSubsampling: '4:2:0' }).toBuffer();
    case 'webp':
      return picture.webp({ quality, effort: 4 }).toBuffer();
    case 'jpeg':
      return picture.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true }).toBuffer();
    default:
      return assertNever(format, 'image format');
  }
}

/** @throws ImageFormatError for a picture of too many pixels */
function checkPixels({ width, height }: Metadata): void {
  if (width * height <= mostPixels) return;
  throw new ImageFormatError(`the image has more than ${mostPixels / 1_000_000} million pixels`);
}

/** Whether the pixels of an image, reduced to a width, may be held in memory. */
function isShareable({ autoOrient }: Metadata, width: number): boolean {
  const scale = Math.min(1, width / autoOrient.width);
  return autoOrient.width * autoOrient.height * scale * scale * 4 <= MAX_SHARED_BYTES;
}

/** How wide the whole picture is where a size has all of its pixels. */
function wholeWidth({ autoOrient: { width, height } }: Metadata, size: ImageSize): number {
  return size.crop ? Math.ceil((size.width * width) / croppedWidth(width, height, size.crop)) : size.width;
}

/** Makes single sizes of one image. */
export type Resize = (size: ImageSize) => Promise<Buffer>;

/**
 * Opens an image for several sizes, whole or cropped: it is decoded once, as large as the largest needs it. Sizes are
 * never larger than the original, and contain none of its metadata.
 * @throws ImageFormatError here or on resizing, for a file that is not an image, broken, or too large to decode.
 */
export async function openForSizes(input: ImageInput, sizes: readonly ImageSize[]): Promise<Resize> {
  await checkSignature(input);
  const facts = await decoding(() => sharp(input, { limitInputPixels: false, pages: 1 }).metadata());
  checkPixels(facts);
  const shared = sizes.filter(({ moves }) => !moves);
  const widest = Math.max(...shared.map((size) => wholeWidth(facts, size)));
  const single = (size: ImageSize) =>
    decoding(
      async () =>
        (size.moves && (await moving(input, size, facts))) ||
        encode(openPicture(input, resizeOptions(facts, size)), size),
    );
  const isShared = shared.length > 1 && isShareable(facts, widest);
  if (!isShared) return single;
  const { data, info } = await decoding(() =>
    openPicture(input, whole(widest)).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true }),
  );
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return (size) =>
    size.moves ? single(size) : decoding(() => encode(sharp(data, { raw }).resize(resizeOptions(facts, size)), size));
}
