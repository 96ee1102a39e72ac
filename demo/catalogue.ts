import type { SeedCatalogue } from '@headwater/cms/catalogue/catalogue.ts';
import { catalogue as content } from './content/catalogue.ts';
import { clipImages, productClips } from './drawings/clips/clips.ts';
import { productDocuments } from './drawings/documents/product-documents.ts';
import { iconImages } from './drawings/illustrations/icons/icon-images.ts';
import { logoImages } from './drawings/illustrations/logos/logo-images.ts';
import { productImages } from './drawings/illustrations/product-images.ts';
import { sceneImages } from './drawings/illustrations/scenes/scene-images.ts';
import { forms } from './forms/forms.ts';
import { polygonCoordinates } from './geography/polygon-coordinates.ts';
import { stories } from './stories/stories.ts';

/** The demo site, put together from the parts that write it. */
export const catalogue: SeedCatalogue = {
  ...stories,
  title: 'Alder Creek Pump Works',
  description: 'Pumps cast, machined and tested in Duluth since 1921',
  frontPage: '/',
  postsPage: '/news/',
  pages: [...content.pages, ...stories.pages],
  menus: content.menus,
  images: [
    ...content.products.flatMap(productImages),
    ...content.products.flatMap(clipImages),
    ...sceneImages,
    ...logoImages,
    ...iconImages,
  ],
  forms,
  documents: [...content.products.flatMap(productDocuments), ...content.products.flatMap(productClips)],
  polygonCoordinates: (regions) => polygonCoordinates({ regions }),
};
