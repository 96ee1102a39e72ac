import type { Region } from '@headwater/contract/postal-regions.ts';
import type { Point } from '../geometry.ts';
import type { PostalPlace, Town } from './zip-codes.ts';

/**
 * Canada's postal districts by the first letter of a postal code, each with its largest city. Finer data either has
 * terms that do not allow its use here or none.
 */
const districts: Readonly<Record<string, readonly [region: Region, position: Point, city: string]>> = {
  A: ['Newfoundland and Labrador', [-52.71, 47.56], "St. John's"],
  B: ['Nova Scotia', [-63.58, 44.65], 'Halifax'],
  C: ['Prince Edward Island', [-63.13, 46.24], 'Charlottetown'],
  E: ['New Brunswick', [-64.78, 46.09], 'Moncton'],
  G: ['Quebec', [-71.21, 46.81], 'Quebec'],
  H: ['Quebec', [-73.57, 45.5], 'Montreal'],
  J: ['Quebec', [-75.7, 45.48], 'Gatineau'],
  K: ['Ontario', [-75.69, 45.42], 'Ottawa'],
  L: ['Ontario', [-79.64, 43.59], 'Hamilton'],
  M: ['Ontario', [-79.38, 43.65], 'Toronto'],
  N: ['Ontario', [-81.25, 42.98], 'London'],
  P: ['Ontario', [-81, 46.49], 'Sudbury'],
  R: ['Manitoba', [-97.14, 49.9], 'Winnipeg'],
  S: ['Saskatchewan', [-106.67, 52.13], 'Saskatoon'],
  T: ['Alberta', [-114.07, 51.05], 'Calgary'],
  V: ['British Columbia', [-123.12, 49.28], 'Vancouver'],
  X: ['Northwest Territories', [-114.37, 62.45], 'Yellowknife'],
  Y: ['Yukon', [-135.06, 60.72], 'Whitehorse'],
};

/** Nunavut shares its letter with the Northwest Territories. */
const NUNAVUT = /^X0[ABC]/;
const nunavut: PostalPlace = { region: 'Nunavut', position: [-68.52, 63.75] };

/** Where a Canadian postal code is, by its district. @param code in capitals, at least its first three characters */
export function findPostalCode(code: string): PostalPlace | undefined {
  if (NUNAVUT.test(code)) return nunavut;
  const district = districts[code.charAt(0)];
  return district && { region: district[0], position: district[1] };
}

/** The city of a name, where it is the largest of its district. */
export function cityNamed(name: string): Town[] {
  const wanted = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return Object.values(districts).flatMap(([region, position, city]) =>
    city.toLowerCase() === wanted ? [{ region, position, name: city }] : [],
  );
}

/** The largest cities of a province, one of each district. */
export function citiesOf(region: Region): Point[] {
  if (region === nunavut.region) return [nunavut.position];
  return Object.values(districts).flatMap(([province, position]) => (province === region ? [position] : []));
}
