import { fileTypeFromBuffer } from 'file-type';
import type { Sharp } from 'sharp';

/** A file that may enter the library: its type found out from its bytes, never from its name. */
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

/** Bytes of the largest file. */
export const largestUpload = 12_000_000;
/** Pixels of the largest image; a small file can claim to be a very large picture. */
const mostPixels = 60_000_000;
const quality = 90;

type Encoder = (image: Sharp) => Sharp;

const images: Readonly<Record<string, { extension: string; encode: Encoder }>> = {
  'image/jpeg': { extension: 'jpg', encode: (image) => image.jpeg({ quality, mozjpeg: true }) },
  'image/png': { extension: 'png', encode: (image) => image.png() },
  'image/webp': { extension: 'webp', encode: (image) => image.webp({ quality }) },
};

/**
 * Reads an uploaded file. Images are encoded anew: what was hidden behind the picture
 * is gone, and so is the place where a photograph was taken.
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
  return { refused: 'only JPEG, PNG, WebP and PDF are taken' };
}

async function acceptImage(
  file: Uint8Array,
  mimeType: string,
  { extension, encode }: { extension: string; encode: Encoder },
): Promise<AcceptedFile | RefusedFile> {
  // Loaded with the first upload: the CMS starts without it, and most installations upload nothing.
  const { default: sharp } = await import('sharp');
  try {
    const image = sharp(file, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient();
    const { data, info } = await encode(image.keepIccProfile()).toBuffer({ resolveWithObject: true });
    return { bytes: data, mimeType, extension, width: info.width, height: info.height };
  } catch {
    return { refused: 'it is damaged, or no picture of a size that can be shown' };
  }
}

function looksLikeSvg(file: Uint8Array): boolean {
  return /<svg[\s>]/i.test(Buffer.from(file.subarray(0, 4_096)).toString('latin1'));
}
