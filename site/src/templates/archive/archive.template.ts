import type { ResultOf } from '../../cms-client/graphql.ts';
import { siteConfig } from '../../config/site.config.ts';
import { nodeUri } from '../../routing/node-uri.ts';
import type { SeedNode } from '../../routing/seed-node.ts';
import { pageHead } from '../../seo/head.ts';
import { defineTemplate, templateQuery } from '../define-template.ts';
import { GetCategoryPage } from './archive.query.ts';
import { type ArchiveNode, archiveTitle, readArchive } from './archive-node.ts';
import { askPostsPageTitle } from './posts-page.ts';

/** Whether the listing is the one of projects, which has a page length of its own. */
export function listsProjects({ __typename, name }: Pick<SeedNode, '__typename' | 'name'>): boolean {
  return __typename === 'ContentType' && name === 'project';
}

/** What the template is given: the list, and the title of the page of posts when it is that page. */
export type ArchiveData = [listing: ResultOf<typeof GetCategoryPage>, postsPageTitle: string | undefined];

export const archive = defineTemplate<ArchiveData, ArchiveNode>({
  queries: [
    templateQuery(GetCategoryPage, (seed, { after }) => ({
      uri: nodeUri(seed.uri ?? '/'),
      first: listsProjects(seed) ? siteConfig.projectsPerPage : siteConfig.postsPerPage,
      after: after ?? null,
    })),
    askPostsPageTitle,
  ],
  node: ([listing]) => readArchive(listing.nodeByUri),
  head: ({ data: [, postsPageTitle], node, site, seed }) =>
    pageHead({ site, title: postsPageTitle ?? archiveTitle(node), path: seed.uri }),
});
