import { graphql } from '../cms-client/graphql.ts';

/** The fields in which editors summarize a page; which of them a page has depends on its template. */
export const TeaserParts = graphql(`
  fragment TeaserParts on Page {
    genericPageFields {
      genericTeaserDescription
    }
    template {
      __typename
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
