import pointInPolygon from 'point-in-polygon-hao';
import type { Point, Polygon } from './geometry.ts';

/**
 * Whether a position is in one of the polygons. A border belongs to the polygons on both of its sides; a hole belongs
 * to none.
 */
export function covers(polygons: readonly Polygon[], [lng, lat]: Point): boolean {
  // The library's types are not read-only, but it changes nothing. It returns 0 on a border.
  return polygons.some((polygon) => pointInPolygon([lng, lat], polygon as unknown as number[][][]) !== false);
}
