import { PageBannerFragment } from '../../blocks/page-banner/page-banner.fragment.ts';
import { graphql } from '../../cms-client/graphql.ts';
import { HeadParts } from '../../seo/head.fragment.ts';

export const GetPage = graphql(
  `
    query GetPageData($databaseId: ID!, $asPreview: Boolean = false) {
      page(id: $databaseId, idType: DATABASE_ID, asPreview: $asPreview) {
        id
        uri
        title
        content
        ...HeadParts
        template {
          templateName
        }
        ...PageBannerFragment
      }
    }
  `,
  [HeadParts, PageBannerFragment],
);
