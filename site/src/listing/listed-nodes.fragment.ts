import { graphql } from '../cms-client/graphql.ts';
import { PageInfoParts } from '../content/page-info.fragment.ts';
import { ListedNode } from './listed-node.fragment.ts';

/** One page of a list: its nodes, and where the next page begins. */
export const ListedNodes = graphql(
  `
    fragment ListedNodes on ContentNodeConnection {
      pageInfo {
        hasPreviousPage
        startCursor
        ...PageInfoParts
      }
      nodes {
        id
        ...ListedNode
      }
    }
  `,
  [PageInfoParts, ListedNode],
);
