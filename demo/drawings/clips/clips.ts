/** The clips of the products that were filmed: files rendered by `render-clips.ts`, and the pictures they begin with. */
import type { SeedDocument } from '@headwater/cms/starting-content/model.ts';
import { clipName } from '../../content/clips.ts';
import { productClipKey, type SeedProduct } from '../../content/product-model.ts';
import type { DrawnImage } from '../media-sources.ts';
import { clipSize, testRunFrame } from './test-run.ts';

/** A product's clip, as an MP4 file. */
export function productClips(product: SeedProduct): SeedDocument[] {
  if (!product.isFilmed) return [];
  const file = `${clipName(product)}.mp4`;
  return [{ key: productClipKey(product), file, title: `${product.code} on the test stand` }];
}

/** The first frame of a product's clip, under the clip's own name, where players look for it. */
export function clipImages(product: SeedProduct): DrawnImage[] {
  if (!product.isFilmed) return [];
  return [
    {
      key: `${productClipKey(product)}/first-frame`,
      file: `${clipName(product)}.jpg`,
      alt: `Impeller and performance curve of the ${product.code}, as the clip from the test stand begins`,
      ...clipSize,
      draw: () => testRunFrame(product, 0),
    },
  ];
}
