import { graphql } from '../../cms-client/graphql.ts';
import { sharedByPages } from '../../cms-client/shared-by-pages.ts';

/** Which of the newest posts are sticky; WordPress has no filter for them. One with a password would fail the whole list. */
export const GetStickyNumbers = sharedByPages(
  graphql(`
  query GetStickyNumbers {
    posts(first: 100, where: { hasPassword: false }) {
      nodes {
        databaseId
        isSticky
      }
    }
  }
`),
);
