import { graphql } from '../../cms-client/graphql.ts';
import { MediaItemParts } from '../../content/media-item.fragment.ts';

export const PartnerSectionFragment = graphql(
  `
    fragment PartnerSectionFragment on Page {
      partner {
        partnerTitle
        partnerImageGallery(first: 100) {
          nodes {
            id
            ...MediaItemParts
          }
        }
      }
    }
  `,
  [MediaItemParts],
);
