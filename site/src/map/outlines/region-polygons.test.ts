import { postalRegions } from '@headwater/contract/postal-regions.ts';
import { expect, test } from 'vitest';
import { type Point, ringArea } from '../geometry.ts';
import { regionPolygons } from './region-polygons.ts';

const codes = Object.keys(postalRegions);

function points(code: string): readonly Point[] {
  return regionPolygons(code).flat(2);
}

function sharedPoints(one: string, other: string): number {
  const known = new Set(points(one).map(String));
  return points(other).filter((point) => known.has(String(point))).length;
}

test('all 65 regions of the United States or Canada have outlines', () => {
  expect(codes).toHaveLength(50 + 2 + 13);
});

test('refuses an unknown region with its code in the message', () => {
  expect(() => regionPolygons('ZZ')).toThrow('"ZZ" is not the code of a state, province or territory.');
});

test.each(codes)('the outline of %s has closed rings of 4 to 150 points', (code) => {
  const rings = regionPolygons(code).flat();
  expect(rings.length).toBeGreaterThan(0);
  for (const ring of rings) {
    expect(ring.length).toBeGreaterThanOrEqual(4);
    expect(ring.length).toBeLessThanOrEqual(150);
    expect(ring.at(-1)).toEqual(ring[0]);
  }
});

const extent = (code: string) => {
  const [lngs, lats] = [points(code).map(([lng]) => lng), points(code).map(([, lat]) => lat)];
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)].map(Math.round);
};

/** West, south, east and north, in whole degrees. */
test.each([
  ['AK', [-188, 52, -130, 71]],
  ['HI', [-160, 19, -155, 22]],
  ['PR', [-67, 18, -66, 19]],
  ['FL', [-88, 25, -80, 31]],
  ['MN', [-97, 44, -89, 49]],
  ['BC', [-139, 48, -114, 60]],
  ['QC', [-80, 45, -57, 63]],
  ['NB', [-69, 45, -64, 48]],
  ['NS', [-66, 43, -60, 47]],
  ['PE', [-64, 46, -62, 47]],
  ['NL', [-68, 47, -53, 60]],
  ['YT', [-141, 60, -124, 70]],
  ['NT', [-136, 60, -102, 79]],
  ['NU', [-121, 60, -61, 83]],
] as const)('the region %s lies between the degrees %j', (code, expected) => {
  expect(extent(code)).toEqual(expected);
});

test.each([
  ['MN', 'WI', 5],
  ['AB', 'SK', 3],
  ['SK', 'MB', 5],
  ['MB', 'ON', 4],
  ['ON', 'MN', 15],
  ['ON', 'NY', 5],
  ['MB', 'ND', 1],
  ['BC', 'AB', 16],
  ['BC', 'YT', 2],
  ['AB', 'NT', 2],
  ['MB', 'NU', 1],
  ['ON', 'QC', 10],
  ['QC', 'NL', 20],
  ['NS', 'NB', 2],
])('the regions %s and %s meet without a gap', (one, other, least) => {
  expect(sharedPoints(one, other)).toBeGreaterThanOrEqual(least);
});

test('a state keeps its size when its outline is simplified', () => {
  const squareDegrees = (code: string) => regionPolygons(code).reduce((sum, [ring = []]) => sum + ringArea(ring), 0);
  expect(squareDegrees('CO')).toBeCloseTo(7 * 4, 0);
  expect(squareDegrees('TX')).toBeGreaterThan(64);
  expect(squareDegrees('TX')).toBeLessThan(67);
});
