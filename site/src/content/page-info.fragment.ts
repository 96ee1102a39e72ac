import { graphql } from '../cms-client/graphql.ts';

/** Whether a listing has a next page, and its cursor. */
export const PageInfoParts = graphql(`
  fragment PageInfoParts on PageInfo {
    hasNextPage
    endCursor
  }
`);
