import { pageHead } from '../../seo/head.ts';
import { byDatabaseId, defineTemplate } from '../define-template.ts';
import { GetProject } from './project.query.ts';

export const project = defineTemplate({
  query: GetProject,
  variables: byDatabaseId,
  node: (data) => data.project,
  head: ({ node, site, seed }) =>
    pageHead({ site, title: node.projectTitle ?? node.title, seo: node.seo, path: node.uri ?? seed.uri }),
});
