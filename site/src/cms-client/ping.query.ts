import { graphql } from './graphql.ts';

/** The smallest query: checks whether the CMS answers at all. */
export const Ping = graphql(`
  query Ping {
    __typename
  }
`);
