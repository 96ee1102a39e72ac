import { PageBannerFragment } from '../../blocks/page-banner/page-banner.fragment.ts';
import { graphql } from '../../cms-client/graphql.ts';
import { SeoParts } from '../../seo/head.ts';

export const GetPage = graphql(
  `
    query GetPageData($databaseId: ID!, $asPreview: Boolean = false) {
      page(id: $databaseId, idType: DATABASE_ID, asPreview: $asPreview) {
        id
        uri
        title
        content
        seo {
          ...SeoParts
        }
        template {
          templateName
        }
        ...PageBannerFragment
      }
    }
  `,
  [SeoParts, PageBannerFragment],
);
