import { graphql } from '../cms-client/graphql.ts';
import { onEveryPageType } from '../cms-client/on-every-page-type.ts';

/**
 * The seed node of a path, with everything that decides which template renders it. No interface has the
 * password, so it is queried on every type.
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
      ... on MediaItem {
        mediaItemUrl
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
