import { expect, test } from 'vitest';
import { faultyCms, sendJson } from '../../cms-client/testing/faulty-cms.ts';
import { embedTitle } from './embed-title.ts';

test.each([
  ['a title, as text', { title: 'Pumps &amp; <em>valves</em>' }, 'Pumps & valves'],
  ['an empty title', { title: null }, ''],
  ['no title at all', {}, ''],
  ['nothing at its path', null, ''],
])('a form on a page with %s fills its merge tag', async (_what, nodeByUri, expected) => {
  const queries: unknown[] = [];
  const client = await faultyCms((req, res) => {
    queries.push(new URL(req.url ?? '', 'http://cms').searchParams.get('variables'));
    sendJson(res, { data: { nodeByUri } });
  });
  expect(await embedTitle(client.queryPublic, '/contact/')).toBe(expected);
  expect(queries).toEqual([JSON.stringify({ uri: '/contact/' })]);
});
