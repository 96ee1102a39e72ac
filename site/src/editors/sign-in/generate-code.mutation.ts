import { graphql } from '../../cms-client/graphql.ts';

/** A login with a password: a code that can be exchanged for tokens, or why there is none, as HTML. */
export const GenerateAuthorizationCode = graphql(`
  mutation GenerateAuthorizationCode($email: String, $username: String, $password: String!) {
    generateAuthorizationCode(input: { email: $email, username: $username, password: $password }) {
      code
      error
    }
  }
`);
