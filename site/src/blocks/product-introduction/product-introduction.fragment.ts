import { graphql } from '../../cms-client/graphql.ts';
import { DownloadsFragment } from '../downloads/downloads.fragment.ts';
import { ProductGalleryFragment } from '../product-gallery/product-gallery.fragment.ts';

export const ProductIntroductionFragment = graphql(
  `
    fragment ProductIntroductionFragment on SingleProduct {
      description
      ...ProductGalleryFragment
      ...DownloadsFragment
    }
  `,
  [ProductGalleryFragment, DownloadsFragment],
);
