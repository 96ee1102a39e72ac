import { graphql } from '../../cms-client/graphql.ts';

/** The cursors of a form's fields, without the fields themselves. */
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
