import { graphql } from '../../cms-client/graphql.ts';

/** Sends a form. `databaseId` of the entry exists only once it is stored. */
export const SubmitForm = graphql(`
  mutation SubmitForm($input: SubmitGfFormInput!) {
    submitGfForm(input: $input) {
      clientMutationId
      confirmation {
        type
        message
        url
      }
      entry {
        id
        formId
        ... on GfSubmittedEntry {
          databaseId
        }
      }
      errors {
        id
        message
      }
    }
  }
`);
