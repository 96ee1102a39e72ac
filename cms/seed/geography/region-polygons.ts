import { readFileSync } from 'node:fs';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { provinceOutlines } from './province-outlines.ts';
import { type Position, simplifyLine } from './simplify-line.ts';
import { stateCodes } from './state-codes.ts';

/** One closed outer ring; lakes and holes do not matter to a sales territory. */
export type Ring = Position[];

/** About 4 km: nothing that shows at the scale of a continent. */
const TOLERANCE_DEGREES = 0.04;
/** Rocks and sandbanks below this size would be dots on the map. */
const SMALLEST_SQUARE_DEGREES = 0.02;

function readAtlas(): Topology<{ states: GeometryCollection }> {
  const file = new URL(import.meta.resolve('us-atlas/states-10m.json'));
  // The package's own format, described by its types.
  return JSON.parse(readFileSync(file, 'utf8')) as Topology<{ states: GeometryCollection }>;
}

/** Arcs are shared by neighbours: simplified one by one, borders stay common to both sides. */
function simplifyArcs(topology: Topology<{ states: GeometryCollection }>): Topology<{ states: GeometryCollection }> {
  const { scale, translate } = topology.transform ?? { scale: [1, 1], translate: [0, 0] };
  const arcs = topology.arcs.map((arc) => {
    let [x, y] = [0, 0];
    const line = arc.map(([dx = 0, dy = 0]): Position => {
      [x, y] = [x + dx, y + dy];
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
    return simplifyLine(line, TOLERANCE_DEGREES);
  });
  const { transform: _, ...rest } = topology;
  return { ...rest, arcs };
}

/** Area of a closed ring in square degrees (the shoelace formula). */
function ringArea(ring: Ring): number {
  return Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
      return sum + x * nextY - nextX * y;
    }, 0) / 2,
  );
}

function outerRings(geometry: GeoJSON.Geometry | null): Ring[] {
  const polygons =
    geometry?.type === 'Polygon'
      ? [geometry.coordinates]
      : geometry?.type === 'MultiPolygon'
        ? geometry.coordinates
        : [];
  const rings = polygons.map(([outer = []]) => outer.map(([x = 0, y = 0]): Position => [x, y]));
  const large = rings.filter((ring) => ringArea(ring) >= SMALLEST_SQUARE_DEGREES);
  return large.length > 0 ? large : rings.toSorted((a, b) => ringArea(b) - ringArea(a)).slice(0, 1);
}

function readRegions(): Map<string, Ring[]> {
  const atlas = simplifyArcs(readAtlas());
  const regions = new Map<string, Ring[]>();
  for (const state of feature(atlas, atlas.objects.states).features) {
    const code = stateCodes[String(state.id).padStart(2, '0')];
    if (code) regions.set(code, outerRings(state.geometry));
  }
  for (const [code, outline] of Object.entries(provinceOutlines)) {
    regions.set(code, [outline.map(([longitude, latitude]): Position => [longitude, latitude])]);
  }
  return regions;
}

let regions: Map<string, Ring[]> | undefined;

/** Codes of all regions that have an outline. */
export function regionCodes(): string[] {
  regions ??= readRegions();
  return [...regions.keys()];
}

/**
 * Closed outer rings of a state or province, `[longitude, latitude]` in degrees.
 * @throws RangeError for a code that is neither one of the lower 48 states, DC, nor AB, SK, MB, ON.
 */
export function regionPolygons(code: string): Ring[] {
  regions ??= readRegions();
  const rings = regions.get(code);
  if (!rings) throw new RangeError(`No outline for region "${code}"; known are ${regionCodes().join(', ')}.`);
  return rings;
}
