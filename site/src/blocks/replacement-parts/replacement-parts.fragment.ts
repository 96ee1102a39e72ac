import { graphql } from '../../cms-client/graphql.ts';
import { MediaItemParts } from '../../content/media-item.fragment.ts';

export const ReplacementPartsFragment = graphql(
  `
    fragment ReplacementPartsFragment on ReplacementParts {
      body
      replacementLinkUrl {
        nodes {
          uri
        }
      }
      replacementBrands {
        brandTitle
        coveredProductsList
        brandLogoGallery(first: 100) {
          nodes {
            id
            sourceUrl
            mediaDetails {
              width
              height
            }
            ...MediaItemParts
          }
        }
      }
    }
  `,
  [MediaItemParts],
);
