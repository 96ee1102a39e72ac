import { graphql } from '../../cms-client/graphql.ts';

/** A category, as the list of them shows it. */
export const TopicFragment = graphql(`
  fragment TopicFragment on Category {
    id
    name
    uri
  }
`);
