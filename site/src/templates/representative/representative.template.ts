import { nodeHead } from '../../seo/node-head.ts';
import { byDatabaseId, defineTemplate } from '../define-template.ts';
import { GetRepresentative } from './representative.query.ts';

export const representative = defineTemplate({
  query: GetRepresentative,
  variables: byDatabaseId,
  node: (data) => data.representative,
  head: ({ node, site, seed }) => nodeHead({ node, site, title: node.name ?? node.title, path: node.uri ?? seed.uri }),
});
