import { TopicFragment } from '../../blocks/topic-list/topic-list.fragment.ts';
import { graphql } from '../../cms-client/graphql.ts';
import { PageInfoParts } from '../../content/page-info.fragment.ts';
import { ListedNode } from '../../listing/listed-node.fragment.ts';
import { ListedNodes } from '../../listing/listed-nodes.fragment.ts';
import { TermSeoParts } from '../../seo/head.fragment.ts';

/**
 * The nodes of a category, a tag, a content type or an author, by URI. An author's are posts, in another kind of list.
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
            ...ListedNodes
          }
        }
        ... on Tag {
          name
          description
          seo {
            ...TermSeoParts
          }
          contentNodes(first: $first, after: $after) {
            ...ListedNodes
          }
        }
        ... on ContentType {
          name
          label
          description
          contentNodes(first: $first, after: $after) {
            ...ListedNodes
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
              ...ListedNode
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
          ...ListedNode
        }
      }
    }
  `,
  [ListedNodes, PageInfoParts, ListedNode, TopicFragment, TermSeoParts],
);
