import type { ResultOf } from '../../cms-client/graphql.ts';
import { cursorAfter } from '../../content/cursor.ts';
import { nodeHead } from '../../seo/node-head.ts';
import { queryPostsPageTitleOfPost } from '../archive/posts-page.ts';
import { byDatabaseId, defineTemplate, templateQuery } from '../define-template.ts';
import { trailOf } from '../list-trail.ts';
import { nodePath } from '../node-path.ts';
import { GetPost } from './post.query.ts';
import { Post } from './post.tsx';
import { postCrumbs } from './post-crumbs.ts';

/** The template's data: the post, and the title of the page that lists it. */
export type PostData = [post: ResultOf<typeof GetPost>, listTitle: string | undefined];

export const post = defineTemplate<PostData, NonNullable<PostData[0]['post']>>({
  Component: Post,
  queries: [
    templateQuery(GetPost, (seed, request) => ({
      ...byDatabaseId(seed, request),
      after: seed.databaseId ? cursorAfter(seed.databaseId) : null,
    })),
    queryPostsPageTitleOfPost,
  ],
  node: ([data]) => data.post,
  head: ({ data: [, listTitle], node, site, seed }) =>
    nodeHead({ node, site, path: nodePath(node, seed), trail: trailOf(postCrumbs(seed.list, listTitle, node)) }),
});
