import { graphql } from '../../cms-client/graphql.ts';
import { FeaturedImageParts } from '../../content/media-item.fragment.ts';

/** A sub-category or a product, as a card shows it. */
export const CategoryCardFragment = graphql(
  `
    fragment CategoryCardFragment on Page {
      id
      uri
      title
      hasPassword
      genericPageFields {
        genericTeaserDescription
      }
      template {
        ... on Template_SingleProduct {
          singleProduct {
            teaserDescription
          }
        }
        ... on Template_ProductSubcategory {
          productSubCategory {
            teaserDescription
          }
        }
      }
      ...FeaturedImageParts
    }
  `,
  [FeaturedImageParts],
);

/** The text that a product's key figures are read from. */
export const ProductFiguresFragment = graphql(`
  fragment ProductFiguresFragment on Page {
    id
    content
  }
`);
