import { graphql } from '../cms-client/graphql.ts';

/** Whether and where a listing goes on. */
export const PageInfoParts = graphql(`
  fragment PageInfoParts on PageInfo {
    hasNextPage
    endCursor
  }
`);
