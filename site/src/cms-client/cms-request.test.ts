import { expect, test } from 'vitest';
import { faultyCms, GetTitle, good, sendJson } from './testing/faulty-cms.ts';

test('a short question goes by GET, a long one by POST', async () => {
  const client = await faultyCms((req, res) =>
    sendJson(res, { data: { nodeByUri: null, sent: `${req.method} ${req.url?.slice(0, 42)}` } }),
  );
  expect((await client.queryPublic(GetTitle, { uri: '/a/' })).data).toMatchObject({
    sent: 'GET /index.php?graphql&operationName=GetTitle&',
  });
  expect((await client.queryPublic(GetTitle, { uri: `/${'a'.repeat(4096)}/` })).data).toMatchObject({
    sent: 'POST /index.php?graphql',
  });
});

test.each([
  ['PersistedQueryNotFound', { message: 'PersistedQueryNotFound' }, 4],
  ['its code alone', { message: 'x', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }, 4],
  ['PersistedQueryNotSupported', { message: 'PersistedQueryNotSupported' }, 3],
  ["WPGraphQL's own words", { message: 'Persisted queries are not supported by this server' }, 3],
])('a hash refused with %s is followed by the whole question', async (_what, error, requestsForTwo) => {
  const sent: string[] = [];
  const client = await faultyCms(
    (req, res) => {
      const isHashOnly = req.method === 'GET' && !req.url?.includes('&query=');
      sent.push(`${req.method} ${isHashOnly ? 'hash' : 'query'}`);
      sendJson(res, isHashOnly ? { errors: [error] } : good);
    },
    { persistedQueries: true },
  );
  await expect(client.queryPublic(GetTitle, { uri: '/' })).resolves.toMatchObject(good);
  expect(sent).toEqual(['GET hash', 'POST query']);
  await client.queryPublic(GetTitle, { uri: '/' });
  expect(sent.length).toBe(requestsForTwo);
});
