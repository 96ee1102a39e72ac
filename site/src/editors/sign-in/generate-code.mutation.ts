import { graphql } from '../../cms-client/graphql.ts';

/** A login with a password: a code that can be exchanged for tokens, or the error as HTML. */
export const GenerateAuthorizationCode = graphql(`
  mutation GenerateAuthorizationCode($email: String, $username: String, $password: String!) {
    generateAuthorizationCode(input: { email: $email, username: $username, password: $password }) {
      code
      error
    }
  }
`);
