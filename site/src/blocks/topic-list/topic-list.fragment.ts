import { graphql } from '../../cms-client/graphql.ts';

/** The fields of a category in the list. */
export const TopicFragment = graphql(`
  fragment TopicFragment on Category {
    id
    name
    uri
  }
`);
