import type { Polygon } from '@headwater/site/src/map/geometry.ts';
import { readAtlas, readTopology } from './atlas-outlines.ts';

/**
 * Outlines of the states and the District of Columbia by name, from the Census Bureau's 1:10 million boundaries. The
 * tolerance grows with a border's extent, so that Rhode Island keeps its bay and the Rio Grande stays within the 120
 * points that a ring may have.
 */
export function readStateOutlines(): ReadonlyMap<string, readonly Polygon[]> {
  return readAtlas(readTopology('us-atlas/states-10m.json'), {
    object: 'states',
    tolerance: (extent) => 0.022 + 0.0055 * extent,
    smallestRing: 0.03,
  });
}
