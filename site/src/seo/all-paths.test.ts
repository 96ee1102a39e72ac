import { expect, test } from 'vitest';
import { faultyCms, sendJson } from '../cms-client/testing/faulty-cms.ts';
import { keyOfUri, readAllPaths, readOtherPaths } from './all-paths.ts';

type Batches = Record<string, readonly (readonly (string | null)[])[]>;

const whole: Batches = {
  GetContentPaths: [
    ['/', '/about/', '/?post_type=testimonial&p=7', null],
    ['/caf%c3%a9/', '/Products/SN-3040/'],
    ['/noindex/'],
  ],
  GetTermPaths: [['/category/maintenance/', '/tag/empty/'], ['/series/custom-taxonomy/']],
  GetAuthorPaths: [['/author/jo/']],
  GetSitemapArchives: [['/news/', null]],
  GetSitemapCategories: [['/category/maintenance/', '/?cat=3']],
  GetSitemapTags: [['/tag/seals/']],
};

interface Question {
  name: string;
  batch: number;
}

/** A CMS with these lists; `spoil` can replace a response. */
async function cmsOf(batches: Batches, spoil: (question: Question) => object | undefined = () => undefined) {
  const queries: string[] = [];
  let [running, most] = [0, 0];
  const client = await faultyCms((req, res) => {
    running += 1;
    most = Math.max(most, running);
    const search = new URL(req.url ?? '', 'http://cms.invalid').searchParams;
    const name = search.get('operationName') ?? '';
    const batch = Number(JSON.parse(search.get('variables') ?? '{}').after ?? 0);
    queries.push(name);
    const all = batches[name] ?? [];
    const nodes = (all[batch] ?? []).map((uri) => ({ uri, seo: null }));
    const pageInfo = { hasNextPage: batch + 1 < all.length, endCursor: String(batch + 1) };
    // Later, so that a query that is sent meanwhile would be noticed.
    setTimeout(() => {
      running -= 1;
      sendJson(res, spoil({ name, batch }) ?? { data: { list: { pageInfo, nodes } } });
    }, 5);
  });
  return { client, read: (most?: number) => readAllPaths(client.queryPublic, most), queries, mostAtOnce: () => most };
}

test('the paths of content, terms, authors and archives are listed as cache keys', async () => {
  const { keys, isComplete } = await (await cmsOf(whole)).read();
  expect(isComplete).toBe(true);
  expect(keys.sort()).toEqual(
    [
      '/',
      '/about/',
      '/author/jo/',
      '/caf%C3%A9/',
      '/category/maintenance/',
      '/news/',
      '/noindex/',
      '/products/sn-3040/',
      '/series/custom-taxonomy/',
      '/tag/empty/',
      '/tag/seals/',
    ].sort(),
  );
});

test('archives, categories and tags with content are in the sitemap, other terms and authors are not', async () => {
  const { client } = await cmsOf(whole);
  const { paths } = await readOtherPaths(client.queryPublic);
  expect(Object.fromEntries([...paths].filter(([, listed]) => listed))).toEqual({
    '/news/': 'archive',
    '/category/maintenance/': 'category',
    '/tag/seals/': 'tag',
  });
  expect([...paths.keys()]).toContain('/tag/empty/');
});

test('the CMS gets one query at a time for all paths', async () => {
  const { read, queries, mostAtOnce } = await cmsOf(whole);
  await read();
  expect(queries).toHaveLength(9);
  expect(mostAtOnce(), 'one query at a time').toBe(1);
});

test.each([
  [
    'responds to one part with an error',
    { name: 'GetTermPaths', batch: 1 },
    { errors: [{ message: 'x' }], data: { list: null } },
  ],
  [
    'returns errors and data',
    { name: 'GetAuthorPaths', batch: 0 },
    { errors: [{ message: 'x' }], data: { list: { pageInfo: { hasNextPage: false, endCursor: null }, nodes: [] } } },
  ],
  ['has no such list', { name: 'GetContentPaths', batch: 2 }, { data: { list: null } }],
  [
    'repeats its cursors',
    { name: 'GetContentPaths', batch: 2 },
    { data: { list: { pageInfo: { hasNextPage: true, endCursor: '2' }, nodes: [] } } },
  ],
  [
    'has a next page but no cursor',
    { name: 'GetContentPaths', batch: 1 },
    { data: { list: { pageInfo: { hasNextPage: true, endCursor: null }, nodes: [] } } },
  ],
])('the list is incomplete when the CMS %s', async (_what, at, response) => {
  const { read } = await cmsOf(whole, ({ name, batch }) =>
    name === at.name && batch === at.batch ? response : undefined,
  );
  const { keys, isComplete } = await read();
  expect(isComplete).toBe(false);
  expect(keys).toContain('/about/');
});

test('limits the number of queries', async () => {
  const { read, queries } = await cmsOf(whole);
  expect((await read(6)).isComplete).toBe(false);
  expect(queries).toHaveLength(6);
});

test.each([
  ['/caf%c3%a9/', '/caf%C3%A9/'],
  ['/café/', '/caf%C3%A9/'],
  ['/%D0%BD%D0%B0%D1%81%D0%BE%D1%81%D1%8B/', '/%D0%BD%D0%B0%D1%81%D0%BE%D1%81%D1%8B/'],
  ['/НАСОСЫ/', '/%D0%BD%D0%B0%D1%81%D0%BE%D1%81%D1%8B/'],
  ['http://127.0.0.1:8080/about', '/about/'],
  ['/index.php/about/', '/about/'],
])('the URI %s has the cache key %s', (uri, key) => {
  expect(keyOfUri(uri)).toBe(key);
});

test.each(['/?p=12', 'https://elsewhere.example/', '/%zz/', '', null])('the URI %s has no cache key', (uri) => {
  expect(keyOfUri(uri)).toBeUndefined();
});
