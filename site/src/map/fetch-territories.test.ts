import { expect, test } from 'vitest';
import type { QueryCms } from '../cms-client/cms-client.ts';
import { CmsQueryError, CmsResponseError } from '../cms-client/errors.ts';
import { fetchTerritories } from './fetch-territories.ts';

const fields = { uri: '/representative/x/', title: 'X', name: 'X', territories: null, website: null, address: null };
const triangle = '[[0,0],[10,0],[0,10]]';

function node(id: number, more: object = {}) {
  return { ...fields, id: `id-${id}`, hasPassword: false, polygonCoordinates: [triangle], ...more };
}

const tooLarge = new CmsResponseError('GetRepresentativeMap', 'the body is larger than 5242880 bytes');
/** As the local CMS words it. */
const limited = new CmsQueryError('GetRepresentativeMap', [
  {
    message: 'The response would exceed the limit for its size: about 2,822,955 of 1,000,000 bytes. Ask for fewer.',
    code: undefined,
  },
]);

/** A CMS with representatives, which refuses to send more than `most` at once. */
function cms(nodes: readonly object[], most = Number.POSITIVE_INFINITY, refusal: Error = tooLarge) {
  const queries: unknown[] = [];
  // Responds to the one query that is sent, in the shape that its document has.
  const query = (async (
    _document: unknown,
    variables: { in: string[] | null; first: number; after: string | null },
  ) => {
    queries.push(variables);
    const { first, after } = variables;
    if (first > most) throw refusal;
    const start = Number(after ?? 0);
    const end = start + first;
    const pageInfo = { hasNextPage: end < nodes.length, endCursor: String(end) };
    return { data: { representatives: { nodes: nodes.slice(start, end), pageInfo } }, errors: [], tags: [] };
  }) as unknown as QueryCms;
  return { query, queries };
}

test('one query for up to a hundred representatives', async () => {
  const { query, queries } = cms(Array.from({ length: 100 }, (_, id) => node(id)));
  const { data } = await fetchTerritories(query, null);
  expect(data).toHaveLength(100);
  expect(queries).toEqual([{ in: null, first: 100, after: null }]);
});

test('a query for one representative has its ID', async () => {
  const { query, queries } = cms([node(1)]);
  await fetchTerritories(query, ['98']);
  expect(queries).toEqual([{ in: ['98'], first: 100, after: null }]);
});

test.each([
  ['responses are too large', tooLarge],
  ['own limit refuses large responses', limited],
])('reads smaller batches of a CMS whose %s', async (_what, refusal) => {
  const { query, queries } = cms(
    Array.from({ length: 45 }, (_, id) => node(id)),
    20,
    refusal,
  );
  expect((await fetchTerritories(query, null)).data).toHaveLength(45);
  expect(queries).toHaveLength(1 + 3);
});

test('ends after a thousand representatives of a CMS that repeats its cursor', async () => {
  let queries = 0;
  // Responds to the one query that is sent, in the shape that its document has.
  const query = (async () => {
    queries += 1;
    const pageInfo = { hasNextPage: queries < 100, endCursor: 'same' };
    return { data: { representatives: { nodes: [node(1)], pageInfo } }, errors: [], tags: [] };
  }) as unknown as QueryCms;
  expect((await fetchTerritories(query, null)).data).toHaveLength(1);
  expect(queries).toBe(10);
});

test('gives up after a response to the smallest batch is too large', async () => {
  const { query, queries } = cms([node(1)], 0);
  await expect(fetchTerritories(query, null)).rejects.toThrow('larger than');
  expect(queries).toHaveLength(3);
});

test('gives up at once when the CMS fails otherwise', async () => {
  const failure = new CmsResponseError('GetRepresentativeMap', 'the body is not valid JSON');
  const { query, queries } = cms([node(1)], 0, failure);
  await expect(fetchTerritories(query, null)).rejects.toThrow('not valid JSON');
  expect(queries).toHaveLength(1);
});

test('reads the office of a representative from its coordinates', async () => {
  const { query } = cms([
    node(1, { geoCoordinateLatitude: 44.9, geoCoordinateLongitude: -93.2 }),
    node(2, { geoCoordinateLatitude: '31', geoCoordinateLongitude: null }),
    node(3, { geoCoordinateLatitude: 'north', geoCoordinateLongitude: 0 }),
  ]);
  const { data } = await fetchTerritories(query, null);
  expect(data.map(({ office }) => office)).toEqual([[-93.2, 44.9], undefined, undefined]);
});

test('leaves out a polygon that is not valid, with a warning', async () => {
  const { query } = cms([node(1), node(2, { name: 'South', polygonCoordinates: ['not json', triangle] })]);
  const [north, south] = (await fetchTerritories(query, null)).data;
  expect(north?.warning).toBeUndefined();
  expect(south?.polygons).toHaveLength(1);
  expect(south?.warning).toContain('"South": polygon 1 is not valid JSON');
});

test('a representative without polygons has none', async () => {
  const { query } = cms([node(3, { polygonCoordinates: null })]);
  expect((await fetchTerritories(query, null)).data).toMatchObject([{ polygons: [], warning: undefined }]);
});

test('parses the polygons of a shared response once', async () => {
  const { query } = cms([node(1)]);
  const [first] = (await fetchTerritories(query, null)).data;
  const [second] = (await fetchTerritories(query, null)).data;
  expect(first?.polygons).toHaveLength(1);
  expect(second).toBe(first);
});

test('a representative with a password has no place on the map', async () => {
  const hidden = { hasPassword: true, geoCoordinateLatitude: 1, geoCoordinateLongitude: 1 };
  const [only] = (await fetchTerritories(cms([node(1, hidden)]).query, null)).data;
  expect(only).toMatchObject({ polygons: [], office: undefined });
});
