/** The clips of the products that were filmed: files made once by `render-clips.ts`, and the pictures they begin with. */
import { readFile } from 'node:fs/promises';
import type { SeedDocument, SeedImage } from '@headwater/cms/catalogue/model.ts';
import { productClipKey, type SeedProduct } from '../../content/product-model.ts';
import { clipSize, testRunFrame } from './test-run.ts';

/** Raised when the clips are rendered anew. */
const edition = '1';

function nameOf({ slug }: SeedProduct): string {
  return `${slug}-test-run`;
}

/** Where a product's clip lies in the tree. */
export function clipFile(product: SeedProduct): URL {
  return new URL(`../../clips/${nameOf(product)}.mp4`, import.meta.url);
}

/** A product's clip, as an MP4 file. */
export function productClips(product: SeedProduct): SeedDocument[] {
  if (!product.isFilmed) return [];
  return [
    {
      key: productClipKey(product),
      file: `${nameOf(product)}.mp4`,
      title: `${product.code} on the test stand`,
      version: edition,
      write: () => readFile(clipFile(product)),
    },
  ];
}

/** The first frame of a product's clip, under the clip's own name, where players look for it. */
export function clipImages(product: SeedProduct): SeedImage[] {
  if (!product.isFilmed) return [];
  return [
    {
      key: `${productClipKey(product)}/first-frame`,
      file: `${nameOf(product)}.jpg`,
      alt: `Impeller and performance curve of the ${product.code}, as the clip from the test stand begins`,
      ...clipSize,
      draw: () => testRunFrame(product, 0),
    },
  ];
}
