import { expect, test } from 'vitest';
import { polygonCoordinates } from './polygon-coordinates.ts';
import { regionCodes, regionPolygons } from './region-polygons.ts';
import { simplifyLine } from './simplify-line.ts';

test('the lower 48 states, the capital and four provinces have outlines', () => {
  expect(regionCodes()).toHaveLength(48 + 1 + 4);
});

test('an unknown region is refused by name', () => {
  expect(() => regionPolygons('ZZ')).toThrow(/No outline for region "ZZ"/);
});

test.each(regionCodes())('%s is made of closed rings inside North America, none longer than 250 points', (code) => {
  const rings = regionPolygons(code);
  expect(rings.length).toBeGreaterThan(0);
  for (const ring of rings) {
    expect(ring.length).toBeGreaterThan(3);
    expect(ring.length).toBeLessThanOrEqual(250);
    expect(ring.at(-1)).toEqual(ring[0]);
    for (const [longitude, latitude] of ring) {
      expect(longitude).toBeGreaterThan(-125);
      expect(longitude).toBeLessThan(-66);
      expect(latitude).toBeGreaterThan(24);
      expect(latitude).toBeLessThanOrEqual(60);
    }
  }
});

test('neighbours share the points of their border', () => {
  const points = (code: string) => new Set(regionPolygons(code).flat().map(String));
  const shared = [...points('MN')].filter((point) => points('WI').has(point));
  expect(shared.length).toBeGreaterThan(5);
});

test('a territory is stored as WordPress stores it and stays small', () => {
  const everything = regionCodes().flatMap((code) => polygonCoordinates({ regions: [code] }));
  expect(JSON.parse(everything[0] ?? '')).toEqual([
    expect.arrayContaining([{ lat: expect.any(Number), lng: expect.any(Number) }]),
  ]);
  expect(everything.join('').length).toBeLessThan(250_000);
});

test('simplifying keeps the ends and the corners and drops what lies on the line', () => {
  expect(
    simplifyLine(
      [
        [0, 0],
        [1, 0.001],
        [2, 0],
        [2, 1],
        [2, 2],
      ],
      0.01,
    ),
  ).toEqual([
    [0, 0],
    [2, 0],
    [2, 2],
  ]);
});
