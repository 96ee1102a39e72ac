import { postalRegions } from '@headwater/contract/postal-regions.ts';
import { expect, test } from 'vitest';
import { polygonCoordinates } from './by-type.ts';

test('a territory is one JSON text of rings for each polygon', () => {
  const [wyoming = '', ...others] = polygonCoordinates(['WY']);
  expect(others).toEqual([]);
  expect(JSON.parse(wyoming)).toEqual([
    expect.arrayContaining([{ lat: expect.closeTo(45, 1), lng: expect.closeTo(-104.05, 1) }]),
  ]);
});

test('a state of two peninsulas is two polygons or more', () => {
  expect(polygonCoordinates(['MI', 'OH']).length).toBeGreaterThanOrEqual(3);
});

/** The outer ring of Louisiana. */
function ringOfLouisiana() {
  const [ring = []] = JSON.parse(polygonCoordinates(['LA'])[0] ?? '[]') as {
    lat: number;
    lng: number;
  }[][];
  expect(ring.length).toBeGreaterThan(3);
  return ring;
}

test('vertices have at most four decimals', () => {
  for (const { lat, lng } of ringOfLouisiana()) {
    expect(`${lat} ${lng}`).toMatch(/^\d+(\.\d{1,4})? -\d+(\.\d{1,4})?$/);
  }
});

test('the first vertex of a ring is not repeated at its end', () => {
  const ring = ringOfLouisiana();
  expect(ring.at(-1)).not.toEqual(ring[0]);
});

test('the coordinates of all territories have less than 250,000 characters', () => {
  expect(polygonCoordinates(Object.keys(postalRegions)).join('').length).toBeLessThan(250_000);
});
