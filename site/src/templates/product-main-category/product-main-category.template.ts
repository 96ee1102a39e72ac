import { byDatabaseId, defineTemplate, titledHead } from '../define-template.ts';
import { GetProductMainCategory } from './product-main-category.query.ts';

export const productMainCategory = defineTemplate({
  query: GetProductMainCategory,
  variables: byDatabaseId,
  node: (data) => data.page,
  head: titledHead,
});
