import { graphql } from '../cms-client/graphql.ts';

/** The fields in which editors sum up a page; its template decides which of them it has. */
export const TeaserParts = graphql(`
  fragment TeaserParts on Page {
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
  }
`);
