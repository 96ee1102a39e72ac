import { graphql } from '../cms-client/graphql.ts';

/** The fields of a representative in the list. */
export const RepresentativeParts = graphql(`
  fragment RepresentativeParts on Representative {
    id
    uri
    title
    name
    address
    territories
    website
    hasPassword
  }
`);
