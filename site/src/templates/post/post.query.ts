import { graphql } from '../../cms-client/graphql.ts';
import { BannerImageParts } from '../../content/media-item.fragment.ts';
import { HeadParts } from '../../seo/head.fragment.ts';

export const GetPost = graphql(
  `
    query GetPost($databaseId: ID!, $asPreview: Boolean = false) {
      post(id: $databaseId, idType: DATABASE_ID, asPreview: $asPreview) {
        id
        uri
        title
        content
        ...HeadParts
        ...BannerImageParts
        tags(first: 100) {
          nodes {
            id
            name
            uri
          }
        }
      }
    }
  `,
  [HeadParts, BannerImageParts],
);
