import { graphql } from '../../cms-client/graphql.ts';
import { PageInfoParts } from '../../content/page-info.fragment.ts';
import { ListedEntries } from '../../listing/listed-entries.fragment.ts';
import { ListedEntry } from '../../listing/listed-entry.fragment.ts';

/** The entries of a category, a tag, a content type or an author, by URI. An author's are posts, in another kind of list. */
export const GetCategoryPage = graphql(
  `
    query GetCategoryPage($uri: String!, $first: Int = 9, $after: String) {
      nodeByUri(uri: $uri) {
        __typename
        id
        uri
        ... on Category {
          name
          description
          contentNodes(first: $first, after: $after) {
            ...ListedEntries
          }
        }
        ... on Tag {
          name
          description
          contentNodes(first: $first, after: $after) {
            ...ListedEntries
          }
        }
        ... on ContentType {
          name
          label
          description
          contentNodes(first: $first, after: $after) {
            ...ListedEntries
          }
        }
        ... on User {
          name
          posts(first: $first, after: $after) {
            pageInfo {
              ...PageInfoParts
            }
            nodes {
              id
              ...ListedEntry
            }
          }
        }
      }
    }
  `,
  [ListedEntries, PageInfoParts, ListedEntry],
);
