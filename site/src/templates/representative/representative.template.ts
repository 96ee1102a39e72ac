import { pageHead } from '../../seo/head.ts';
import { byDatabaseId, defineTemplate } from '../define-template.ts';
import { GetRepresentative } from './representative.query.ts';

export const representative = defineTemplate({
  query: GetRepresentative,
  variables: byDatabaseId,
  node: (data) => data.representative,
  head: ({ node, site, seed }) =>
    pageHead({ site, title: node.name ?? node.title, seo: node.seo, path: node.uri ?? seed.uri }),
});
