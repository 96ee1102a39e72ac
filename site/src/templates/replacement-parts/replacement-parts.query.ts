import { PageBannerFragment } from '../../blocks/page-banner/page-banner.fragment.ts';
import { ReplacementPartsFragment } from '../../blocks/replacement-parts/replacement-parts.fragment.ts';
import { graphql } from '../../cms-client/graphql.ts';
import { HeadParts } from '../../seo/head.fragment.ts';

export const GetReplacementParts = graphql(
  `
    query GetReplacementParts($databaseId: ID!, $asPreview: Boolean = false) {
      page(id: $databaseId, idType: DATABASE_ID, asPreview: $asPreview) {
        id
        uri
        title
        content
        ...HeadParts
        ...PageBannerFragment
        template {
          __typename
          ... on Template_ProductReplacementParts {
            replacementParts {
              ...ReplacementPartsFragment
            }
          }
        }
      }
    }
  `,
  [HeadParts, PageBannerFragment, ReplacementPartsFragment],
);
