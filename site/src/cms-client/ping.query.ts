import { graphql } from './graphql.ts';

/** The smallest query: checks whether the CMS responds at all. */
export const Ping = graphql(`
  query Ping {
    __typename
  }
`);
