import { join } from 'node:path';
import { mediaFolder } from '../media-library.ts';
import type { SeedProduct } from './product-model.ts';

/** What a product's clip and the picture of its first frame are called, without their extensions. */
export function clipName({ slug }: Pick<SeedProduct, 'slug'>): string {
  return `${slug}-test-run`;
}

/** Full path of a product's clip. */
export function clipFile(product: Pick<SeedProduct, 'slug'>): string {
  return join(mediaFolder, `${clipName(product)}.mp4`);
}
