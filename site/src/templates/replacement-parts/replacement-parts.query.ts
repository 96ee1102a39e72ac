import { PageBannerFragment } from '../../blocks/page-banner/page-banner.fragment.ts';
import { graphql } from '../../cms-client/graphql.ts';
import { MediaItemParts } from '../../content/media-item.fragment.ts';
import { SeoParts } from '../../seo/head.ts';

export const GetReplacementParts = graphql(
  `
    query GetReplacementParts($databaseId: ID!, $asPreview: Boolean = false) {
      page(id: $databaseId, idType: DATABASE_ID, asPreview: $asPreview) {
        id
        uri
        title
        content
        seo {
          ...SeoParts
        }
        ...PageBannerFragment
        template {
          ... on Template_ProductReplacementParts {
            replacementParts {
              body
              replacementLinkUrl {
                nodes {
                  uri
                }
              }
              replacementBrands {
                brandTitle
                coveredProductsList
                brandLogoGallery(first: 100) {
                  nodes {
                    id
                    ...MediaItemParts
                  }
                }
              }
            }
          }
        }
      }
    }
  `,
  [SeoParts, PageBannerFragment, MediaItemParts],
);
