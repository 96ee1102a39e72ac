import { graphql } from '../../cms-client/graphql.ts';
import { FeaturedImageParts } from '../../content/media-item.fragment.ts';
import { HeadParts } from '../../seo/head.fragment.ts';

export const GetProject = graphql(
  `
    query GetProject($databaseId: ID!, $asPreview: Boolean = false) {
      project(id: $databaseId, idType: DATABASE_ID, asPreview: $asPreview) {
        id
        uri
        title
        projectTitle
        summary
        contentArea
        ...HeadParts
        ...FeaturedImageParts
      }
    }
  `,
  [HeadParts, FeaturedImageParts],
);
