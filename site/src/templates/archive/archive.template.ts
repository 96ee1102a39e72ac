import { siteConfig } from '../../config/site.config.ts';
import type { SeedNode } from '../../routing/seed-node.ts';
import { pageHead } from '../../seo/head.ts';
import { defineTemplate } from '../define-template.ts';
import { GetCategoryPage } from './archive.query.ts';
import { archiveTitle, readArchive } from './archive-node.ts';

/** Whether the listing is the one of projects, which has a page length of its own. */
export function listsProjects({ __typename, name }: Pick<SeedNode, '__typename' | 'name'>): boolean {
  return __typename === 'ContentType' && name === 'project';
}

export const archive = defineTemplate({
  query: GetCategoryPage,
  variables: (seed, { after }) => ({
    uri: seed.uri ?? '/',
    first: listsProjects(seed) ? siteConfig.projectsPerPage : siteConfig.postsPerPage,
    after: after ?? null,
  }),
  node: (data) => readArchive(data.nodeByUri),
  head: ({ node, site, seed }) => pageHead({ site, title: archiveTitle(node), path: seed.uri }),
});
