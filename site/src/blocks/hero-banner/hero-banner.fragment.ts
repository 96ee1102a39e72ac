import { graphql } from '../../cms-client/graphql.ts';
import { MediaItemParts } from '../../content/media-item.fragment.ts';

export const HeroBannerFragment = graphql(
  `
    fragment HeroBannerFragment on Page {
      title
      heroBanner {
        bannerText
        bannerCtaText
        bannerCtaLink {
          url
          title
          target
        }
        bannerImage {
          node {
            ...MediaItemParts
          }
        }
      }
    }
  `,
  [MediaItemParts],
);
