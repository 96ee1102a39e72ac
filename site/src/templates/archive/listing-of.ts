import * as texts from '@headwater/brand/texts.ts';
import { siteConfig } from '../../config/site.config.ts';
import type { SeedNode } from '../../routing/seed-node.ts';

/** The length of a list, and its message when empty. */
interface Listing {
  perPage: number;
  /** Number of first nodes whose images load eagerly. */
  aboveTheFold: number;
  emptyText: string;
}

const posts: Listing = {
  perPage: siteConfig.postsPerPage,
  aboveTheFold: siteConfig.postsAboveTheFold,
  emptyText: texts.noPosts,
};

/** Lists of content types that differ from the list of posts, by the slug of the type. */
const ofTypes: Readonly<Record<string, Listing>> = {
  project: {
    perPage: siteConfig.projectsPerPage,
    aboveTheFold: siteConfig.projectsAboveTheFold,
    emptyText: texts.noProjects,
  },
};

/** The list of a content type; categories, tags, authors and the blog list posts. */
export function listingOf({
  __typename,
  name,
  isPostsPage,
}: Pick<SeedNode, '__typename' | 'name' | 'isPostsPage'>): Listing {
  if (__typename !== 'ContentType' || isPostsPage) return posts;
  return ofTypes[name ?? ''] ?? { ...posts, emptyText: texts.nothingFound };
}
