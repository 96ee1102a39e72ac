import { PageBannerFragment } from '../../blocks/page-banner/page-banner.fragment.ts';
import { PartsBreakoutFragment } from '../../blocks/parts-breakout/parts-breakout.fragment.ts';
import { ProductIntroductionFragment } from '../../blocks/product-introduction/product-introduction.fragment.ts';
import { ProductSectionsFragment } from '../../blocks/product-sections/product-sections.fragment.ts';
import { ProductTextParts } from '../../catalogue/tables/catalogue-tables.ts';
import { graphql } from '../../cms-client/graphql.ts';
import { HeadParts } from '../../seo/head.fragment.ts';

export const GetSingleProduct = graphql(
  `
    query GetSingleProduct($databaseId: ID!, $asPreview: Boolean = false) {
      page(id: $databaseId, idType: DATABASE_ID, asPreview: $asPreview) {
        id
        uri
        title
        ...ProductTextParts
        ...HeadParts
        ...PageBannerFragment
        template {
          __typename
          ... on Template_SingleProduct {
            singleProduct {
              videoId
              description
              imageGallery(first: 100) {
                nodes {
                  sourceUrl
                }
              }
              ...ProductIntroductionFragment
              ...ProductSectionsFragment
              ...PartsBreakoutFragment
            }
          }
        }
      }
    }
  `,
  [
    HeadParts,
    ProductTextParts,
    PageBannerFragment,
    ProductIntroductionFragment,
    ProductSectionsFragment,
    PartsBreakoutFragment,
  ],
);
