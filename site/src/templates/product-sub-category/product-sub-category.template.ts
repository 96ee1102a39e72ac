import { byDatabaseId, defineTemplate, titledHead } from '../define-template.ts';
import { GetProductSubCategory } from './product-sub-category.query.ts';

export const productSubCategory = defineTemplate({
  query: GetProductSubCategory,
  variables: byDatabaseId,
  node: (data) => data.page,
  head: titledHead,
});
