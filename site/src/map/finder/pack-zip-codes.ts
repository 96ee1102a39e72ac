import { deflateRawSync } from 'node:zlib';
import { postalRegions } from '@headwater/contract/postal-regions.ts';

/** ZIP codes in a fiftieth of their size; `unpackZipCodes` reads it. */
export interface PackedZipCodes {
  /** Postal codes of the states, by their index in the data. */
  states: string[];
  count: number;
  /** Deflated columns of all ZIP codes, in base64: differences, states, latitudes and longitudes in hundredths. */
  data: string;
  /** Their towns, one a line, deflated and in base64; an empty line is the town above. */
  towns: string;
}

/** A ZIP code in the package's format. */
export interface ZipCodeRecord {
  zip: string;
  /** Degrees. */
  latitude: number;
  longitude: number;
  /** Two letters. */
  state: string;
  country: string;
  city: string;
}

/** Packs the ZIP codes of the regions that a territory may list; small islands and the military are left out. */
export function packZipCodes(records: readonly ZipCodeRecord[]): PackedZipCodes {
  const sorted = records
    .filter(({ country, state, latitude, longitude }) => {
      const isPlaced = Number.isFinite(latitude) && Number.isFinite(longitude) && (latitude !== 0 || longitude !== 0);
      return country === 'US' && isPlaced && Object.hasOwn(postalRegions, state);
    })
    .toSorted((one, other) => Number(one.zip) - Number(other.zip));
  const states = [...new Set(sorted.map(({ state }) => state))].sort();
  const columns = [
    Uint16Array.from(sorted, ({ zip }, index) => Number(zip) - Number(sorted[index - 1]?.zip ?? 0)),
    Uint16Array.from(sorted, ({ state }) => states.indexOf(state)),
    Int16Array.from(sorted, ({ latitude }) => Math.round(latitude * 100)),
    Int16Array.from(sorted, ({ longitude }) => Math.round(longitude * 100)),
  ];
  const lines = sorted.map(({ city }, index) => (city === sorted[index - 1]?.city ? '' : city));
  const bytes = Buffer.concat(columns.map(({ buffer }) => new Uint8Array(buffer)));
  const [data, towns] = [bytes, Buffer.from(lines.join('\n'))].map((column) =>
    deflateRawSync(column, { level: 9 }).toString('base64'),
  );
  return { states, count: sorted.length, data: data ?? '', towns: towns ?? '' };
}
