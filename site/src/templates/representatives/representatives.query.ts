import { graphql } from '../../cms-client/graphql.ts';
import { PageInfoParts } from '../../content/page-info.fragment.ts';
import { RepresentativeParts } from '../../map/representative.fragment.ts';

/** The head of the list, and a batch of representatives, as many as the CMS returns at once. */
export const GetRepresentatives = graphql(
  `
    query GetRepresentatives($uri: String!, $after: String) {
      nodeByUri(uri: $uri) {
        __typename
        id
        uri
        ... on ContentType {
          name
          label
          description
        }
      }
      representatives(first: 100, after: $after) {
        pageInfo {
          ...PageInfoParts
        }
        nodes {
          id
          ...RepresentativeParts
        }
      }
    }
  `,
  [PageInfoParts, RepresentativeParts],
);
