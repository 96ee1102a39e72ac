import { mostPixels } from '@headwater/contract/image-limits.ts';
import { fileTypeFromBuffer } from 'file-type';
import type { Sharp } from 'sharp';

/** A file that the library accepts: its type comes from its bytes, never from its name. */
export interface AcceptedFile {
  bytes: Buffer;
  mimeType: string;
  extension: string;
  /** Pixels; null for documents. */
  width: number | null;
  height: number | null;
}

export interface RefusedFile {
  refused: string;
}

/** Maximum size of a file, in bytes. */
export const largestUpload = 25_000_000;
const quality = 90;

type ImageKind = { extension: string; encode: (image: Sharp) => Sharp };

const images: Readonly<Record<string, ImageKind>> = {
  'image/jpeg': { extension: 'jpg', encode: (image) => image.jpeg({ quality }) },
  'image/png': { extension: 'png', encode: (image) => image.png() },
  'image/gif': { extension: 'gif', encode: (image) => image.gif() },
  'image/webp': { extension: 'webp', encode: (image) => image.webp({ quality }) },
};

/**
 * Checks an uploaded file. Images are re-encoded, which removes hidden data and the location
 * where a photograph was taken.
 */
export async function acceptFile(file: Uint8Array): Promise<AcceptedFile | RefusedFile> {
  if (file.length > largestUpload) return { refused: `it is larger than ${largestUpload / 1_000_000} MB` };
  const mimeType = (await fileTypeFromBuffer(file))?.mime;
  if (mimeType === 'application/pdf') {
    return { bytes: Buffer.from(file), mimeType, extension: 'pdf', width: null, height: null };
  }
  const image = mimeType === undefined ? undefined : images[mimeType];
  if (image && mimeType !== undefined) return acceptImage(file, mimeType, image);
  if (looksLikeSvg(file)) return { refused: 'an SVG can carry scripts; save it as PNG' };
  return { refused: 'only JPEG, PNG, WebP, GIF and PDF are accepted' };
}

async function acceptImage(
  file: Uint8Array,
  mimeType: string,
  { extension, encode }: ImageKind,
): Promise<AcceptedFile | RefusedFile> {
  // Loaded with the first upload: the CMS starts without it, and most installations upload nothing.
  const { default: sharp } = await import('sharp');
  try {
    const { width, height, pages = 1 } = await sharp(file, { limitInputPixels: false }).metadata();
    const pixels = width * height * pages;
    const millions = (count: number) => Math.ceil(count / 1_000_000);
    if (pixels > mostPixels)
      return { refused: `it has ${millions(pixels)} million pixels, and ${millions(mostPixels)} million are accepted` };
    const options = { limitInputPixels: mostPixels, failOn: 'error' } as const;
    // Frames cannot be rotated, and cameras make none.
    const image = pages > 1 ? sharp(file, { ...options, animated: true }) : sharp(file, options).autoOrient();
    const { data, info } = await encode(image.keepIccProfile()).toBuffer({ resolveWithObject: true });
    return { bytes: data, mimeType, extension, width: info.width, height: info.pageHeight ?? info.height };
  } catch {
    return { refused: 'it is damaged, or its dimensions are not supported' };
  }
}

function looksLikeSvg(file: Uint8Array): boolean {
  return /<svg[\s>]/i.test(Buffer.from(file.subarray(0, 4_096)).toString('latin1'));
}
