import { graphql } from '../../cms-client/graphql.ts';

/** Where the fields of a form stand in their list, without a word about the fields themselves. */
export const GetFormFieldCursors = graphql(`
  query GetFormFieldCursors($id: ID!) {
    gfForm(id: $id, idType: DATABASE_ID) {
      databaseId
      formFields(first: 600) {
        edges {
          cursor
        }
      }
    }
  }
`);
