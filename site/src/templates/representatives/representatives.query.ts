import { graphql } from '../../cms-client/graphql.ts';

/** What heads the list of all representatives. */
export const GetRepresentativesHead = graphql(`
  query GetRepresentativesHead($uri: String!) {
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
  }
`);
