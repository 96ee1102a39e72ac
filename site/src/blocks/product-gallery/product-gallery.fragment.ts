import { graphql } from '../../cms-client/graphql.ts';
import { MediaItemParts } from '../../content/media-item.fragment.ts';

export const ProductGalleryFragment = graphql(
  `
    fragment ProductGalleryFragment on SingleProduct {
      imageGallery(first: 100) {
        nodes {
          id
          altText
          ...MediaItemParts
        }
      }
    }
  `,
  [MediaItemParts],
);
