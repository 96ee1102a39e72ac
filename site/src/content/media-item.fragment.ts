import { graphql } from '../cms-client/graphql.ts';

/** What `CmsImage` needs of a file in the media library. */
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

/** The featured image of whatever can have one. */
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

/** The featured image of an entry whose page opens with it, and what its editor wrote below it. */
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
