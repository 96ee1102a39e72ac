import { graphql } from '../../cms-client/graphql.ts';

/** A representative, as the list shows it. */
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
