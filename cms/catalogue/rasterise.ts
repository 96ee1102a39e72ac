import { extname } from 'node:path';
import sharp from 'sharp';
import type { SeedImage } from './model.ts';

/** Two images are made at once, so each may use one core; none is made twice, so none is remembered. */
sharp.concurrency(1);
sharp.cache(false);

const largestJpeg = 220_000;

/** The finished file of a drawing, in the format that its name asks for. */
export async function rasterise(
  { file, width, height }: Pick<SeedImage, 'file' | 'width' | 'height'>,
  svg: string,
): Promise<Buffer> {
  if (extname(file) === '.svg') return Buffer.from(svg);
  const image = sharp(Buffer.from(svg)).resize(width, height, { fit: 'fill' });
  if (extname(file) === '.png') return image.png().toBuffer();

  const flat = image.flatten({ background: '#ffffff' });
  const jpeg = await flat.clone().jpeg({ quality: 80 }).toBuffer();
  // The slower encoder only where the fast one's file is too large.
  return jpeg.length <= largestJpeg ? jpeg : flat.jpeg({ quality: 72, mozjpeg: true }).toBuffer();
}
