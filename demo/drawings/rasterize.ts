import { extname } from 'node:path';
import sharp from 'sharp';
import type { DrawnImage } from './media-sources.ts';

/** Two images are rendered at once, so each may use one core; none is rendered twice, so none is cached. */
sharp.concurrency(1);
sharp.cache(false);

/**
 * The finished file of a drawing, in the format that its name asks for. PNG with a palette: flat colors and fine lines
 * are half the size of a JPEG and stay sharp.
 */
export async function rasterize(
  { file, width, height }: Pick<DrawnImage, 'file' | 'width' | 'height'>,
  svg: string,
): Promise<Buffer> {
  if (extname(file) === '.svg') return Buffer.from(svg);
  const image = sharp(Buffer.from(svg)).resize(width, height, { fit: 'fill' });
  if (extname(file) === '.jpg')
    return image.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
  return image.png({ palette: true, quality: 90, dither: 0, effort: 8, compressionLevel: 9 }).toBuffer();
}
