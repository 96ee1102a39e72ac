import { graphql } from '../cms-client/graphql.ts';
import { PageInfoParts } from '../content/page-info.fragment.ts';
import { RepresentativeParts } from './representative.fragment.ts';

/** Representatives with their polygons: all, or those whose database IDs are in the list. */
export const GetRepresentativeMap = graphql(
  `
    query GetRepresentativeMap($in: [ID], $first: Int!, $after: String) {
      representatives(first: $first, after: $after, where: { in: $in }) {
        pageInfo {
          ...PageInfoParts
        }
        nodes {
          id
          ...RepresentativeParts
          polygonCoordinates
          geoCoordinateLatitude
          geoCoordinateLongitude
        }
      }
    }
  `,
  [PageInfoParts, RepresentativeParts],
);
