import { postalRegions } from '@headwater/contract/postal-regions.ts';
import { expect, test } from 'vitest';
import type { Polygon } from '../geometry.ts';
import { regionPolygons } from '../outlines/region-polygons.ts';
import type { Territory } from '../read-territory.ts';
import { stateOfZip } from '../testing/zip3-states.ts';
import { findRepresentatives } from './find-representatives.ts';
import { locate } from './locate.ts';
import { readNear } from './read-near.ts';
import { zipCodes } from './zip-codes.ts';

const names: Readonly<Record<string, string>> = postalRegions;
const zips = await zipCodes();

function territory(name: string, polygons: readonly Polygon[], territories: string[] = []): Territory {
  const representative = {
    id: name,
    isOpen: true,
    name,
    href: undefined,
    address: '',
    website: undefined,
    territories,
  };
  return { representative, polygons, office: undefined, warning: undefined };
}

function found(near: string, territories: readonly Territory[]): string[] | undefined {
  const read = readNear(near);
  if (read.kind === 'nothing') return undefined;
  const location = locate(read, zips);
  return location && findRepresentatives(territories, location).map(({ representative }) => representative.name);
}

/** Where no representative sells. */
const uncovered = new Set(['PR', 'BC', 'QC', 'NB', 'NS', 'PE', 'NL', 'YT', 'NT', 'NU']);
const covered = Object.keys(names).filter((code) => !uncovered.has(code));

/** One representative for each state and for four provinces, by polygon. */
const everywhere = covered.map((code) => territory(code, regionPolygons(code)));

/** Cities away from borders, so that simplified outlines have them too. */
const inland = `
  10001 12207 14604 02139 03301 04401 05602 06103 08608 17101 19901 20001 21401 23220 25301 27601 29201 30303 32301
  33801 36104 37203 39201 40601 43215 46204 48933 50309 53703 55401 57501 58501 59601 62701 65101 67202 68502 70801
  72201 73102 78701 79901 80202 82001 83702 84101 85004 87501 89501 90012 95814 97301 98501 99501 99701 96813 96720
`
  .trim()
  .split(/\s+/);

test.each(inland)('ZIP code %s is found in the state of its first three digits', (zip) => {
  const state = stateOfZip(zip) ?? '';
  expect(locate({ kind: 'zip', zip }, zips)?.region).toBe(names[state]);
  expect(found(zip, everywhere)).toContain(state);
});

test.each([
  ['K1A 0B1', 'ON'],
  ['M5V 2T6', 'ON'],
  ['P3E 5P9', 'ON'],
  ['R3C 4T3', 'MB'],
  ['S7K 0J5', 'SK'],
  ['T2P 2M5', 'AB'],
])('postal code %s is found in %s', (code, province) => {
  expect(found(code, everywhere)).toEqual([province]);
});

test.each([
  ['H2Y 1C6', 'Quebec'],
  ['V6B 1A1', 'British Columbia'],
  ['B3J 1S9', 'Nova Scotia'],
  ['A1C 5M3', 'Newfoundland and Labrador'],
  ['C1A 1A1', 'Prince Edward Island'],
  ['E1C 1A1', 'New Brunswick'],
  ['X0A 0H0', 'Nunavut'],
  ['X1A 1A1', 'Northwest Territories'],
  ['Y1A 1A1', 'Yukon'],
])('%s is in %s, which has no representative', (code, province) => {
  expect(locate(readNear(code) as { kind: 'postal-code'; code: string }, zips)?.region).toBe(province);
  expect(found(code, everywhere)).toEqual([]);
});

