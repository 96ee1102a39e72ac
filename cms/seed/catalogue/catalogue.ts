/** The demo catalogue: products, the pages that show them, and the menus that lead there. */
import type { SeedMenuItem, SeedPage, SeedProduct } from '../model.ts';
import { categoryPages } from './category-pages.ts';
import { homePage } from './home-page.ts';
import { menus } from './menus.ts';
import { productPage } from './product-pages.ts';
import { submersibleNonClogPumps } from './products/submersible-non-clog.ts';
import { replacementPartsPage } from './replacement-parts-page.ts';

const products: readonly SeedProduct[] = [...submersibleNonClogPumps];

/** Parents come before their children. */
const pages: readonly SeedPage[] = [
  homePage,
  ...categoryPages(products),
  ...products.map((product) => productPage(product)),
  replacementPartsPage,
];

export const catalogue: {
  products: readonly SeedProduct[];
  pages: readonly SeedPage[];
  menus: Readonly<Record<'primary' | 'footer', readonly SeedMenuItem[]>>;
} = { products, pages, menus };
