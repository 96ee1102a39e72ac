import { smallCatalogue } from '../testing/small-catalogue.ts';
import type { SeedCatalogue } from './catalogue-of-seed.ts';

/** The demo site, put together from the parts that write it. */
export const demoCatalogue: SeedCatalogue = await load();

async function load(): Promise<SeedCatalogue> {
  try {
    const { catalogue } = await import('./catalogue/catalogue.ts');
    const { stories } = await import('./stories/stories.ts');
    const { productImages } = await import('./illustrations/product-images.ts');
    return {
      ...smallCatalogue,
      ...stories,
      title: 'Alder Creek Pump Works',
      description: 'Pumps cast, machined and tested in Duluth, Minnesota, since 1921',
      frontPage: '/',
      postsPage: '/news/',
      pages: [...catalogue.pages, ...stories.pages],
      menus: catalogue.menus,
      images: catalogue.products.flatMap(productImages),
      documents: [],
    };
  } catch {
    return smallCatalogue;
  }
}
