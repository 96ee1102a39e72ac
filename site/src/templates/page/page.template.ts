import { byDatabaseId, defineTemplate, titledHead } from '../define-template.ts';
import { GetPage } from './page.query.ts';

export const page = defineTemplate({
  query: GetPage,
  variables: byDatabaseId,
  node: (data) => data.page,
  head: titledHead,
});
