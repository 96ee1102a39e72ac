import { graphql } from '../cms-client/graphql.ts';
import { onEveryPageType } from '../cms-client/on-every-page-type.ts';

/**
 * What a path is: the node behind it, with everything that decides which template shows it. No interface has the
 * password, so that every type is asked for it.
 */
export const GetSeedNode = onEveryPageType(
  graphql(`
  query GetSeedNode($uri: String!) {
    node: nodeByUri(uri: $uri) {
      __typename
      uri
      id
      isTermNode
      isContentNode
      isFrontPage
      isPostsPage
      ... on DatabaseIdentifier {
        databaseId
      }
      ... on ContentNode {
        slug
        contentType {
          node {
            name
            uri
            label
          }
        }
        template {
          templateName
        }
      }
      ... on NodeWithTitle {
        title
      }
      ... on Page {
        hasPassword
      }
      ... on TermNode {
        slug
        taxonomyName
        name
      }
      ... on User {
        name
        userId
      }
      ... on ContentType {
        name
      }
    }
  }
`),
);
