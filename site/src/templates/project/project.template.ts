import { nodeHead } from '../../seo/node-head.ts';
import { byDatabaseId, defineTemplate } from '../define-template.ts';
import { GetProject } from './project.query.ts';

export const project = defineTemplate({
  query: GetProject,
  variables: byDatabaseId,
  node: (data) => data.project,
  head: ({ node, site, seed }) =>
    nodeHead({ node, site, title: node.projectTitle ?? node.title, path: node.uri ?? seed.uri }),
});
