import { TopicFragment } from '../../blocks/topic-list/topic-list.fragment.ts';
import { graphql } from '../../cms-client/graphql.ts';
import { PageInfoParts } from '../../content/page-info.fragment.ts';
import { ListedEntries } from '../../listing/listed-entries.fragment.ts';
import { ListedEntry } from '../../listing/listed-entry.fragment.ts';
import { TermSeoParts } from '../../seo/head.fragment.ts';

/**
 * The entries of a category, a tag, a content type or an author, by URI. An author's are posts, in another kind of list.
 * The posts page also has the categories that have posts, and the sticky posts, of which the numbers are in `sticky`.
 */
export const GetCategoryPage = graphql(
  `
    query GetCategoryPage(
      $uri: String!
      $first: Int = 9
      $after: String
      $isPostsPage: Boolean = false
      $sticky: [ID]
      $hasSticky: Boolean = false
    ) {
      nodeByUri(uri: $uri) {
        __typename
        id
        uri
        ... on Category {
          name
          description
          seo {
            ...TermSeoParts
          }
          contentNodes(first: $first, after: $after) {
            ...ListedEntries
          }
        }
        ... on Tag {
          name
          description
          seo {
            ...TermSeoParts
          }
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
      categories(first: 100, where: { hideEmpty: true }) @include(if: $isPostsPage) {
        nodes {
          ...TopicFragment
        }
      }
      sticky: posts(first: 100, where: { in: $sticky }) @include(if: $hasSticky) {
        nodes {
          id
          ...ListedEntry
        }
      }
    }
  `,
  [ListedEntries, PageInfoParts, ListedEntry, TopicFragment, TermSeoParts],
);
