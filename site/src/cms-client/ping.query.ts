import { graphql } from './graphql.ts';

/** Asks for nothing: whether the CMS answers at all. */
export const Ping = graphql(`
  query Ping {
    __typename
  }
`);
