import { graphql } from '../../cms-client/graphql.ts';
import { FeaturedImageParts } from '../../content/media-item.fragment.ts';
import { SeoParts } from '../../seo/head.ts';

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
        seo {
          ...SeoParts
        }
        ...FeaturedImageParts
      }
    }
  `,
  [SeoParts, FeaturedImageParts],
);
