import type { Polygon } from './geometry.ts';
import { PolygonError, readPolygon } from './read-polygon.ts';

/** Limits of a representative's polygons: several times what a detailed map of a continent needs. */
export const polygonLimits = {
  /** Characters of one polygon's JSON. */
  characters: 1_000_000,
  /** Vertices of one polygon, and of all polygons of a representative. */
  verticesPerPolygon: 20_000,
  vertices: 100_000,
  /** Polygons of a representative. */
  polygons: 1_000,
} as const;

type PolygonLimits = { readonly [name in keyof typeof polygonLimits]: number };

interface ReadPolygons {
  polygons: Polygon[];
  /** Why entries were left out, such as "polygon 2 is not valid JSON". */
  problems: string[];
}

/** The JSON of each polygon. Which field an editor's plugin uses decides whether it is in a list or in an object. */
function textsOf(value: unknown): (string | undefined)[] {
  if (typeof value === 'string') return [value];
  if (!Array.isArray(value)) return [];
  return value.map((entry: unknown) => {
    if (typeof entry === 'string') return entry;
    const texts = Object.values(entry ?? {}).filter((part) => typeof part === 'string');
    return texts.length === 1 ? texts[0] : undefined;
  });
}

function vertexCount(polygons: readonly Polygon[]): number {
  return polygons.flat().reduce((sum, ring) => sum + ring.length, 0);
}

function readWithin(text: string | undefined, limits: PolygonLimits): Polygon[] {
  if (text === undefined) throw new PolygonError('is not text');
  if (text.length > limits.characters) throw new PolygonError(`is longer than ${limits.characters} characters`);
  const polygons = readPolygon(text);
  if (vertexCount(polygons) > limits.verticesPerPolygon) {
    throw new PolygonError(`has more than ${limits.verticesPerPolygon} vertices`);
  }
  return polygons;
}

/**
 * Reads a representative's `polygonCoordinates`. A polygon that cannot be read is left out with its reason; the others
 * stay.
 * @param value text, a list of texts, or a list of objects with one text, as the field comes out of WordPress
 */
export function readPolygons(value: unknown, limits: PolygonLimits = polygonLimits): ReadPolygons {
  const polygons: Polygon[] = [];
  const problems: string[] = [];
  let vertices = 0;
  for (const [index, text] of textsOf(value).entries()) {
    if (text?.trim() === '') continue;
    if (index >= limits.polygons || vertices > limits.vertices) {
      problems.push(
        `polygon ${index + 1} and all after it exceed ${limits.polygons} polygons or ${limits.vertices} vertices`,
      );
      break;
    }
    try {
      const read = readWithin(text, limits);
      vertices += vertexCount(read);
      polygons.push(...read);
    } catch (error) {
      if (!(error instanceof PolygonError)) throw error;
      problems.push(`polygon ${index + 1} ${error.message}`);
    }
  }
  return { polygons, problems };
}

/** How many problems a line of the log names. */
const NAMED = 3;

/** One line for the log that names the representative; undefined without problems. */
export function polygonWarning(name: string, problems: readonly string[]): string | undefined {
  if (problems.length === 0) return undefined;
  const more = problems.length > NAMED ? `; and ${problems.length - NAMED} more` : '';
  return `the map leaves out polygons of the representative ${JSON.stringify(name)}: ${problems.slice(0, NAMED).join('; ')}${more}`;
}