test.each([
  ['61.2,-149.9', 'Alaska'],
  ['52,-176', 'Alaska'],
  ['21.4,-158', 'Hawaii'],
  ['18.2,-66.5', 'Puerto Rico'],
  ['54.5,-125', 'British Columbia'],
  ['50,-71', 'Quebec'],
  ['46.5,-66.2', 'New Brunswick'],
  ['45,-63.3', 'Nova Scotia'],
  ['46.4,-63.3', 'Prince Edward Island'],
  ['48.9,-56', 'Newfoundland and Labrador'],
  ['53.5,-62', 'Newfoundland and Labrador'],
  ['63,-135', 'Yukon'],
  ['63,-120', 'Northwest Territories'],
  ['63,-100', 'Nunavut'],
])('the position %s is in %s', (near, region) => {
  const read = readNear(near);
  if (read.kind !== 'position') throw new Error(`${near} was read as ${read.kind}.`);
  expect(locate(read, zips)?.region).toBe(region);
});

test.each(['99501', '99801', '99950', '96813', '96720', '61.2,-149.9', '21.3,-157.85', 'Alaska', 'Hawaii'])(
  'without a representative for Alaska and Hawaii, none is found for %s',
  (near) => {
    const others = everywhere.filter(({ representative }) => !['AK', 'HI'].includes(representative.name));
    expect(found(near, others)).toEqual([]);
  },
);

test.each(Object.entries(names))('the code %s finds the same representatives as the name %s', (code, name) => {
  const byCode = found(code, everywhere);
  expect(byCode).toEqual(found(name, everywhere));
  if (covered.includes(code)) expect(byCode).toContain(code);
  else expect(byCode).toEqual([]);
});

test.each([
  ['44.98,-93.27', ['MN']],
  ['48.9,-97.5', ['ND']],
  ['61.2,-149.9', ['AK']],
  ['21.3,-157.85', ['HI']],
  ['54.5,-125', []],
  ['46.8,-71.2', []],
  ['63,-135', []],
  ['0,0', []],
])('the position %s is in the territories of %j', (near, expected) => {
  expect(found(near, everywhere)?.toSorted()).toEqual(expected.toSorted());
});

const box = (west: number, south: number, east: number, north: number): Polygon => [
  [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ],
];

const west = territory('west', [box(-100, 40, -95, 48)]);

test('a position on a shared border has the representatives of both sides', () => {
  const east = territory('east', [box(-95, 40, -90, 48)]);
  expect(found('44,-95', [west, east])).toEqual(['west', 'east']);
  expect(found('44,-96', [west, east])).toEqual(['west']);
});

test('a position where territories overlap has the representatives of both', () => {
  expect(found('44,-96', [west, territory('wide', [box(-97, 40, -90, 48)])])).toEqual(['west', 'wide']);
});

test('in a gap between polygons, the states that a representative names decide', () => {
  const near = territory('near', [box(-100, 40, -97, 48)], ['Minnesota']);
  const other = territory('other', [box(-90, 40, -80, 48)], ['Wisconsin']);
  expect(found('44,-94', [near, other])).toEqual(['near']);
});

test('in a hole of one polygon, only the other representative is found', () => {
  const [outer = []] = box(-100, 40, -90, 48);
  const [inner = []] = box(-95, 43, -93, 45);
  const around = territory('around', [[outer, inner]]);
  const inside = territory('inside', [box(-95, 43, -93, 45)]);
  expect(found('44,-94', [around, inside])).toEqual(['inside']);
});

test('a representative without polygons sells in the states that it names', () => {
  const written = territory('written', [], ['Iowa', 'Minnesota']);
  const drawn = territory('drawn', regionPolygons('MN'), ['Minnesota']);
  expect(found('55401', [written, drawn])).toEqual(['written', 'drawn']);
  expect(found('Iowa', [written, drawn])).toEqual(['written']);
});

test('a state has no representative of a neighbor whose polygon only crosses its border', () => {
  const north = territory('north', [box(-97, 46, -90, 49)]);
  const sliver = territory('sliver', [box(-97.3, 43, -96.9, 49)]);
  expect(found('Minnesota', [north, sliver])).toEqual(['north']);
});
