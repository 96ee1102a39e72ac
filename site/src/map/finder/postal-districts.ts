import type { Region } from '@headwater/contract/postal-regions.ts';
import type { Point } from '../geometry.ts';
import type { PostalPlace } from './zip-codes.ts';

/**
 * Canada's postal districts by the first letter of a postal code, each with its largest city. Finer data either has
 * terms that do not allow its use here or none.
 */
const districts: Readonly<Record<string, readonly [region: Region, position: Point]>> = {
  A: ['Newfoundland and Labrador', [-52.71, 47.56]],
  B: ['Nova Scotia', [-63.58, 44.65]],
  C: ['Prince Edward Island', [-63.13, 46.24]],
  E: ['New Brunswick', [-64.78, 46.09]],
  G: ['Quebec', [-71.21, 46.81]],
  H: ['Quebec', [-73.57, 45.5]],
  J: ['Quebec', [-75.7, 45.48]],
  K: ['Ontario', [-75.69, 45.42]],
  L: ['Ontario', [-79.64, 43.59]],
  M: ['Ontario', [-79.38, 43.65]],
  N: ['Ontario', [-81.25, 42.98]],
  P: ['Ontario', [-81, 46.49]],
  R: ['Manitoba', [-97.14, 49.9]],
  S: ['Saskatchewan', [-106.67, 52.13]],
  T: ['Alberta', [-114.07, 51.05]],
  V: ['British Columbia', [-123.12, 49.28]],
  X: ['Northwest Territories', [-114.37, 62.45]],
  Y: ['Yukon', [-135.06, 60.72]],
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

/** The largest cities of a province, one of each district. */
export function citiesOf(region: Region): Point[] {
  if (region === nunavut.region) return [nunavut.position];
  return Object.values(districts).flatMap(([province, position]) => (province === region ? [position] : []));
}
