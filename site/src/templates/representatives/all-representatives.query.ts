import { RepresentativeListFragment } from '../../blocks/representative-list/representative-list.fragment.ts';
import { graphql } from '../../cms-client/graphql.ts';
import { PageInfoParts } from '../../content/page-info.fragment.ts';

/** As many representatives as the CMS answers at once. */
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
