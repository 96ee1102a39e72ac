import { expect, test } from 'vitest';
import { faultyCms, sendJson } from '../cms-client/testing/faulty-cms.ts';
import { type SitemapSource, sitemapSource } from './sitemap-sources.ts';

function source(name: string): SitemapSource {
  const found = sitemapSource(name);
  if (!found) throw new Error(`The sitemap lists no ${name}.`);
  return found;
}

/** Paths of the entries made from these nodes. */
async function listed(nodes: object[]): Promise<(string | undefined)[]> {
  const bare = { databaseId: 9, modifiedGmt: null };
  const entriesOf = {
    pageInfo: { hasNextPage: false, endCursor: null },
    nodes: nodes.map((node) => ({ ...bare, ...node })),
  };
  const client = await faultyCms((_req, res) => sendJson(res, { data: { entries: entriesOf } }));
  const { entries } = await source('page')(client.queryPublic, null, true);
  return entries.map((entry) => entry && new URL(entry.url).pathname);
}

test('lists an ordinary page', async () => {
  expect(await listed([{ uri: '/about/', parentDatabaseId: null, ancestors: null }])).toEqual(['/about/']);
  expect(await listed([{ uri: '/about/', parentDatabaseId: 0, ancestors: null }])).toEqual(['/about/']);
});

test('lists a page below public pages', async () => {
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
])('a page leaves its position in the sitemap empty when %s is hidden', async (_what, fields) => {
  expect(await listed([{ uri: '/a/b/c/', ...fields }, { uri: '/next/' }])).toEqual([undefined, '/next/']);
});

test.each([
  ['/image/', '/image/'],
  ['/media/press/', '/media/press/'],
  ['/find-a-representative/', '/find-a-representative'],
])('lists a page at %s, which is shown in place of the site’s own', async (uri, path) => {
  expect(await listed([{ uri }])).toEqual([path]);
});

test.each(['/search/', '/login/', '/preview/', '/404/', '/503/', '/api/forms/', '/feed.xml', '/Search/'])(
  'does not list a page at %s, which is a page of the site itself',
  async (uri) => {
    expect(await listed([{ uri }])).toEqual([undefined]);
  },
);

test("a form's confirmation page is not in the sitemap, unless it is the front page", async () => {
  const client = await faultyCms((req, res) => {
    const { searchParams } = new URL(req.url ?? '', 'http://cms.invalid');
    const forms = [
      {
        confirmations: [
          { type: 'PAGE', isDefault: true, pageId: 2 },
          { type: 'PAGE', isDefault: false, pageId: 5 },
          null,
        ],
      },
      { confirmations: null },
      { confirmations: [{ type: 'REDIRECT', isDefault: true, pageId: 4 }] },
      { confirmations: [{ type: 'PAGE', isDefault: true, pageId: 3 }] },
    ];
    const entries = {
      pageInfo: { hasNextPage: false, endCursor: null },
      nodes: [
        { databaseId: 1, uri: '/quote/' },
        { databaseId: 2, uri: '/thanks/' },
        { databaseId: 3, uri: '/' },
        { databaseId: 4, uri: '/products/' },
        { databaseId: 5, uri: '/card/' },
      ],
    };
    const isAboutForms = searchParams.get('query')?.includes('gfForms');
    sendJson(res, { data: isAboutForms ? { gfForms: { nodes: forms } } : { entries } });
  });
  const { entries } = await source('page')(client.queryPublic, null, true);
  const paths = entries.map((entry) => entry && new URL(entry.url).pathname);
  expect(paths).toEqual(['/quote/', undefined, '/', '/products/', '/card/']);
});

/** The query that a source sends to the CMS. */
async function askedBy(type: string, after: string | null, asksForHead: boolean) {
  const asked: { query: string; variables: object }[] = [];
  const client = await faultyCms((req, res) => {
    const { searchParams } = new URL(req.url ?? '', 'http://cms.invalid');
    asked.push({
      query: searchParams.get('query') ?? '',
      variables: JSON.parse(searchParams.get('variables') ?? '{}'),
    });
    sendJson(res, { data: { entries: { pageInfo: { hasNextPage: false, endCursor: null }, nodes: [] } } });
  });
  await source(type)(client.queryPublic, after, asksForHead);
  return asked[0];
}

