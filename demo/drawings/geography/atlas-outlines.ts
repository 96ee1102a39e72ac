import { readFileSync } from 'node:fs';
import type { Point, Polygon } from '@headwater/site/src/map/geometry.ts';
import { ringArea } from '@headwater/site/src/map/geometry.ts';
import { feature } from 'topojson-client';
import { simplifyLine } from './simplify-line.ts';

export type Topology = Parameters<typeof feature>[0];

/** How outlines of one atlas are simplified. */
export interface AtlasOptions {
  /** The object of the topology that has the regions. */
  object: string;
  /** Degrees by which a border may move, given its extent in degrees. */
  tolerance: (extent: number) => number;
  /** Square degrees; smaller islands are dropped unless they are all there is. */
  smallestRing: number;
  /** The points of a border that another file has, given the regions on both sides; undefined for any other border. */
  align?: (line: readonly Point[], regions: readonly string[]) => readonly Point[] | undefined;
}

function extentOf(line: readonly Point[]): number {
  const lngs = line.map(([lng]) => lng);
  const lats = line.map(([, lat]) => lat);
  return Math.hypot(Math.max(...lngs) - Math.min(...lngs), Math.max(...lats) - Math.min(...lats));
}

/** Whole steps that a quantized arc stores, as positions in degrees. */
function decodedArc(arc: Topology['arcs'][number], topology: Topology): readonly Point[] {
  const { scale, translate } = topology.transform ?? { scale: [1, 1], translate: [0, 0] };
  let [x, y] = [0, 0];
  return arc.map(([dx = 0, dy = 0]) => {
    x = topology.transform ? x + dx : dx;
    y = topology.transform ? y + dy : dy;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
}

/** The names of the regions that use each arc. */
function regionsOfArcs(topology: Topology, object: string): ReadonlyMap<number, string[]> {
  const regions = new Map<number, string[]>();
  const collection = topology.objects[object];
  if (collection?.type !== 'GeometryCollection')
    throw new Error(`The object "${object}" of the atlas is not a collection.`);
  for (const geometry of collection.geometries) {
    const arcs = 'arcs' in geometry ? (geometry.arcs.flat(3) as number[]) : [];
    const name = String((geometry.properties as { name?: unknown } | undefined)?.name);
    for (const arc of new Set(arcs.map((index) => (index < 0 ? ~index : index)))) {
      regions.set(arc, [...(regions.get(arc) ?? []), name]);
    }
  }
  return regions;
}

/** Simplified arc by arc and not ring by ring, so that neighbors keep sharing their border. */
function simplifiedTopology(topology: Topology, { object, tolerance, align }: AtlasOptions): Topology {
  const { transform: _, ...rest } = topology;
  const regions = regionsOfArcs(topology, object);
  const lines = topology.arcs.map((arc) => decodedArc(arc, topology));
  const aligned = lines.map((line, index) => align?.(line, regions.get(index) ?? []));
  // Where other borders meet an aligned one, they follow it.
  const moved = new Map<string, Point>();
  for (const [index, line] of lines.entries()) {
    for (const end of [0, -1]) {
      const [from, to] = [line.at(end), aligned[index]?.at(end)];
      if (from && to) moved.set(String(from), to);
    }
  }
  const joined = (line: readonly Point[]) =>
    line.map((point, index) =>
      index === 0 || index === line.length - 1 ? (moved.get(String(point)) ?? point) : point,
    );
  return {
    ...rest,
    arcs: lines.map((line, index) =>
      (aligned[index] ?? simplifyLine(joined(line), tolerance(extentOf(line)))).map(([x, y]) => [x, y]),
    ),
  };
}

function largeEnough(polygons: readonly Polygon[], smallest: number): readonly Polygon[] {
  const areaOf = (polygon: Polygon) => ringArea(polygon[0] ?? []);
  const largest = Math.max(...polygons.map(areaOf));
  return polygons.filter((polygon) => areaOf(polygon) >= Math.min(smallest, largest));
}

/** Four decimals are some thirty feet. */
function rounded(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}

/** Islands beyond the 180th meridian are given west of it, beside the rest of their state. */
function positionsToPolygon(rings: readonly (readonly number[][])[]): Polygon {
  return rings.map((ring) =>
    ring.map(([lng = 0, lat = 0]): Point => [rounded(lng > 0 ? lng - 360 : lng), rounded(lat)]),
  );
}

/** @param specifier of a TopoJSON file in an installed package */
export function readTopology(specifier: string): Topology {
  // The packages publish these files as TopoJSON topologies.
  return JSON.parse(readFileSync(new URL(import.meta.resolve(specifier)), 'utf8')) as Topology;
}

/** Outlines of the regions of an atlas in North America, by name. */
export function readAtlas(topology: Topology, options: AtlasOptions): ReadonlyMap<string, readonly Polygon[]> {
  const simpler = simplifiedTopology(topology, options);
  const regions = simpler.objects[options.object];
  if (regions?.type !== 'GeometryCollection') throw new Error(`The object "${options.object}" is not a collection.`);
  return new Map(
    feature(simpler, regions).features.map(({ geometry, properties }) => {
      const name = String(properties?.name).normalize('NFD').replace(/\p{M}/gu, '');
      const parts =
        geometry.type === 'Polygon'
          ? [geometry.coordinates]
          : geometry.type === 'MultiPolygon'
            ? geometry.coordinates
            : [];
      return [name, largeEnough(parts.map(positionsToPolygon), options.smallestRing)];
    }),
  );
}
