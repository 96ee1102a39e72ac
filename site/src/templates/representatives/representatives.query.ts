import { graphql } from '../../cms-client/graphql.ts';

/** The head of the list of all representatives. */
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
