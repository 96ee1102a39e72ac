import { graphql } from '../../cms-client/graphql.ts';
import { MediaItemParts } from '../../content/media-item.fragment.ts';

export const DescriptionFragment = graphql(
  `
    fragment DescriptionFragment on Page {
      homeDescription {
        descriptionText
        descriptionButtonText
        descriptionButtonLink {
          url
          title
          target
        }
        descriptionImage {
          node {
            ...MediaItemParts
          }
        }
      }
    }
  `,
  [MediaItemParts],
);
