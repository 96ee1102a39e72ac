import { contentTypes } from '@headwater/content-model/content-types.ts';
import { graphql } from '../cms-client/graphql.ts';
import { MediaItemParts } from '../content/media-item.fragment.ts';
import { addOwnFields } from '../content/own-fields.ts';

/** A node of a list, whatever its type: by what the interfaces have, and the fields that the content model names. */
export const ListedNode = graphql(
  `
    fragment ListedNode on ContentNode {
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

addOwnFields(ListedNode, Object.values(contentTypes));
