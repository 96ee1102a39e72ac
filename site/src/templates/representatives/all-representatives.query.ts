import { RepresentativeListFragment } from '../../blocks/representative-list/representative-list.fragment.ts';
import { graphql } from '../../cms-client/graphql.ts';
import { PageInfoParts } from '../../content/page-info.fragment.ts';

/** A batch of representatives, as many as the CMS returns at once. */
export const GetRepresentatives = graphql(
  `
    query GetRepresentatives($after: String) {
      representatives(first: 100, after: $after) {
        pageInfo {
          ...PageInfoParts
        }
        nodes {
          id
          ...RepresentativeListFragment
        }
      }
    }
  `,
  [PageInfoParts, RepresentativeListFragment],
);
