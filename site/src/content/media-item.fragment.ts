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
