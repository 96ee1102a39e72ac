import { graphql } from '../../cms-client/graphql.ts';

export const ProductSectionsFragment = graphql(`
  fragment ProductSectionsFragment on SingleProduct {
    features
    applications
    markets
  }
`);
