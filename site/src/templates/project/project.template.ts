import { cursorAfter } from '../../content/cursor.ts';
import { nodeHead } from '../../seo/node-head.ts';
import { byDatabaseId, defineTemplate } from '../define-template.ts';
import { listCrumbs, trailOf } from '../list-trail.ts';
import { nodePath } from '../node-path.ts';
import { GetProject } from './project.query.ts';
import { Project } from './project.tsx';

export const project = defineTemplate({
  Component: Project,
  query: GetProject,
  variables: (seed, request) => ({
    ...byDatabaseId(seed, request),
    after: seed.databaseId ? cursorAfter(seed.databaseId) : null,
  }),
  node: (data) => data.project,
  head: ({ node, site, seed }) =>
    nodeHead({
      node,
      site,
      title: node.projectTitle ?? node.title,
      path: nodePath(node, seed),
      trail: trailOf(listCrumbs(seed.list)),
    }),
});
