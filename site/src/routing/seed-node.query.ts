import { graphql } from '../cms-client/graphql.ts';

/** What a path is: the node behind it, with everything that decides which template shows it. */
export const GetSeedNode = graphql(`
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
      ... on Post {
        hasPassword
      }
      ... on Project {
        hasPassword
      }
      ... on Representative {
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
`);
