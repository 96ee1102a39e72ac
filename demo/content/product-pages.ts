import type { PagePath, SeedGroups, SeedPage } from '@headwater/cms/starting-content/model.ts';
import { type SubCategory, subCategories, subCategoryPath } from './categories.ts';
import { productContent } from './product-content.ts';
import { productClipKey, productDocumentKey, productImageKey, type SeedProduct } from './product-model.ts';

function subCategoryOf({ code, family }: SeedProduct): SubCategory {
  const subCategory = subCategories.find((candidate) => candidate.family === family);
  if (!subCategory) throw new Error(`Product ${code} belongs to the family ${family}, which has no page.`);
  return subCategory;
}

/** Address of a product, below its line. */
export function productPath(product: SeedProduct): PagePath {
  return `${subCategoryPath(subCategoryOf(product))}${product.slug}/`;
}

/** Fields that nobody filled in are left out, as in a database where they were never saved. */
function singleProductFields(product: SeedProduct): SeedGroups[string] {
  const { teaser, description, features, applications, markets, partsBreakoutText } = product;
  const texts = { teaserDescription: teaser, description, features, applications, markets, partsBreakoutText };
  return {
    ...Object.fromEntries(Object.entries(texts).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]]))),
    ...(product.isFilmed ? { videoId: { mediaUrl: productClipKey(product) } } : {}),
    imageGallery: { gallery: product.images.map((view) => productImageKey(product, view)) },
    ...(product.callouts ? { partsBreakoutImage: { media: productImageKey(product, 'parts') } } : {}),
    ...Object.fromEntries(product.documents.map((kind) => [kind, { media: productDocumentKey(product, kind) }])),
  };
}

/** The page of one product. */
export function productPage(product: SeedProduct): SeedPage {
  const content = productContent(product, subCategoryPath(subCategoryOf(product)));
  return {
    slug: product.slug,
    path: productPath(product),
    title: product.title,
    template: 'Single Product',
    ...(content === undefined ? {} : { content }),
    featuredImage: productImageKey(product, 'exterior'),
    ...(product.teaser === undefined ? {} : { seo: { metaDesc: product.teaser } }),
    groups: { singleProduct: singleProductFields(product) },
  };
}
