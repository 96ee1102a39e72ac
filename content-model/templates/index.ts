/**
 * Every page template that editors can choose, one line each, exported under the label that WordPress shows and returns.
 */
export { productMainCategory as 'Product Main Category' } from './product-main-category.ts';
export { productReplacementParts as 'Product Replacement Parts' } from './product-replacement-parts.ts';
export { productSubcategory as 'Product Subcategory' } from './product-subcategory.ts';
export { singleProduct as 'Single Product' } from './single-product.ts';
export {
  blank as Blank,
  pageWithLargeHeader as 'Page With Large Header',
  pageWithoutSeparators as 'Page Without Separators',
  singlePostWithoutSeparators as 'Single Post Without Separators',
} from './variants.ts';
