import type { SeedContent } from '@headwater/cms/starting-content/model.ts';
import { catalogue } from './catalogue.ts';
import { earlierManualKey, productDocumentKey, type SeedProduct } from './product-model.ts';
import { productPath } from './product-pages.ts';

/** The products whose manuals have a second issue: the first of each family, and one more. */
export const reissuedManuals: readonly SeedProduct[] = catalogue.products.filter(
  (_product, index) => index % 4 === 0 || index === 1,
);

/** These manuals as papers with both issues. All others hang on their products. */
export const reissuedPapers: readonly SeedContent<'headwater_document'>[] = reissuedManuals.map((product) => ({
  slug: `${product.slug}-manual`,
  title: `${product.code} manual`,
  fields: {
    number: `IOM-${product.code.replace('-', '')}`,
    kind: 'manual',
    products: { pages: [productPath(product)] },
    files: [
      { file: { media: earlierManualKey(product) }, language: 'en', revision: 'A', date: '2024-03-05' },
      {
        file: { media: productDocumentKey(product, 'manual') },
        language: 'en',
        revision: 'B',
        date: '2026-01-05',
        note: 'Shows how the pump is set up.',
      },
    ],
  },
}));
