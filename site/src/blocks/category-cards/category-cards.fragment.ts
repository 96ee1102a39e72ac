import { ProductTextParts } from '../../catalogue/tables/catalogue-tables.ts';
import { graphql } from '../../cms-client/graphql.ts';
import { FeaturedImageParts } from '../../content/media-item.fragment.ts';
import { TeaserParts } from '../../content/teaser.fragment.ts';

/** The fields of a sub-category or product on a card. */
export const CategoryCardFragment = graphql(
  `
    fragment CategoryCardFragment on Page {
      id
      uri
      title
      hasPassword
      ...TeaserParts
      ...FeaturedImageParts
    }
  `,
  [FeaturedImageParts, TeaserParts],
);

/** The text with a product's key figures. */
export const ProductFiguresFragment = graphql(
  `
    fragment ProductFiguresFragment on Page {
      id
      ...ProductTextParts
    }
  `,
  [ProductTextParts],
);
