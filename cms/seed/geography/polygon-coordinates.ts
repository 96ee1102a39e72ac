import { regionPolygons } from './region-polygons.ts';

/** Three decimals are about 100 m, finer than the outlines are. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1_000) / 1_000;
}

/**
 * A representative's territory as WordPress stores it: one JSON text per polygon, nested one level
 * for its rings, each vertex `{"lat":…,"lng":…}`.
 */
export function polygonCoordinates({ regions }: { regions: readonly string[] }): string[] {
  return regions
    .flatMap(regionPolygons)
    .map((ring) =>
      JSON.stringify([ring.map(([longitude, latitude]) => ({ lat: rounded(latitude), lng: rounded(longitude) }))]),
    );
}
