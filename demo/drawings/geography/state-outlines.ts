import { readFileSync } from 'node:fs';
import type { Point, Polygon } from '@headwater/site/src/map/geometry.ts';
import { ringArea } from '@headwater/site/src/map/geometry.ts';
import { feature } from 'topojson-client';
import { simplifyLine } from './simplify-line.ts';

type Topology = Parameters<typeof feature>[0];

/**
 * Degrees by which a border may move. It grows with the border's extent, so that Rhode Island keeps
 * its bay and the Rio Grande stays within the 120 points that a ring may have.
 */
function toleranceFor(arc: readonly Point[]): number {
  const lngs = arc.map(([lng]) => lng);
  const lats = arc.map(([, lat]) => lat);
  const extent = Math.hypot(Math.max(...lngs) - Math.min(...lngs), Math.max(...lats) - Math.min(...lats));
  return 0.022 + 0.0055 * extent;
}

/** Square degrees; smaller islands are dropped unless they are all there is. */
const smallestRing = 0.03;

/** Whole steps that a quantised arc stores, as positions in degrees. */
function decodedArc(arc: Topology['arcs'][number], topology: Topology): readonly Point[] {
  const { scale, translate } = topology.transform ?? { scale: [1, 1], translate: [0, 0] };
  let [x, y] = [0, 0];
  return arc.map(([dx = 0, dy = 0]) => {
    x = topology.transform ? x + dx : dx;
    y = topology.transform ? y + dy : dy;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
}

/** Simplified arc by arc and not ring by ring, so that neighbours keep sharing their border. */
function simplifiedTopology(): Topology {
  const file = new URL(import.meta.resolve('us-atlas/states-10m.json'));
  // The package publishes this file as a TopoJSON topology.
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology;
  const { transform: _, ...rest } = topology;
  return {
    ...rest,
    arcs: topology.arcs.map((arc) => {
      const line = decodedArc(arc, topology);
      return simplifyLine(line, toleranceFor(line)).map(([x, y]) => [x, y]);
    }),
  };
}

function largeEnough(polygons: readonly Polygon[]): readonly Polygon[] {
  const areaOf = (polygon: Polygon) => ringArea(polygon[0] ?? []);
  const largest = Math.max(...polygons.map(areaOf));
  return polygons.filter((polygon) => areaOf(polygon) >= Math.min(smallestRing, largest));
}

/** Four decimals are some thirty feet. */
function rounded(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}

function positionsToPolygon(rings: readonly (readonly number[][])[]): Polygon {
  return rings.map((ring) => ring.map(([lng = 0, lat = 0]): Point => [rounded(lng), rounded(lat)]));
}

/** Outlines of the states and the District of Columbia by name, from the Census Bureau's 1:10 million boundaries. */
export function readStateOutlines(): ReadonlyMap<string, readonly Polygon[]> {
  const topology = simplifiedTopology();
  const states = topology.objects.states;
  if (states?.type !== 'GeometryCollection') throw new Error('us-atlas: the object "states" is not a collection.');
  return new Map(
    feature(topology, states).features.map(({ geometry, properties }) => {
      const name = String(properties?.name);
      if (geometry.type === 'Polygon') return [name, largeEnough([positionsToPolygon(geometry.coordinates)])];
      if (geometry.type === 'MultiPolygon') return [name, largeEnough(geometry.coordinates.map(positionsToPolygon))];
      throw new Error(`us-atlas: the outline of ${name} is a ${geometry.type}.`);
    }),
  );
}
