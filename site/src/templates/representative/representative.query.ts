import { graphql } from '../../cms-client/graphql.ts';
import { HeadParts } from '../../seo/head.fragment.ts';

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
        ...HeadParts
      }
    }
  `,
  [HeadParts],
);
