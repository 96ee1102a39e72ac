import * as texts from '@headwater/brand/texts.ts';
import { type ResultOf, readFragment } from '../../cms-client/graphql.ts';
import { TermSeoParts } from '../../seo/head.fragment.ts';
import { pageHead } from '../../seo/head.ts';
import { defineTemplate, type TemplateQuery } from '../define-template.ts';
import { GetCategoryPage } from './archive.query.ts';
import { Archive } from './archive.tsx';
import { type ArchiveNode, archiveDescription, archiveTitle, readArchive } from './archive-node.ts';
import { listingOf } from './listing-of.ts';
import { queryPostsPageTitle } from './posts-page.ts';
import { queryStickyNumbers } from './sticky-posts.ts';

type Listing = ResultOf<typeof GetCategoryPage>;

/** The template's data: the list, on the posts page with topics and sticky posts, and the title of the posts page. */
export type ArchiveData = [listing: Listing, postsPageTitle: string | undefined];

/** One query for all that only this page has. @returns the errors about sticky posts, too */
const queryListing: TemplateQuery<Listing> = async (query, seed, request) => {
  const sticky = await queryStickyNumbers(query, seed, request);
  const response = await query(GetCategoryPage, {
    uri: seed.foundAt ?? '/',
    first: listingOf(seed).perPage,
    after: request.after ?? null,
    ...(seed.isPostsPage && { isPostsPage: true }),
    ...(sticky.data.length > 0 && { sticky: sticky.data, hasSticky: true }),
  });
  return { data: response.data, errors: [...sticky.errors, ...response.errors] };
};

export const archive = defineTemplate<ArchiveData, ArchiveNode>({
  Component: Archive,
  queries: [queryListing, queryPostsPageTitle],
  node: ([listing], seed) => readArchive(listing.nodeByUri, seed),
  head: ({ data: [, postsPageTitle], node, site, seed, request }) => {
    const listTitle = postsPageTitle ?? archiveTitle(node);
    const seo = 'seo' in node ? readFragment(TermSeoParts, node.seo) : undefined;
    return pageHead({
      site,
      // What an editor wrote is about the first page; all of them may be hidden from search engines.
      seo: seo && request.after ? { ...seo, title: null, metaDesc: null, fullHead: null, canonical: null } : seo,
      title: request.after ? texts.continued(listTitle) : listTitle,
      summary: archiveDescription(node),
      path: seed.uri,
    });
  },
});
