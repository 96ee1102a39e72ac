import { byDatabaseId, defineTemplate, titledHead } from '../define-template.ts';
import ProductMainCategory from './product-main-category.astro';
import { GetProductMainCategory } from './product-main-category.query.ts';

export const productMainCategory = defineTemplate({
  Component: ProductMainCategory,
  query: GetProductMainCategory,
  variables: byDatabaseId,
  node: (data) => data.page,
  head: titledHead,
});
