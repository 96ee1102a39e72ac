import { expect, test } from 'vitest';
import type { QueryCms } from '../cms-client/cms-client.ts';
import { askDetail } from './ask-detail.ts';

const node = {
  ...{ id: 'a', uri: '/representative/x/', title: 'X', name: 'X', territories: null, website: null, address: null },
  ...{ hasPassword: false, polygonCoordinates: ['[[0,0],[10,0],[0,10]]'] },
};
const pageInfo = { hasNextPage: false, endCursor: null };

// Answers the one query that is sent, in the shape that its document has.
const answering = (representatives: unknown, errors: readonly object[]) =>
  (async () => ({ data: { representatives }, errors, tags: [] })) as unknown as QueryCms;

test('draws all territories', async () => {
  const { shapes } = await askDetail(answering({ nodes: [node], pageInfo }, []));
  expect(shapes.map(({ id }) => id)).toEqual(['a']);
});

test('draws nothing when no representative has a territory', async () => {
  expect(await askDetail(answering({ nodes: [], pageInfo }, []))).toEqual({ unit: 1, shapes: [] });
});

test.each([
  ['nothing', null],
  ['some territories', { nodes: [node], pageInfo }],
])('fails when the CMS resolved %s, instead of removing territories from a map', async (_what, representatives) => {
  const ask = answering(representatives, [{ message: 'Internal server error', code: undefined }]);
  await expect(askDetail(ask)).rejects.toThrow('Internal server error');
});
