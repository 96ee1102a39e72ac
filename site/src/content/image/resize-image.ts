import sharp from 'sharp';
import { createLimit } from '../../page-cache/limit.ts';
import type { ImageRequest } from './image-request.ts';

/** Larger pictures are refused before they are unpacked: a small file can hold a wall of pixels. */
const MOST_PIXELS = 50_000_000;
const AT_ONCE = 2;
const TIMEOUT_SECONDS = 8;

sharp.cache(false);
sharp.concurrency(1);

/** Thrown when a file is no picture that we open. */
export class ImageFormatError extends Error {
  override readonly name = 'ImageFormatError';
}

/** First bytes of the formats that are opened. AVIF and its relatives are not: their decoders have had holes. */
const SIGNATURES: readonly RegExp[] = [/^\xff\xd8\xff/, /^\x89PNG\r\n/, /^GIF8[79]a/, /^RIFF[\s\S]{4}WEBP/];

function isKnownFormat(input: Buffer): boolean {
  const start = input.subarray(0, 16).toString('latin1');
  return SIGNATURES.some((signature) => signature.test(start));
}

const limit = createLimit(AT_ONCE);

/**
 * Makes one size of a picture; never larger than the original, without its metadata.
 * @throws ImageFormatError for a file that is no picture, broken, or too large to open.
 */
export async function resizeImage(input: Buffer, { width, quality, format }: ImageRequest): Promise<Buffer> {
  if (!isKnownFormat(input)) throw new ImageFormatError('the file is no picture of a known format');
  return limit(async () => {
    try {
      const picture = sharp(input, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 })
        .timeout({ seconds: TIMEOUT_SECONDS })
        .autoOrient()
        .resize({ width, withoutEnlargement: true });
      return await (format === 'webp'
        ? picture.webp({ quality, effort: 4 }).toBuffer()
        : picture.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true }).toBuffer());
    } catch (cause) {
      throw new ImageFormatError('the picture could not be opened', { cause });
    }
  });
}