test.each([
  ['page', 'PAGE'],
  ['post', 'POST'],
  ['project', 'PROJECT'],
  ['representative', 'REPRESENTATIVE'],
] as const)('queries published content of type %s without a password', async (source, type) => {
  const asked = await askedBy(source, 'cursor', true);
  expect(asked?.variables).toEqual({ type, after: 'cursor', asksForHead: true });
  expect(asked?.query).toMatch(/where:\{contentTypes:\[\$type\]status:PUBLISH hasPassword:false\b/);
});

test.each([
  ['category', 'categories'],
  ['tag', 'tags'],
] as const)('queries only each %s with entries', async (source, connection) => {
  const asked = await askedBy(source, 'cursor', false);
  expect(asked?.variables).toEqual({ after: 'cursor' });
  expect(asked?.query).toMatch(new RegExp(`entries:${connection}\\(.*where:\\{hideEmpty:true\\}`));
});

test('queries archives after the cursor', async () => {
  expect((await askedBy('archive', 'cursor', false))?.variables).toEqual({ after: 'cursor' });
});

test.each([
  [{ hasNextPage: true, endCursor: 'c' }, 'c'],
  [{ hasNextPage: false, endCursor: 'c' }, undefined],
  [{ hasNextPage: true, endCursor: null }, undefined],
])('continues after %j at %j', async (pageInfo, after) => {
  const client = await faultyCms((_req, res) => sendJson(res, { data: { entries: { pageInfo, nodes: [] } } }));
  expect(await source('tag')(client.queryPublic, null, false)).toEqual({ entries: [], after, isPartial: false });
});

test('an answer with errors beside its data is partial', async () => {
  const data = { entries: { pageInfo: { hasNextPage: false, endCursor: null }, nodes: [] } };
  const client = await faultyCms((_req, res) => sendJson(res, { data, errors: [{ message: 'One node failed' }] }));
  expect(await source('tag')(client.queryPublic, null, false)).toMatchObject({ isPartial: true });
});

test.each([
  ['is noindex', '<meta name="robots" content="noindex, follow">', undefined],
  ['only mentions noindex', '<meta name="description" content="What noindex means">', '/a/'],
  ['says nothing', null, '/a/'],
])('lists a page whose head %s accordingly', async (_what, fullHead, path) => {
  expect(await listed([{ uri: '/a/', seo: { fullHead } }])).toEqual([path]);
});

test.each([
  ['is hidden by a field of an SEO plugin', { fullHead: '', metaRobotsNoindex: 'noindex' }],
  ['names another page as canonical', { fullHead: '', canonical: '/b/' }],
])('does not list a page that %s', async (_what, seo) => {
  expect(await listed([{ uri: '/a/', seo }])).toEqual([undefined]);
});

test.each(['/?page_id=12', 'https://other.example/a/', null])('does not list the URL %j', async (uri) => {
  expect(await listed([{ uri }])).toEqual([undefined]);
});

test('an entry has the time of its last change if the CMS knows it', async () => {
  const nodes = [
    { databaseId: 1, uri: '/a/', modifiedGmt: '2026-11-21T08:00:00' },
    { databaseId: 2, uri: '/b/', modifiedGmt: null },
  ];
  const data = { entries: { pageInfo: { hasNextPage: false, endCursor: null }, nodes } };
  const client = await faultyCms((_req, res) => sendJson(res, { data }));
  const { entries } = await source('page')(client.queryPublic, null, true);
  expect(entries.map((entry) => entry?.modified)).toEqual(['2026-11-21T08:00:00Z', undefined]);
});

test('a CMS without the form plugin has its pages in the sitemap', async () => {
  const nodes = [{ databaseId: 1, uri: '/thanks/', modifiedGmt: null }];
  const entries = { pageInfo: { hasNextPage: false, endCursor: null }, nodes };
  const client = await faultyCms((req, res) => {
    const isAboutForms = new URL(req.url ?? '', 'http://cms.invalid').searchParams.get('query')?.includes('gfForms');
    const message = 'Cannot query field "gfForms" on type "RootQuery".';
    sendJson(res, isAboutForms ? { errors: [{ message }] } : { data: { entries } });
  });
  const batch = await source('page')(client.queryPublic, null, true);
  expect(batch.entries.map((entry) => entry && new URL(entry.url).pathname)).toEqual(['/thanks/']);
  expect(batch.isPartial).toBe(false);
});

test('a CMS without a content type has nothing of it in the sitemap', async () => {
  const client = await faultyCms((_req, res) => {
    const message =
      'Variable "$type" got invalid value "PROJECT"; Value "PROJECT" does not exist in "ContentTypeEnum" enum.';
    sendJson(res, { errors: [{ message }] });
  });
  expect(await source('project')(client.queryPublic, null, true)).toEqual({
    entries: [],
    after: undefined,
    isPartial: false,
  });
});
