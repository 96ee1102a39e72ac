import { CategoryCardFragment, ProductFiguresFragment } from '../../blocks/category-cards/category-cards.fragment.ts';
import { PageBannerFragment } from '../../blocks/page-banner/page-banner.fragment.ts';
import { graphql } from '../../cms-client/graphql.ts';
import { HeadParts } from '../../seo/head.fragment.ts';

export const GetProductSubCategory = graphql(
  `
    query GetProductSubCategory($databaseId: ID!, $asPreview: Boolean = false) {
      page(id: $databaseId, idType: DATABASE_ID, asPreview: $asPreview) {
        id
        uri
        title
        content
        ...HeadParts
        ...PageBannerFragment
        template {
          __typename
          ... on Template_ProductSubcategory {
            productSubCategory {
              teaserDescription
              relatedProducts(first: 100) {
                nodes {
                  __typename
                  ... on Page {
                    ...CategoryCardFragment
                    ...ProductFiguresFragment
                  }
                }
              }
            }
          }
        }
      }
    }
  `,
  [HeadParts, PageBannerFragment, CategoryCardFragment, ProductFiguresFragment],
);
