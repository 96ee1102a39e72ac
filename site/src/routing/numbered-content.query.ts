import { graphql } from '../cms-client/graphql.ts';

export const GetNumberedContent = graphql(`
  query GetNumberedContent($id: ID!) {
    node: contentNode(id: $id, idType: DATABASE_ID) {
      uri
    }
  }
`);

export const GetNumberedCategory = graphql(`
  query GetNumberedCategory($id: ID!) {
    node: category(id: $id, idType: DATABASE_ID) {
      uri
    }
  }
`);

export const GetNumberedAuthor = graphql(`
  query GetNumberedAuthor($id: ID!) {
    node: user(id: $id, idType: DATABASE_ID) {
      uri
    }
  }
`);

export const GetPostsPage = graphql(`
  query GetPostsPage {
    contentType(id: "post", idType: NAME) {
      uri
    }
  }
`);
