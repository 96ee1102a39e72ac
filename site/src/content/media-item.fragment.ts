import { graphql } from '../cms-client/graphql.ts';

/** The fields of a media file that `CmsImage` needs. */
export const MediaItemParts = graphql(`
  fragment MediaItemParts on MediaItem {
    id
    sourceUrl
    altText
    mediaDetails {
      width
      height
    }
  }
`);

/** The featured image of any node that can have one. */
export const FeaturedImageParts = graphql(
  `
    fragment FeaturedImageParts on NodeWithFeaturedImage {
      featuredImage {
        node {
          ...MediaItemParts
        }
      }
    }
  `,
  [MediaItemParts],
);

/** The featured image of a node whose page opens with it, and what its editor wrote below it. */
export const BannerImageParts = graphql(
  `
    fragment BannerImageParts on NodeWithFeaturedImage {
      featuredImage {
        node {
          caption
        }
      }
      ...FeaturedImageParts
    }
  `,
  [FeaturedImageParts],
);
