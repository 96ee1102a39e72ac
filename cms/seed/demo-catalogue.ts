import { existsSync } from 'node:fs';
import { catalogue } from './catalogue/catalogue.ts';
import type { SeedCatalogue } from './catalogue-of-seed.ts';
import { forms } from './forms/forms.ts';
import { polygonCoordinates } from './geography/polygon-coordinates.ts';
import { iconImages } from './illustrations/icons/icon-images.ts';
import { logoImages } from './illustrations/logos/logo-images.ts';
import { productImages } from './illustrations/product-images.ts';
import { sceneImages } from './illustrations/scenes/scene-images.ts';
import type { SeedDocument, SeedProduct } from './model.ts';
import { stories } from './stories/stories.ts';

interface Documents {
  productDocuments?: (product: SeedProduct) => readonly SeedDocument[];
}

/** Documents are written apart; without them products offer nothing to download. */
async function documents(): Promise<Documents> {
  const address = new URL('documents/product-documents.ts', import.meta.url);
  return existsSync(address) ? ((await import(address.href)) as Documents) : {};
}

const { productDocuments = () => [] } = await documents();

/** The demo site, put together from the parts that write it. */
export const demoCatalogue: SeedCatalogue = {
  ...stories,
  title: 'Alder Creek Pump Works',
  description: 'Pumps cast, machined and tested in Duluth since 1921',
  frontPage: '/',
  postsPage: '/news/',
  pages: [...catalogue.pages, ...stories.pages],
  menus: catalogue.menus,
  images: [...catalogue.products.flatMap(productImages), ...sceneImages, ...logoImages, ...iconImages],
  forms,
  documents: catalogue.products.flatMap(productDocuments),
  polygonCoordinates: (regions) => polygonCoordinates({ regions }),
};
