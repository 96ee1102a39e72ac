import { graphql } from '../../cms-client/graphql.ts';
import { ListedEntry } from '../../listing/listed-entry.fragment.ts';

/** Which of the newest posts are sticky; WordPress has no filter for them. */
export const GetStickyNumbers = graphql(`
  query GetStickyNumbers {
    posts(first: 100) {
      nodes {
        databaseId
        isSticky
      }
    }
  }
`);

export const GetStickyPosts = graphql(
  `
    query GetStickyPosts($in: [ID]) {
      posts(first: 100, where: { in: $in }) {
        nodes {
          id
          ...ListedEntry
        }
      }
    }
  `,
  [ListedEntry],
);
