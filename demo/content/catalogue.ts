/** The demo catalogue: products, the pages that show them, and the menus that lead there. */
import type { SeedMenuItem, SeedPage } from '@headwater/cms/starting-content/model.ts';
import { categoryPages } from './category-pages.ts';
import { homePage } from './home-page.ts';
import { menus } from './menus.ts';
import type { SeedProduct } from './product-model.ts';
import { productPage } from './product-pages.ts';
import { boosterSets } from './products/booster-set.ts';
import { dewateringPumps } from './products/dewatering.ts';
import { grinderPumps } from './products/grinder.ts';
import { liftStations } from './products/lift-station.ts';
import { selfPrimingPumps } from './products/self-priming.ts';
import { slurryPumps } from './products/slurry.ts';
import { splitCasePumps } from './products/split-case.ts';
import { submersibleNonClogPumps } from './products/submersible-non-clog.ts';
import { verticalTurbines } from './products/vertical-turbine.ts';
import { replacementPartsPage } from './replacement-parts-page.ts';

const products: readonly SeedProduct[] = [
  ...submersibleNonClogPumps,
  ...grinderPumps,
  ...selfPrimingPumps,
  ...liftStations,
  ...verticalTurbines,
  ...splitCasePumps,
  ...boosterSets,
  ...slurryPumps,
  ...dewateringPumps,
];

/** Parents come before their children. */
const pages: readonly SeedPage[] = [
  homePage,
  ...categoryPages(products),
  ...products.map(productPage),
  replacementPartsPage,
];

export const catalogue: {
  products: readonly SeedProduct[];
  pages: readonly SeedPage[];
  menus: Readonly<Record<'primary' | 'footer', readonly SeedMenuItem[]>>;
} = { products, pages, menus };
