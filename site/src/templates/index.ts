/**
 * The list of templates, one line each, under their names in WordPress's template hierarchy. `template-` precedes
 * the label of one that editors choose; a custom content type has its template under its slug.
 */
export { archive, archive as home } from './archive/archive.template.ts';
export { frontPage as 'front-page' } from './front-page/front-page.template.ts';
export {
  page,
  page as 'template-Blank',
  page as 'template-Page With Large Header',
  page as 'template-Page Without Separators',
} from './page/page.template.ts';
export { post as single, post as 'template-Single Post Without Separators' } from './post/post.template.ts';
export { product as 'template-Single Product' } from './product/product.template.ts';
export { productMainCategory as 'template-Product Main Category' } from './product-main-category/product-main-category.template.ts';
export { productSubCategory as 'template-Product Subcategory' } from './product-sub-category/product-sub-category.template.ts';
export { project } from './project/project.template.ts';
export { replacementParts as 'template-Product Replacement Parts' } from './replacement-parts/replacement-parts.template.ts';
export { representative } from './representative/representative.template.ts';
export { representatives as 'archive-representative' } from './representatives/representatives.template.ts';
