import { graphql } from '../../cms-client/graphql.ts';

/** The newest draft of a node, if the editor may edit it. */
export const GetSeedNodePreview = graphql(`
  query GetSeedNodePreview($id: ID!, $asPreview: Boolean!) {
    node: contentNode(id: $id, idType: DATABASE_ID, asPreview: $asPreview) {
      __typename
      uri
      id
      databaseId
      slug
      isTermNode
      isContentNode
      isFrontPage
      isPostsPage
      contentType {
        node {
          name
        }
      }
      template {
        templateName
      }
    }
  }
`);
