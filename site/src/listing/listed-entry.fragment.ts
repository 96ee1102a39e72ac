import { graphql } from '../cms-client/graphql.ts';
import { MediaItemParts } from '../content/media-item.fragment.ts';

/** An entry of an archive, whatever its type: a new one is listed by what the interfaces have. */
export const ListedEntry = graphql(
  `
    fragment ListedEntry on ContentNode {
      __typename
      id
      uri
      date
      ... on NodeWithTitle {
        title
      }
      ... on NodeWithExcerpt {
        excerpt
      }
      ... on Project {
        hasPassword
        projectTitle
        summary
      }
      ... on NodeWithFeaturedImage {
        featuredImage {
          node {
            ...MediaItemParts
          }
        }
      }
    }
  `,
  [MediaItemParts],
);
