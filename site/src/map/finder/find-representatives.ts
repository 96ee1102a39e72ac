import type { Region } from '@headwater/contract/postal-regions.ts';
import { covers } from '../covers.ts';
import type { Polygon } from '../geometry.ts';
import type { Territory } from '../read-territory.ts';
import { regionsIn } from '../regions-in.ts';
import type { Location } from './locate.ts';

/** Share of a state's positions that a polygon must cover: borders that were drawn by hand spill over. */
const LEAST_SHARE = 0.04;

function names(territory: Territory, region: Region | undefined): boolean {
  return region !== undefined && regionsIn(territory.representative.territories).includes(region);
}

/** Whether polygons cover a part of a state or province. */
function coversSome(polygons: readonly Polygon[], sample: Location['sample']): boolean {
  const covered = sample.filter((position) => covers(polygons, position)).length;
  return covered > 0 && covered >= sample.length * LEAST_SHARE;
}

/**
 * The representatives for a location. At a position, polygons decide, or the written territory of a representative
 * without polygons. In a gap between all polygons, the written territories of all representatives decide. In a state or
 * province, it is every representative who lists it or whose polygons cover a part of it.
 */
export function findRepresentatives(
  territories: readonly Territory[],
  { region, position, sample }: Location,
): readonly Territory[] {
  if (!position) {
    return territories.filter((one) => names(one, region) || coversSome(one.polygons, sample));
  }
  const covering = territories.filter((one) =>
    one.polygons.length > 0 ? covers(one.polygons, position) : names(one, region),
  );
  return covering.length > 0 ? covering : territories.filter((one) => names(one, region));
}
