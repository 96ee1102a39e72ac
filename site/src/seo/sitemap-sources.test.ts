import { expect, test } from 'vitest';
import { faultyCms, sendJson } from '../cms-client/testing/faulty-cms.ts';
import { sitemapSources } from './sitemap-sources.ts';

/** Paths of the entries that come of these nodes. */
async function listed(nodes: object[]): Promise<(string | undefined)[]> {
  const data = { entries: { pageInfo: { hasNextPage: false, endCursor: null }, nodes } };
  const client = await faultyCms((_req, res) => sendJson(res, { data }));
  const { entries } = await sitemapSources.page(client.queryPublic, null, true);
  return entries.map((entry) => entry && new URL(entry.address).pathname);
}

test('an ordinary page is listed', async () => {
  expect(await listed([{ uri: '/about/', parentDatabaseId: null, ancestors: null }])).toEqual(['/about/']);
  expect(await listed([{ uri: '/about/', parentDatabaseId: 0, ancestors: null }])).toEqual(['/about/']);
});

test('a page below public pages is listed', async () => {
  const above = [
    { databaseId: 2, parentDatabaseId: 1 },
    { databaseId: 1, parentDatabaseId: null },
  ];
  expect(await listed([{ uri: '/a/b/c/', parentDatabaseId: 2, ancestors: { nodes: above } }])).toEqual(['/a/b/c/']);
});

test.each([
  ['its parent', { parentDatabaseId: 2, ancestors: null }],
  [
    'the page above its parent',
    { parentDatabaseId: 2, ancestors: { nodes: [{ databaseId: 2, parentDatabaseId: 1 }] } },
  ],
  [
    'a page in the middle',
    {
      parentDatabaseId: 3,
      ancestors: {
        nodes: [
          { databaseId: 3, parentDatabaseId: 2 },
          { databaseId: 1, parentDatabaseId: 0 },
        ],
      },
    },
  ],
])('a page is not listed when %s is hidden, but keeps its place', async (_what, fields) => {
  expect(await listed([{ uri: '/a/b/c/', ...fields }, { uri: '/next/' }])).toEqual([undefined, '/next/']);
});

test.each([
  '/search/',
  '/login/',
  '/preview/',
  '/404/',
  '/503/',
  '/api/forms/',
  '/image/',
  '/media/x/',
  '/feed.xml',
  '/Search/',
])('a page at %s is not listed: the site answers there itself', async (uri) => {
  expect(await listed([{ uri }])).toEqual([undefined]);
});

test('pages with a password are not asked for', async () => {
  const queries: string[] = [];
  const client = await faultyCms((req, res) => {
    queries.push(new URL(req.url ?? '', 'http://cms.invalid').searchParams.get('query') ?? '');
    sendJson(res, { data: { entries: { pageInfo: { hasNextPage: false, endCursor: null }, nodes: [] } } });
  });
  await sitemapSources.post(client.queryPublic, null, false);
  expect(queries.join()).toContain('hasPassword: false');
});
