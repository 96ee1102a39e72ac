import { byDatabaseId, defineTemplate, titledHead } from '../define-template.ts';
import { GetProductMainCategory } from './product-main-category.query.ts';
import { ProductMainCategory } from './product-main-category.tsx';

export const productMainCategory = defineTemplate({
  Component: ProductMainCategory,
  query: GetProductMainCategory,
  variables: byDatabaseId,
  node: (data) => data.page,
  head: titledHead,
});
