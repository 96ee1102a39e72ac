import { graphql } from '../../cms-client/graphql.ts';
import { BannerImageParts } from '../../content/media-item.fragment.ts';

export const PageBannerFragment = graphql(
  `
    fragment PageBannerFragment on Page {
      title
      ancestors(first: 10) {
        nodes {
          __typename
          databaseId
          uri
          ... on Page {
            title
          }
        }
      }
      ...BannerImageParts
    }
  `,
  [BannerImageParts],
);
