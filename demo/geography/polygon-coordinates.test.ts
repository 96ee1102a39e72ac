import { postalRegions } from '@headwater/contract/postal-regions.ts';
import { expect, test } from 'vitest';
import { polygonCoordinates } from './polygon-coordinates.ts';

test('a territory is one JSON text per polygon, nested one level for its rings', () => {
  const [wyoming = '', ...others] = polygonCoordinates(['WY']);
  expect(others).toEqual([]);
  expect(JSON.parse(wyoming)).toEqual([
    expect.arrayContaining([{ lat: expect.closeTo(45, 1), lng: expect.closeTo(-104.05, 1) }]),
  ]);
});

test('a state of two peninsulas is two polygons or more', () => {
  expect(polygonCoordinates(['MI', 'OH']).length).toBeGreaterThanOrEqual(3);
});

test('vertices have at most four decimals and the first is not repeated at the end', () => {
  const [ring = []] = JSON.parse(polygonCoordinates(['LA'])[0] ?? '[]') as {
    lat: number;
    lng: number;
  }[][];
  for (const { lat, lng } of ring) expect(`${lat} ${lng}`).toMatch(/^\d+(\.\d{1,4})? -\d+(\.\d{1,4})?$/);
  expect(ring.at(-1)).not.toEqual(ring[0]);
});

test('all territories together stay small', () => {
  expect(polygonCoordinates(Object.keys(postalRegions)).join('').length).toBeLessThan(250_000);
});
