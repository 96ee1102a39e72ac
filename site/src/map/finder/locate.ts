import { assertNever } from '@headwater/contract/assert-never.ts';
import { postalRegions, type Region } from '@headwater/contract/postal-regions.ts';
import { covers } from '../covers.ts';
import type { Point } from '../geometry.ts';
import { regionPolygons } from '../outlines/region-polygons.ts';
import { isRegionCode } from '../outlines/regions.ts';
import { citiesOf, cityNamed, findPostalCode } from './postal-districts.ts';
import type { Near } from './read-near.ts';
import type { Town, ZipCodes } from './zip-codes.ts';

/** A location for which a representative is searched. */
export interface Location {
  /** Undefined outside the states and provinces. */
  region: Region | undefined;
  /** Undefined for a whole state or province. */
  position: Point | undefined;
  /** Positions spread over the state or province. */
  sample: readonly Point[];
}

/** Number of positions that represent a state. */
const SAMPLE = 50;
/** Degrees from a position to a ZIP code that is still in the same state, where the project has no outline. */
const NEARBY = 2;

function regionAt(position: Point, zips: ZipCodes): Region | undefined {
  const code = Object.keys(postalRegions).find((one) => isRegionCode(one) && covers(regionPolygons(one), position));
  return code && isRegionCode(code) ? postalRegions[code] : zips.nearest(position, NEARBY)?.region;
}

/** The towns that a visitor may mean: several where the name alone does not say which. */
export function townsNamed({ name, region, within }: Extract<Near, { kind: 'town' }>, zips: ZipCodes): Town[] {
  const towns = [...zips.towns(name), ...cityNamed(name)];
  if (region) return towns.filter((town) => town.region === region);
  if (towns.length > 0 || !within || !name.toLowerCase().endsWith(` ${within.toLowerCase()}`)) return towns;
  return townsNamed({ kind: 'town', name: name.slice(0, -within.length - 1), region: within, within: undefined }, zips);
}

/** @returns undefined for an unknown location, and for a town that may be in one of several states */
export function locate(near: Exclude<Near, { kind: 'nothing' }>, zips: ZipCodes): Location | undefined {
  switch (near.kind) {
    case 'position':
      return { region: regionAt(near.position, zips), position: near.position, sample: [] };
    case 'zip': {
      const place = zips.find(near.zip);
      return place && { ...place, sample: [] };
    }
    case 'postal-code': {
      const place = findPostalCode(near.code);
      return place && { ...place, sample: [] };
    }
    case 'region': {
      const cities = citiesOf(near.region);
      const sample = cities.length > 0 ? cities : zips.sample(near.region, SAMPLE);
      return { region: near.region, position: undefined, sample };
    }
    case 'town': {
      const [town, ...others] = townsNamed(near, zips);
      if (town && others.length === 0) return { region: town.region, position: town.position, sample: [] };
      const region = near.region ?? (town ? undefined : near.within);
      return region && locate({ kind: 'region', region }, zips);
    }
    case 'unknown':
      return undefined;
    default:
      return assertNever(near, 'place');
  }
}
