import { graphql } from '../../cms-client/graphql.ts';
import { FeaturedImageParts } from '../../content/media-item.fragment.ts';
import { TeaserParts } from '../../content/teaser.fragment.ts';

/** A sub-category or a product, as a card shows it. */
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

/** The text that a product's key figures are read from. */
export const ProductFiguresFragment = graphql(`
  fragment ProductFiguresFragment on Page {
    id
    content
  }
`);
