import { expect, test } from 'vitest';
import { type Point, ringArea } from '../geometry.ts';
import { regionPolygons } from './region-polygons.ts';
import { regionNames } from './regions.ts';

const codes = Object.keys(regionNames);

function points(code: string): readonly Point[] {
  return regionPolygons(code).flat(2);
}

function sharedPoints(one: string, other: string): number {
  const known = new Set(points(one).map(String));
  return points(other).filter((point) => known.has(String(point))).length;
}

test('the lower 48 states, the capital and four provinces have outlines', () => {
  expect(codes).toHaveLength(48 + 1 + 4);
});

test('refuses an unknown region, with its code in the message', () => {
  expect(() => regionPolygons('ZZ')).toThrow('"ZZ" is not the code of a covered state or province.');
});

test.each(codes)('%s has closed rings of 4 to 120 points', (code) => {
  const rings = regionPolygons(code).flat();
  expect(rings.length).toBeGreaterThan(0);
  for (const ring of rings) {
    expect(ring.length).toBeGreaterThanOrEqual(4);
    expect(ring.length).toBeLessThanOrEqual(120);
    expect(ring.at(-1)).toEqual(ring[0]);
  }
});

test.each(codes)('%s lies between the Pacific and the Atlantic, the Keys and the 60th parallel', (code) => {
  for (const [lng, lat] of points(code)) {
    expect(lng).toBeGreaterThan(-125);
    expect(lng).toBeLessThan(-66.8);
    expect(lat).toBeGreaterThan(24.4);
    expect(lat).toBeLessThanOrEqual(60);
  }
});

test.each([
  ['MN', 'WI', 5],
  ['AB', 'SK', 3],
  ['SK', 'MB', 5],
  ['MB', 'ON', 4],
  ['ON', 'MN', 15],
  ['ON', 'NY', 5],
  ['MB', 'ND', 1],
])('%s and %s meet without a gap', (one, other, least) => {
  expect(sharedPoints(one, other)).toBeGreaterThanOrEqual(least);
});

test('a state keeps its size when its outline is simplified', () => {
  const squareDegrees = (code: string) => regionPolygons(code).reduce((sum, [ring = []]) => sum + ringArea(ring), 0);
  expect(squareDegrees('CO')).toBeCloseTo(7 * 4, 0);
  expect(squareDegrees('TX')).toBeGreaterThan(64);
  expect(squareDegrees('TX')).toBeLessThan(67);
});
