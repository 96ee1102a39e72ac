import type { PagePath, SeedPage } from '@headwater/cms/starting-content/model.ts';
import {
  type MainCategory,
  mainCategories,
  mainCategoryPath,
  productsPath,
  type SubCategory,
  subCategories,
  subCategoryPath,
} from './categories.ts';
import { productImageKey, type SeedProduct } from './product-model.ts';
import { productPath } from './product-pages.ts';

const productsPage: SeedPage = {
  slug: 'products',
  path: productsPath,
  title: 'Products',
  template: 'Product Main Category',
  featuredImage: 'scene/machine-shop',
  content: `<p>Nine lines of pumps from one works. All are cast, machined, assembled and tested in Duluth, and for all of them we keep parts.</p>
<p>Each page gives the figures in both systems, the materials, the drawings, and the brochure, data sheet and manual as PDF. If you know your duty and not the pump, <a href="/quote/">send us flow and head</a> and we pick it with you. For parts of a pump you already have, see <a href="/replacement-parts/">replacement parts</a>.</p>`,
  seo: {
    metaDesc: 'Pumps for wastewater, water supply, industry and mining, made and tested in Duluth, Minnesota.',
  },
  groups: {
    genericPageFields: { genericTeaserDescription: 'Nine lines of pumps for wastewater, water supply and industry.' },
    productMainCategory: {
      description: '<p>Start with the water: dirty, clean, or full of rock.</p>',
      relatedSubCategories: { pages: mainCategories.map(({ slug }) => mainCategoryPath(slug)) },
    },
  },
};

function mainCategoryPage({ slug, title, teaser, description, content, featuredImage }: MainCategory): SeedPage {
  const children = subCategories.filter(({ main }) => main === slug);
  return {
    slug,
    path: mainCategoryPath(slug),
    title,
    template: 'Product Main Category',
    content,
    featuredImage,
    seo: { metaDesc: teaser },
    groups: {
      genericPageFields: { genericTeaserDescription: teaser },
      productMainCategory: { description, relatedSubCategories: { pages: children.map(subCategoryPath) } },
    },
  };
}

function subCategoryPage(subCategory: SubCategory, products: readonly SeedProduct[]): SeedPage {
  const related = products.filter(({ family }) => family === subCategory.family);
  const pictured = related.find(({ images }) => images.includes('exterior'));
  const pages: readonly PagePath[] = related.map(productPath);
  return {
    slug: subCategory.family,
    path: subCategoryPath(subCategory),
    title: subCategory.title,
    template: 'Product Subcategory',
    content: subCategory.content,
    ...(pictured ? { featuredImage: productImageKey(pictured, 'exterior') } : {}),
    seo: { metaDesc: subCategory.teaser },
    groups: { productSubCategory: { teaserDescription: subCategory.teaser, relatedProducts: { pages } } },
  };
}

/** The product tree above the products: `/products/`, three main categories, nine lines. Parents come first. */
export function categoryPages(products: readonly SeedProduct[]): readonly SeedPage[] {
  return [
    productsPage,
    ...mainCategories.map(mainCategoryPage),
    ...subCategories.map((subCategory) => subCategoryPage(subCategory, products)),
  ];
}
