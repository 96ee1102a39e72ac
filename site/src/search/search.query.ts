import { graphql } from '../cms-client/graphql.ts';
import { PageInfoParts } from '../content/page-info.fragment.ts';

/** Everything that has a page of its own and holds all the words. */
export const Search = graphql(
  `
    query Search($search: String!, $first: Int = 9, $after: String) {
      contentNodes(
        first: $first
        after: $after
        where: { search: $search, contentTypes: [PAGE, POST, PROJECT, REPRESENTATIVE] }
      ) {
        pageInfo {
          ...PageInfoParts
        }
        nodes {
          __typename
          databaseId
          uri
          date
          ... on NodeWithTitle {
            title
          }
          ... on NodeWithExcerpt {
            excerpt
          }
        }
      }
    }
  `,
  [PageInfoParts],
);
