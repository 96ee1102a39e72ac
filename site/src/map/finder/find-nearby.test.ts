import { expect, test } from 'vitest';
import type { QueryCms } from '../../cms-client/cms-client.ts';
import { findNearby } from './find-nearby.ts';

const node = {
  ...{ id: 'a', uri: '/representative/north/', title: 'North', name: 'North LLC', address: null, website: null },
  ...{ territories: '<p>Minnesota</p>', hasPassword: false, polygonCoordinates: null },
};
let queries = 0;
// Responds to the one query that is sent, in the shape that its document has.
const query = (async () => {
  queries += 1;
  const pageInfo = { hasNextPage: false, endCursor: null };
  return { data: { representatives: { nodes: [node], pageInfo } }, errors: [], tags: [] };
}) as unknown as QueryCms;

test.each([
  ['55401', { entered: '55401', place: 'Minnesota', found: ['North LLC'] }],
  [' mn ', { entered: 'mn', place: 'Minnesota', found: ['North LLC'] }],
  ['Texas', { entered: 'Texas', place: 'Texas', found: [] }],
  ['Hibbing', { entered: 'Hibbing', place: 'Hibbing, Minnesota', found: ['North LLC'] }],
  ['st. paul mn', { entered: 'st. paul mn', place: 'Saint Paul, Minnesota', found: ['North LLC'] }],
  ['Nevada City', { entered: 'Nevada City', place: 'Nevada City, California', found: [] }],
  ['Kansas City Missouri', { entered: 'Kansas City Missouri', place: 'Kansas City, Missouri', found: [] }],
  ['Northern Minnesota', { entered: 'Northern Minnesota', place: 'Minnesota', found: ['North LLC'] }],
  ['Nowhere, MN', { entered: 'Nowhere, MN', place: 'Minnesota', found: ['North LLC'] }],
  ['44.98,-93.27', { entered: '', place: 'Minnesota', found: ['North LLC'] }],
  ['0,0', { entered: '', place: '', found: [] }],
])('looks for representatives near %j', async (near, expected) => {
  const nearby = await findNearby(query, near);
  expect({ ...nearby, found: nearby?.found?.map(({ name }) => name) }).toEqual(expected);
});

test.each([
  ['Duluth', ['Duluth, Georgia', 'Duluth, Minnesota']],
  ['Kansas City', ['Kansas City, Kansas', 'Kansas City, Missouri']],
  ['vancouver', ['Vancouver, British Columbia', 'Vancouver, Washington']],
])('of several places called %s, the visitor chooses one', async (near, towns) => {
  const before = queries;
  expect(await findNearby(query, near)).toEqual({ entered: near, place: near, found: undefined, towns });
  expect(queries).toBe(before);
});

test('sends no query without a location', async () => {
  const before = queries;
  expect(await findNearby(query, ' ')).toBeUndefined();
  expect(queries).toBe(before);
});

test('sends no query for an unknown location', async () => {
  const before = queries;
  expect(await findNearby(query, 'Atlantis')).toEqual({ entered: 'Atlantis', place: 'Atlantis', found: undefined });
  expect(await findNearby(query, '00000')).toMatchObject({ found: undefined });
  expect(queries).toBe(before);
});

test('a CMS that fails to list representatives is not taken for one without any', async () => {
  const errors = [{ message: 'Internal server error', code: undefined }];
  // Responds to the one query that is sent, in the shape that its document has.
  const failing = (async () => ({ data: { representatives: null }, errors, tags: [] })) as unknown as QueryCms;
  await expect(findNearby(failing, 'Texas')).rejects.toThrow('Internal server error');
});
