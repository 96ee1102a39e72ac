import { graphql } from '../../cms-client/graphql.ts';
import { MediaItemParts } from '../../content/media-item.fragment.ts';

export const FeatureCardsFragment = graphql(
  `
    fragment FeatureCardsFragment on Page {
      features {
        featureCards {
          featureTitle
          featureDescription
          featureImage {
            node {
              ...MediaItemParts
            }
          }
        }
      }
    }
  `,
  [MediaItemParts],
);
