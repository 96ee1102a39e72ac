import { CategoryCardFragment } from '../../blocks/category-cards/category-cards.fragment.ts';
import { PageBannerFragment } from '../../blocks/page-banner/page-banner.fragment.ts';
import { graphql } from '../../cms-client/graphql.ts';
import { HeadParts } from '../../seo/head.fragment.ts';

export const GetProductMainCategory = graphql(
  `
    query GetProductMainCategory($databaseId: ID!, $asPreview: Boolean = false) {
      page(id: $databaseId, idType: DATABASE_ID, asPreview: $asPreview) {
        id
        uri
        title
        content
        ...HeadParts
        ...PageBannerFragment
        template {
          __typename
          ... on Template_ProductMainCategory {
            productMainCategory {
              description
              relatedSubCategories(first: 100) {
                nodes {
                  __typename
                  ... on Page {
                    ...CategoryCardFragment
                  }
                }
              }
            }
          }
        }
      }
    }
  `,
  [HeadParts, PageBannerFragment, CategoryCardFragment],
);
