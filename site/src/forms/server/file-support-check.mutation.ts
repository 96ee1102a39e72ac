import { graphql } from '../../cms-client/graphql.ts';

/**
 * Whether `fileUploadValues` is a field of the input: the CMS validates the variables and executes nothing. Works
 * where introspection is off, which is the default of WPGraphQL.
 */
export const FileSupportCheck = graphql(`
  mutation FileSupportCheck($input: SubmitGfFormInput!, $isExecuted: Boolean!) {
    __typename
    submitGfForm(input: $input) @include(if: $isExecuted) {
      clientMutationId
    }
  }
`);
