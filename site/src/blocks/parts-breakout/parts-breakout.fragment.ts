import { graphql } from '../../cms-client/graphql.ts';
import { MediaItemParts } from '../../content/media-item.fragment.ts';

export const PartsBreakoutFragment = graphql(
  `
    fragment PartsBreakoutFragment on SingleProduct {
      partsBreakoutText
      partsBreakoutImage {
        node {
          ...MediaItemParts
        }
      }
    }
  `,
  [MediaItemParts],
);
