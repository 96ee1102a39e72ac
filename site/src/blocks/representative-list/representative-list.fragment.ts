import { graphql } from '../../cms-client/graphql.ts';

/** The fields of a representative in the list. */
export const RepresentativeListFragment = graphql(`
  fragment RepresentativeListFragment on Representative {
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
