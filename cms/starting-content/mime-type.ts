import { extname } from 'node:path';

/** The file types of a catalogue's media. */
const mimeTypes: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};

/** @throws Error for a file name with another extension. */
export function mimeTypeOf(file: string): string {
  const type = mimeTypes[extname(file)];
  if (!type)
    throw new Error(`The catalogue lists "${file}", but media may only be ${Object.keys(mimeTypes).join(', ')}.`);
  return type;
}
