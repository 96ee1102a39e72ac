import { byDatabaseId, defineTemplate } from '../define-template.ts';
import { seriesHead } from '../series-head.ts';
import { GetProductSubCategory } from './product-sub-category.query.ts';
import { ProductSubCategory } from './product-sub-category.tsx';

export const productSubCategory = defineTemplate({
  Component: ProductSubCategory,
  query: GetProductSubCategory,
  variables: byDatabaseId,
  node: (data) => data.page,
  head: seriesHead,
});
