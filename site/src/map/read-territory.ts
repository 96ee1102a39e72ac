import type { ResultOf } from '../cms-client/graphql.ts';
import type { Point, Polygon } from './geometry.ts';
import { polygonWarning, readPolygons } from './read-polygons.ts';
import { type ListedRepresentative, readRepresentative } from './representative.ts';
import type { GetRepresentativeMap } from './representative-map.query.ts';

export type TerritoryNode = NonNullable<ResultOf<typeof GetRepresentativeMap>['representatives']>['nodes'][number];

/** A representative with its territory. */
export interface Territory {
  representative: ListedRepresentative;
  polygons: readonly Polygon[];
  /** The position of its office; undefined without finite coordinates. */
  office: Point | undefined;
  /** One line for the log about polygons that were left out. */
  warning: string | undefined;
}

/** WordPress may store numbers as text; an empty field is null. */
function readOffice(latitude: unknown, longitude: unknown): Point | undefined {
  if (latitude == null || longitude == null || latitude === '' || longitude === '') return undefined;
  const [lng, lat] = [Number(longitude), Number(latitude)];
  return Math.abs(lng) <= 180 && Math.abs(lat) <= 90 ? [lng, lat] : undefined;
}

function parseTerritory(node: TerritoryNode): Territory {
  const representative = readRepresentative(node);
  const { polygons, problems } = readPolygons(representative.isOpen ? node.polygonCoordinates : null);
  return {
    representative,
    polygons,
    office: representative.isOpen ? readOffice(node.geoCoordinateLatitude, node.geoCoordinateLongitude) : undefined,
    warning: polygonWarning(representative.name, problems),
  };
}

/** Searches share a response of the CMS for some seconds; its polygons are parsed by the first of them. */
const territories = new WeakMap<TerritoryNode, Territory>();

/** Reads a representative of the map. One that is protected by a password has a name and nothing else. */
export function readTerritory(node: TerritoryNode): Territory {
  const territory = territories.get(node) ?? parseTerritory(node);
  territories.set(node, territory);
  return territory;
}
