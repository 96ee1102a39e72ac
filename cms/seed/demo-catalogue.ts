import { existsSync } from 'node:fs';
import { catalogue } from './catalogue/catalogue.ts';
import type { SeedCatalogue } from './catalogue-of-seed.ts';
import { polygonCoordinates } from './geography/polygon-coordinates.ts';
import { productImages } from './illustrations/product-images.ts';
import type { SeedDocument, SeedImage, SeedProduct } from './model.ts';
import { stories } from './stories/stories.ts';

interface Parts {
  sceneImages?: readonly SeedImage[];
  logoImages?: readonly SeedImage[];
  iconImages?: readonly SeedImage[];
  productDocuments?: (product: SeedProduct) => readonly SeedDocument[];
}

/** The parts of the demo that are drawn apart; one that is not there leaves its pictures out. */
async function part(file: string): Promise<Parts> {
  const address = new URL(file, import.meta.url);
  return existsSync(address) ? ((await import(address.href)) as Parts) : {};
}

const { sceneImages = [] } = await part('illustrations/scenes/scene-images.ts');
const { logoImages = [] } = await part('illustrations/logos/logo-images.ts');
const { iconImages = [] } = await part('illustrations/icons/icon-images.ts');
const { productDocuments = () => [] } = await part('documents/product-documents.ts');

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
  documents: catalogue.products.flatMap(productDocuments),
  polygonCoordinates: (regions) => polygonCoordinates({ regions }),
};
