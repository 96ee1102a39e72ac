import { graphql } from '../../cms-client/graphql.ts';
import { PageInfoParts } from '../../content/page-info.fragment.ts';
import { RepresentativeParts } from '../../map/representative.fragment.ts';

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
          ...RepresentativeParts
        }
      }
    }
  `,
  [PageInfoParts, RepresentativeParts],
);
