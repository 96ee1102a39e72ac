import type { QueryCms } from '../../cms-client/cms-client.ts';
import { CmsQueryError } from '../../cms-client/errors.ts';
import { fetchTerritories } from '../fetch-territories.ts';
import type { ListedRepresentative } from '../representative.ts';
import { findRepresentatives } from './find-representatives.ts';
import { locate, townsNamed } from './locate.ts';
import { readNear } from './read-near.ts';
import { zipCodes } from './zip-codes.ts';

interface Nearby {
  /** The visitor's text for the input; empty for a position from the browser. */
  entered: string;
  /** The name of the region, or the visitor's text. */
  place: string;
  /** Undefined for an unknown location, and while it may be one of several. */
  found: readonly ListedRepresentative[] | undefined;
  /** Towns of the name that the visitor entered, to choose from. */
  towns?: readonly string[];
}

/**
 * Finds the representatives for a location, with current data from the CMS.
 * @param near as the visitor entered it
 * @returns undefined when nothing was entered
 * @throws CmsError when the CMS does not respond, or could not resolve those that may be the ones
 */
export async function findNearby(query: QueryCms, near: string): Promise<Nearby | undefined> {
  const read = readNear(near);
  if (read.kind === 'nothing') return undefined;
  const entered = read.kind === 'position' ? '' : near.trim();
  const zips = await zipCodes();
  const towns = read.kind === 'town' ? townsNamed(read, zips) : [];
  const names = towns.map(({ name, region }) => `${name}, ${region}`);
  if (names.length > 1) return { entered, place: entered, found: undefined, towns: names.sort() };
  const location = locate(read, zips);
  if (!location) return { entered, place: entered, found: undefined };
  const { data: territories, errors } = await fetchTerritories(query, null);
  const found = findRepresentatives(territories, location).map(({ representative }) => representative);
  // "No one near you" would be a guess, and the end of a visitor's search.
  if (found.length === 0 && errors.length > 0) throw new CmsQueryError('GetRepresentativeMap', errors);
  return { entered, place: names[0] ?? location.region ?? entered, found };
}
