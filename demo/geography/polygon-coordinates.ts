import type { Ring } from '@headwater/site/src/map/geometry.ts';
import { regionPolygons } from '@headwater/site/src/map/outlines/region-polygons.ts';

/** Without the repeated last point: a map closes a polygon by itself. */
function vertices(ring: Ring): { lat: number; lng: number }[] {
  return ring.slice(0, -1).map(([lng, lat]) => ({ lat, lng }));
}

/**
 * A representative's territory as WordPress stores it: one JSON text per polygon, nested one level
 * for its rings, each vertex `{"lat":…,"lng":…}`.
 */
export function polygonCoordinates(regions: readonly string[]): string[] {
  return regions.flatMap(regionPolygons).map((polygon) => JSON.stringify(polygon.map(vertices)));
}
