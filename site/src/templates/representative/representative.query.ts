import { graphql } from '../../cms-client/graphql.ts';
import { SeoParts } from '../../seo/head.ts';

export const GetRepresentative = graphql(
  `
    query GetRepresentative($databaseId: ID!, $asPreview: Boolean = false) {
      representative(id: $databaseId, idType: DATABASE_ID, asPreview: $asPreview) {
        id
        uri
        title
        name
        address
        territories
        website
        seo {
          ...SeoParts
        }
      }
    }
  `,
  [SeoParts],
);
