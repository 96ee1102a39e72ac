import { byDatabaseId, defineTemplate, titledHead } from '../define-template.ts';
import { GetSingleProduct } from './product.query.ts';

export const product = defineTemplate({
  query: GetSingleProduct,
  variables: byDatabaseId,
  node: (data) => data.page,
  head: titledHead,
});
