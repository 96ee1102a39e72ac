import { graphql } from '../cms-client/graphql.ts';
import { PageInfoParts } from '../content/page-info.fragment.ts';
import { ListedEntry } from './listed-entry.fragment.ts';

/** One page of a list: its entries, and where the next page begins. */
export const ListedEntries = graphql(
  `
    fragment ListedEntries on ContentNodeConnection {
      pageInfo {
        hasPreviousPage
        startCursor
        ...PageInfoParts
      }
      nodes {
        id
        ...ListedEntry
      }
    }
  `,
  [PageInfoParts, ListedEntry],
);
