import type { ResultOf } from '../../cms-client/graphql.ts';
import { siteConfig } from '../../config/site.config.ts';
import { nodeUri } from '../../routing/node-uri.ts';
import type { SeedNode } from '../../routing/seed-node.ts';
import { pageHead } from '../../seo/head.ts';
import { defineTemplate, templateQuery } from '../define-template.ts';
import { GetCategoryPage } from './archive.query.ts';
import { type ArchiveNode, archiveDescription, archiveTitle, readArchive } from './archive-node.ts';
import { askPostsPageTitle } from './posts-page.ts';
import { askStickyPosts, type Entry } from './sticky-posts.ts';
import { askTopics, type Topics } from './topics.ts';

/** Whether the listing is the one of projects, which has a page length of its own. */
export function listsProjects({ __typename, name }: Pick<SeedNode, '__typename' | 'name'>): boolean {
  return __typename === 'ContentType' && name === 'project';
}

/** What the template is given: the list, and on the page of posts its title, the categories of posts and those that come first. */
export type ArchiveData = [
  listing: ResultOf<typeof GetCategoryPage>,
  postsPageTitle: string | undefined,
  topics: Topics,
  sticky: readonly Entry[],
];

export const archive = defineTemplate<ArchiveData, ArchiveNode>({
  queries: [
    templateQuery(GetCategoryPage, (seed, { after }) => ({
      uri: nodeUri(seed.uri ?? '/'),
      first: listsProjects(seed) ? siteConfig.projectsPerPage : siteConfig.postsPerPage,
      after: after ?? null,
    })),
    askPostsPageTitle,
    askTopics,
    askStickyPosts,
  ],
  node: ([listing]) => readArchive(listing.nodeByUri),
  head: ({ data: [, postsPageTitle], node, site, seed, request }) =>
    pageHead({
      site,
      title: `${postsPageTitle ?? archiveTitle(node)}${request.after ? ', continued' : ''}`,
      summary: archiveDescription(node),
      path: seed.uri,
    }),
});
