import { inflateRawSync } from 'node:zlib';
import { postalRegions, type Region } from '@headwater/contract/postal-regions.ts';
import type { Point } from '../geometry.ts';
import type { PackedZipCodes } from './pack-zip-codes.ts';

/** Where a postal code is. */
export interface PostalPlace {
  region: Region;
  position: Point;
}

export interface ZipCodes {
  /** Where a ZIP code of five digits is; for one that is not in the data, its neighbor with the same first three. */
  find(zip: string): PostalPlace | undefined;
  /** Positions spread over a state, at most `most`. */
  sample(region: Region, most: number): Point[];
  /** The ZIP code nearest to a position, at most `within` degrees away. */
  nearest(position: Point, within: number): PostalPlace | undefined;
  /** The towns of a name, one in each state that has one. */
  towns(name: string): Town[];
}

export interface Town extends PostalPlace {
  name: string;
}

const abbreviations: Readonly<Record<string, string>> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' };

/** A town's name as the data spells it, in lower case: `St. Paul` is `saint paul`. */
function spelled(name: string): string {
  const words = name
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '')
    .toLowerCase()
    .split(/\s+/);
  return words.map((word) => abbreviations[word] ?? word).join(' ');
}

/** Index of the first number that is not below `least`, in sorted numbers. */
function firstFrom(numbers: Uint32Array, least: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

const regions: Readonly<Record<string, Region | undefined>> = postalRegions;

/** Makes packed ZIP codes searchable. It takes a few milliseconds and a few hundred kilobytes. */
export function unpackZipCodes({ states, count, data, towns }: PackedZipCodes): ZipCodes {
  // A copy whose memory begins at an even index, as typed arrays of 16 bits need it.
  const { buffer } = new Uint8Array(inflateRawSync(Buffer.from(data, 'base64')));
  const column = 2 * count;
  const differences = new Uint16Array(buffer, 0, count);
  const stateIndexes = new Uint16Array(buffer, column, count);
  const latitudes = new Int16Array(buffer, 2 * column, count);
  const longitudes = new Int16Array(buffer, 3 * column, count);
  let last = 0;
  const zips = Uint32Array.from(differences, (difference) => {
    last += difference;
    return last;
  });

  const townNames = inflateRawSync(Buffer.from(towns, 'base64')).toString('utf8').split('\n');
  const pointAt = (index: number): Point => [(longitudes[index] ?? 0) / 100, (latitudes[index] ?? 0) / 100];
  function placeAt(index: number): PostalPlace | undefined {
    const region = regions[states[stateIndexes[index] ?? -1] ?? ''];
    return region && { region, position: pointAt(index) };
  }

  return {
    find(zip) {
      const number = Number(zip);
      const next = firstFrom(zips, number);
      const candidates = [next, next - 1].flatMap((index) => {
        const found = zips[index];
        const isNear = found !== undefined && Math.floor(found / 100) === Math.floor(number / 100);
        return isNear ? { index, distance: Math.abs(found - number) } : [];
      });
      const [closest] = candidates.toSorted((one, other) => one.distance - other.distance);
      return closest && placeAt(closest.index);
    },
    sample(region, most) {
      const state = states.findIndex((code) => regions[code] === region);
      const inState = [...stateIndexes.keys()].filter((index) => stateIndexes[index] === state);
      const step = Math.max(1, Math.ceil(inState.length / most));
      return inState.filter((_, index) => index % step === 0).map(pointAt);
    },
    nearest([lng, lat], within) {
      let closest = -1;
      let least = within * within;
      for (let index = 0; index < count; index += 1) {
        const [zipLng, zipLat] = pointAt(index);
        const distance = (zipLng - lng) ** 2 + (zipLat - lat) ** 2;
        if (distance <= least) [closest, least] = [index, distance];
      }
      return closest < 0 ? undefined : placeAt(closest);
    },
    towns(name) {
      const wanted = spelled(name);
      const found = new Map<Region, Town>();
      let town: string | undefined;
      for (const [index, line] of townNames.entries()) {
        if (line !== '') town = line.toLowerCase() === wanted ? line : undefined;
        const place = town === undefined ? undefined : placeAt(index);
        if (town && place && !found.has(place.region)) found.set(place.region, { ...place, name: town });
      }
      return [...found.values()];
    },
  };
}

let unpacked: Promise<ZipCodes> | undefined;

/** The ZIP codes of the USA, read at the first search for one. */
export function zipCodes(): Promise<ZipCodes> {
  unpacked ??= import('./zip-codes.json', { with: { type: 'json' } }).then(({ default: packed }) =>
    unpackZipCodes(packed),
  );
  return unpacked;
}
