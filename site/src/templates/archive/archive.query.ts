import { graphql } from '../../cms-client/graphql.ts';
import { PageInfoParts } from '../../content/page-info.fragment.ts';
import { ListedEntry } from '../../listing/listed-entry.fragment.ts';

/** The entries of a category, a tag, a content type or an author, by URI. */
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
            pageInfo {
              ...PageInfoParts
            }
            nodes {
              id
              ...ListedEntry
            }
          }
        }
        ... on Tag {
          name
          description
          contentNodes(first: $first, after: $after) {
            pageInfo {
              ...PageInfoParts
            }
            nodes {
              id
              ...ListedEntry
            }
          }
        }
        ... on ContentType {
          name
          label
          description
          contentNodes(first: $first, after: $after) {
            pageInfo {
              ...PageInfoParts
            }
            nodes {
              id
              ...ListedEntry
            }
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
  [PageInfoParts, ListedEntry],
);
