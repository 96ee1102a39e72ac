/** Draws the mark for phones, bookmarks and shared links: every picture of it is made of `favicon.svg`. */
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';

interface Icon {
  file: string;
  width: number;
  height: number;
  /** Height of the mark, in pixels. */
  mark: number;
}

const icons: readonly Icon[] = [
  { file: 'icon-192.png', width: 192, height: 192, mark: 152 },
  { file: 'icon-512.png', width: 512, height: 512, mark: 408 },
  { file: 'apple-touch-icon.png', width: 180, height: 180, mark: 144 },
  { file: 'share.png', width: 1200, height: 630, mark: 400 },
];

/** The brand's folder: this one, or the one that is named. */
const brand = resolve(process.argv[2] ?? import.meta.dirname);
const { browserColors } = (await import(
  pathToFileURL(join(brand, 'browser-colors.ts')).href
)) as typeof import('./browser-colors.ts');
const publicFolder = join(brand, 'public');
const drawing = await readFile(join(publicFolder, 'favicon.svg'));

for (const { file, width, height, mark } of icons) {
  const drawn = await sharp(drawing, { density: 300 }).resize({ height: mark, width: mark, fit: 'inside' }).toBuffer();
  // Phones cut their own corners, so these pictures are filled to the edge.
  await sharp({ create: { width, height, channels: 3, background: browserColors.background } })
    .composite([{ input: drawn, gravity: 'centre' }])
    .png({ compressionLevel: 9, palette: true, quality: 90 })
    .toFile(join(publicFolder, file));
}

/** Size of the picture for browsers and readers that request `/favicon.ico` whatever the page names, in pixels. */
const SMALL = 32;

/** A PNG in the wrapping of Windows icons: one entry of sixteen bytes, and the picture behind it. */
function icoOf(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(SMALL, 6);
  head.writeUInt8(SMALL, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const small = await sharp(drawing, { density: 300 })
  .resize({ height: SMALL, width: SMALL, fit: 'contain', background: '#0000' })
  .png({ compressionLevel: 9 })
  .toBuffer();
await writeFile(join(publicFolder, 'favicon.ico'), icoOf(small));
