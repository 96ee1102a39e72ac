import { gzipSync } from 'node:zlib';
import { postalRegions } from '@headwater/contract/postal-regions.ts';
import { expect, test } from 'vitest';
import type { QueryCms } from '../cms-client/cms-client.ts';
import type { Polygon } from './geometry.ts';
import { drawDetail, drawMap, fetchDetail } from './map-picture.ts';
import { project } from './mercator.ts';
import { northAmerica } from './outlines/map-outlines.ts';
import { regionPolygons } from './outlines/region-polygons.ts';
import type { Territory } from './read-territory.ts';

function territory(id: string, polygons: readonly Polygon[], more: Partial<Territory> = {}): Territory {
  const representative = {
    id,
    isOpen: true,
    name: id,
    href: `/${id}/`,
    address: '',
    website: undefined,
    territories: [],
  };
  return { representative, polygons, office: undefined, warning: undefined, ...more };
}

const ohio = territory('ohio', regionPolygons('OH'));
const texas = territory('texas', regionPolygons('TX'));

function box(viewBox = '') {
  const [x = 0, y = 0, width = 0, height = 0] = viewBox.split(' ').map(Number);
  return { x, y, width, height };
}

test('shows all representatives with polygons in the order of their names', async () => {
  const picture = await drawMap([texas, territory('nowhere', []), ohio], northAmerica);
  expect(picture?.territories.map(({ representative }) => representative.id)).toEqual(['ohio', 'texas']);
});

test('the map has a ratio of 8 to 5', async () => {
  const { width, height } = box((await drawMap([texas, territory('nowhere', []), ohio], northAmerica))?.viewBox);
  expect(width / height).toBeCloseTo(8 / 5, 2);
});

test('every territory is within the view of the map, with a margin', async () => {
  const picture = await drawMap([ohio, texas], northAmerica);
  const [view, unit] = [box(picture?.viewBox), picture?.unit ?? 0];
  const positions = [ohio, texas].flatMap(({ polygons }) => polygons.flat(2).map(project));
  const [xs, ys] = [positions.map(([x]) => x / unit), positions.map(([, y]) => y / unit)];
  expect(view.x).toBeLessThan(Math.min(...xs));
  expect(view.y).toBeLessThan(Math.min(...ys));
  expect(view.x + view.width).toBeGreaterThan(Math.max(...xs));
  expect(view.y + view.height).toBeGreaterThan(Math.max(...ys));
});

test('the map of one representative is centered on its office at zoom 4', async () => {
  const picture = await drawMap([ohio], northAmerica, { ...ohio, office: [-83, 40] });
  const { x, y, width, height } = box(picture?.viewBox);
  const unit = picture?.unit ?? 0;
  const [officeX, officeY] = project([-83, 40]);
  expect(width * unit).toBeCloseTo(640, 0);
  expect((x + width / 2) * unit).toBeCloseTo(officeX, 0);
  expect((y + height / 2) * unit).toBeCloseTo(officeY, 0);
});

test('the map of a representative without coordinates surrounds its polygons', async () => {
  const picture = await drawMap([ohio], northAmerica, ohio);
  expect(box(picture?.viewBox).width * (picture?.unit ?? 0)).toBeLessThan(100);
});

const withoutPolygons = territory('nowhere', [], { office: [-83, 40] });

test.each<[string, Territory[], typeof northAmerica, Territory?]>([
  ['no representative has polygons', [withoutPolygons], northAmerica],
  ['the one in its center has no polygons', [withoutPolygons], northAmerica, withoutPolygons],
  ['there are no representatives', [], northAmerica],
  ['the brand has no outlines', [ohio], []],
])('there is no map when %s', async (_when, territories, outlines, around) => {
  expect(await drawMap(territories, outlines, around)).toBeUndefined();
});

test('one representative for each state and province fits in the bytes of a page', async () => {
  const everyone = Object.keys(postalRegions).map((code) => territory(code, regionPolygons(code)));
  const picture = await drawMap(everyone, northAmerica);
  const shapes = [picture?.outlines, ...(picture?.territories ?? []).map(({ path }) => path)].join('\n');
  expect(picture?.territories).toHaveLength(everyone.length);
  expect(gzipSync(shapes).length).toBeLessThanOrEqual(25 * 1024);
});

test('the detailed territories are finer than those of the page', async () => {
  const picture = await drawMap([ohio, texas], northAmerica);
  const detail = await drawDetail([ohio, texas]);
  expect(detail?.unit).toBeLessThan((picture?.unit ?? 0) / 4);
  expect(detail?.shapes.map(({ id }) => id)).toEqual(['ohio', 'texas']);
});

test('there are no detailed territories without representatives', async () => {
  expect(await drawDetail([])).toBeUndefined();
});

const node = {
  ...{ id: 'a', uri: '/representative/x/', title: 'X', name: 'X', territories: null, website: null, address: null },
  ...{ hasPassword: false, polygonCoordinates: ['[[0,0],[10,0],[0,10]]'] },
};
const pageInfo = { hasNextPage: false, endCursor: null };

// Responds to the one query that is sent, in the shape that its document has.
const respondWith = (representatives: unknown, errors: readonly object[]) =>
  (async () => ({ data: { representatives }, errors, tags: [] })) as unknown as QueryCms;

test('draws all territories', async () => {
  const { shapes } = await fetchDetail(respondWith({ nodes: [node], pageInfo }, []));
  expect(shapes.map(({ id }) => id)).toEqual(['a']);
});

test('draws nothing when no representative has a territory', async () => {
  expect(await fetchDetail(respondWith({ nodes: [], pageInfo }, []))).toEqual({ unit: 1, shapes: [] });
});

test.each([
  ['nothing', null],
  ['some territories', { nodes: [node], pageInfo }],
])('fails when the CMS resolved %s, instead of removing territories from a map', async (_what, representatives) => {
  const query = respondWith(representatives, [{ message: 'Internal server error', code: undefined }]);
  await expect(fetchDetail(query)).rejects.toThrow('Internal server error');
});
