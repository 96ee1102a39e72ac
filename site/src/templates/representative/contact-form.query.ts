import { graphql } from '../../cms-client/graphql.ts';
import { sharedByPages } from '../../cms-client/shared-by-pages.ts';

/** The text of the contact page, for the form in it. */
export const GetContactText = sharedByPages(
  graphql(`
    query GetContactText($uri: String!) {
      nodeByUri(uri: $uri) {
        __typename
        id
        ... on Page {
          content
        }
      }
    }
  `),
);
