import * as texts from '@headwater/brand/texts.ts';
import type { ResultOf } from '../../cms-client/graphql.ts';
import { nodeUri } from '../../routing/node-uri.ts';
import { pageHead } from '../../seo/head.ts';
import { defineTemplate, templateQuery } from '../define-template.ts';
import Archive from './archive.astro';
import { GetCategoryPage } from './archive.query.ts';
import { type ArchiveNode, archiveDescription, archiveTitle, readArchive } from './archive-node.ts';
import { listingOf } from './listing-of.ts';
import { askPostsPageTitle } from './posts-page.ts';
import { askStickyPosts, type Entry } from './sticky-posts.ts';
import { askTopics, type Topics } from './topics.ts';

/** The template's data: the list, and on the posts page its title, the categories of posts and the sticky posts. */
export type ArchiveData = [
  listing: ResultOf<typeof GetCategoryPage>,
  postsPageTitle: string | undefined,
  topics: Topics,
  sticky: readonly Entry[],
];

export const archive = defineTemplate<ArchiveData, ArchiveNode>({
  Component: Archive,
  queries: [
    templateQuery(GetCategoryPage, (seed, { after }) => ({
      uri: nodeUri(seed.uri ?? '/'),
      first: listingOf(seed).perPage,
      after: after ?? null,
    })),
    askPostsPageTitle,
    askTopics,
    askStickyPosts,
  ],
  node: ([listing]) => readArchive(listing.nodeByUri),
  head: ({ data: [, postsPageTitle], node, site, seed, request }) => {
    const listTitle = postsPageTitle ?? archiveTitle(node);
    return pageHead({
      site,
      title: request.after ? texts.continued(listTitle) : listTitle,
      summary: archiveDescription(node),
      path: seed.uri,
    });
  },
});
