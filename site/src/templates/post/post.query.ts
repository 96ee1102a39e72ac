import { graphql } from '../../cms-client/graphql.ts';
import { BannerImageParts } from '../../content/media-item.fragment.ts';
import { ListedNode } from '../../listing/listed-node.fragment.ts';
import { HeadParts } from '../../seo/head.fragment.ts';

/**
 * An SEO plugin may say which category editors chose as the main one. The type is named because a CMS without such a
 * plugin lacks the field, and is then queried without it.
 */
export const GetPost = graphql(
  `
    query GetPost($databaseId: ID!, $asPreview: Boolean = false, $after: String) {
      post(id: $databaseId, idType: DATABASE_ID, asPreview: $asPreview) {
        id
        uri
        title
        content
        date
        author {
          node {
            name
          }
        }
        ...HeadParts
        ...BannerImageParts
        categories(first: 100) {
          edges {
            ... on PostToCategoryConnectionEdge {
              isPrimary
            }
            node {
              id
              name
              uri
            }
          }
        }
        tags(first: 100) {
          nodes {
            id
            name
            uri
          }
        }
      }
      older: posts(first: 1, after: $after) {
        nodes {
          id
          ...ListedNode
        }
      }
      newest: posts(first: 2) {
        nodes {
          id
          ...ListedNode
        }
      }
    }
  `,
  [HeadParts, BannerImageParts, ListedNode],
);
