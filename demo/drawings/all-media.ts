import type { SeedDocument } from '@headwater/cms/starting-content/model.ts';
import { catalogue } from '../content/catalogue.ts';
import { reissuedManuals } from '../content/reissued-manuals.ts';
import { clipImages, productClips } from './clips/clips.ts';
import { earlierManual, productDocuments } from './documents/product-documents.ts';
import { iconImages } from './illustrations/icons/icon-images.ts';
import { logoImages } from './illustrations/logos/logo-images.ts';
import { productImages } from './illustrations/product-images.ts';
import { sceneImages } from './illustrations/scenes/scene-images.ts';
import type { DrawnImage, WrittenDocument } from './media-sources.ts';

/** Every picture of the demo, in the order in which the media library lists them. */
export const drawnImages: readonly DrawnImage[] = [
  ...catalogue.products.flatMap(productImages),
  ...catalogue.products.flatMap(clipImages),
  ...sceneImages,
  ...logoImages,
  ...iconImages,
];

/** Every PDF of the demo. */
export const writtenDocuments: readonly WrittenDocument[] = [
  ...catalogue.products.flatMap(productDocuments),
  ...reissuedManuals.map(earlierManual),
];

/** Every clip of the demo, which `clips/render-clips.ts` renders. */
export const filmedClips: readonly SeedDocument[] = catalogue.products.flatMap(productClips);
