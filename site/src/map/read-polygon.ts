import { isRecord } from '@headwater/contract/is-record.ts';
import { parsedJson } from '@headwater/contract/parsed-json.ts';
import type { Point, Polygon, Ring } from './geometry.ts';

/** A polygon that cannot be drawn; the message completes "polygon 2 …". */
export class PolygonError extends Error {
  override readonly name = 'PolygonError';
}

/** WordPress fields may contain numbers as text. */
function degrees(value: unknown, most: number): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) {
    throw new PolygonError('has a vertex that is neither {"lat": 45, "lng": -93} nor [-93, 45]');
  }
  if (Math.abs(number) > most) throw new PolygonError(`has a vertex at ${number} degrees, outside the globe`);
  return number;
}

/** A vertex as `{"lat":…,"lng":…}` or `[lng, lat]`; undefined for anything that may hold vertices. */
function readVertex(value: unknown): Point | undefined {
  if (isRecord(value)) return [degrees(value.lng, 180), degrees(value.lat, 90)];
  if (!Array.isArray(value) || Array.isArray(value[0]) || isRecord(value[0])) return undefined;
  return [degrees(value[0], 180), degrees(value[1], 90)];
}

function isSame(one: Point | undefined, other: Point | undefined): boolean {
  return one?.[0] === other?.[0] && one?.[1] === other?.[1];
}

/** Whether all vertices are at one or two positions. It reads a ring up to its third one. */
function hasFewCorners(ring: Ring): boolean {
  const second = ring.find((vertex) => !isSame(vertex, ring[0]));
  return ring.every((vertex) => isSame(vertex, ring[0]) || isSame(vertex, second));
}

/** Closes the ring: the first vertex is repeated at the end. */
function readRing(values: readonly unknown[]): Ring {
  const vertices = values.map((value) => {
    const vertex = readVertex(value);
    if (!vertex) throw new PolygonError('mixes vertices and lists of vertices');
    return vertex;
  });
  const [first] = vertices;
  if (!first) throw new PolygonError('has an empty ring');
  const ring = isSame(first, vertices.at(-1)) ? vertices : [...vertices, first];
  if (hasFewCorners(ring)) throw new PolygonError('has fewer than three vertices');
  return ring;
}

/** How many lists lie around the first vertex: 1 for a ring, 2 for a polygon of rings, 3 for several polygons. */
function depthOf(value: unknown): number {
  return Array.isArray(value) && readVertex(value) === undefined ? 1 + depthOf(value[0]) : 0;
}

/** More levels than any valid polygon has; a text from the CMS may have thousands. */
const DEEPEST = 3;

function assertShallow(text: string): void {
  if (/^(?:\s*\[){5}/.test(text)) throw new PolygonError(`nests deeper than ${DEEPEST} levels`);
}

/**
 * Parses one entry of `polygonCoordinates`: a ring, a list of rings (the outer one first, then its holes), or a list of
 * such polygons, as JSON. A vertex is `{"lat":…,"lng":…}` or `[lng, lat]`, in degrees.
 * @throws PolygonError with what is wrong
 */
export function readPolygon(text: string): Polygon[] {
  assertShallow(text);
  const value = parsedJson(text);
  if (value === undefined) throw new PolygonError('is not valid JSON');
  const depth = depthOf(value);
  if (!Array.isArray(value) || depth < 1) throw new PolygonError('is not a list of vertices');
  const asList = (part: unknown): readonly unknown[] => {
    if (!Array.isArray(part) || part.length === 0) throw new PolygonError('has an empty ring');
    return part;
  };
  const asPolygon = (part: unknown): Polygon => asList(part).map((ring) => readRing(asList(ring)));
  if (depth === 1) return [[readRing(value)]];
  return depth === 2 ? [asPolygon(value)] : value.map(asPolygon);
}
