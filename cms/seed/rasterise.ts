import { extname } from 'node:path';
import sharp from 'sharp';
import type { SeedImage } from './model.ts';

/** Two images are made at once, so each may use one core. */
sharp.concurrency(1);

const largestJpeg = 220_000;

/** The finished file of a drawing, in the format that its name asks for. */
export async function rasterise({ file, width, height, draw }: SeedImage): Promise<Buffer> {
  const svg = Buffer.from(draw());
  if (extname(file) === '.svg') return svg;
  const image = sharp(svg).resize(width, height, { fit: 'fill' }).flatten({ background: '#ffffff' });
  if (extname(file) === '.png') return sharp(svg).resize(width, height, { fit: 'fill' }).png().toBuffer();

  const jpeg = await image.clone().jpeg({ quality: 80 }).toBuffer();
  // The slower encoder only where the fast one's file is too large.
  return jpeg.length <= largestJpeg ? jpeg : image.jpeg({ quality: 72, mozjpeg: true }).toBuffer();
}
