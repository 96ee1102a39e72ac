import {
  type MediaKey,
  type PagePath,
  productDocumentKey,
  productImageKey,
  type SeedGroups,
  type SeedPage,
  type SeedProduct,
} from '../model.ts';
import { type SubCategory, subCategories, subCategoryPath } from './categories.ts';
import { productContent } from './product-content.ts';
import { chosenFeaturedImages } from './products/awkward.ts';

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
  const { teaser, description, features, applications, markets, videoId, partsBreakoutText } = product;
  const texts = { teaserDescription: teaser, description, features, applications, markets, videoId, partsBreakoutText };
  return {
    ...Object.fromEntries(Object.entries(texts).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]]))),
    imageGallery: { gallery: product.images.map((view) => productImageKey(product, view)) },
    ...(product.callouts ? { partsBreakoutImage: { media: productImageKey(product, 'parts') } } : {}),
    ...Object.fromEntries(product.documents.map((kind) => [kind, { media: productDocumentKey(product, kind) }])),
  };
}

/** What an editor chose to show for a product: a drawing of it, something else, or nothing. */
function featuredImageOf(product: SeedProduct): MediaKey | undefined {
  if (product.slug in chosenFeaturedImages) return chosenFeaturedImages[product.slug] ?? undefined;
  return product.images.includes('exterior') ? productImageKey(product, 'exterior') : undefined;
}

/** The page of one product. */
export function productPage(product: SeedProduct): SeedPage {
  const content = productContent(product, subCategoryPath(subCategoryOf(product)));
  const featuredImage = featuredImageOf(product);
  return {
    slug: product.slug,
    path: productPath(product),
    title: product.title,
    template: 'Single Product',
    ...(content === undefined ? {} : { content }),
    ...(featuredImage === undefined ? {} : { featuredImage }),
    ...(product.teaser === undefined ? {} : { seo: { metaDesc: product.teaser } }),
    groups: { singleProduct: singleProductFields(product) },
  };
}
