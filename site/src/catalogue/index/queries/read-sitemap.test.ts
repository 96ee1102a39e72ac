import { expect, test } from 'vitest';
import { paper, paperFile } from '../../../documents/testing/papers.ts';
import { createPageCache } from '../../../page-cache/page-cache.ts';
import { readPaths } from '../../../server/start/read-paths.ts';
import type { TestNode } from '../../testing/indexed-content.ts';
import { emptyFolder, indexOf } from '../../testing/open-index.ts';
import { catalogueFiles, setAbout } from '../catalogue-files.ts';

const openFiles = () => catalogueFiles(emptyFolder(), 'one');

/** The sitemap of a CMS with these nodes. */
async function sitemapOf(nodes: TestNode[], confirmationPages: readonly number[] = [], files = openFiles()) {
  let changes = 0;
  const onChange = () => {
    changes += 1;
  };
  const { current, methods, queries } = indexOf(nodes, { files, confirmationPages, onChange });
  await current.start();
  const urls = (xml: string | undefined) =>
    [...(xml ?? '').matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname);
  const listed = (name: string, number = 1) => urls(methods.sitemap({ name, number }).xml);
  return { current, methods, queries, listed, files: () => urls(methods.sitemap().xml), changes: () => changes };
}

test('lists nodes of each type, oldest first, with the time of their last change', async () => {
  const nodes = [
    { id: 9, uri: '/new/', modified: '2026-11-21T08:00:00' },
    { id: 3, uri: '/old/', modified: '2026-11-20T08:00:00' },
    { id: 4, type: 'Post', uri: '/a-post/' },
  ];
  const { methods, listed, files } = await sitemapOf(nodes);
  expect(files()).toEqual(['/sitemap-page-1.xml', '/sitemap-post-1.xml']);
  expect([listed('page'), listed('post'), listed('project')]).toEqual([['/old/', '/new/'], ['/a-post/'], []]);
  expect(methods.sitemap({ name: 'page', number: 1 }).xml).toContain(
    '/new/</loc><lastmod>2026-11-21T08:00:00Z</lastmod>',
  );
  expect(methods.sitemap().xml).toContain('/sitemap-page-1.xml</loc><lastmod>2026-11-21T08:00:00Z</lastmod>');
});

test('lists nothing that search engines must not list', async () => {
  const nodes = [
    { id: 1, uri: '/about/' },
    { id: 2, uri: '/hidden/', seo: { metaRobotsNoindex: 'noindex' } },
    { id: 3, uri: '/copy/', seo: { canonical: '/about/' } },
    { id: 4, uri: '/locked/', isProtected: true },
    { id: 5, uri: '/search/' },
  ];
  const { listed, methods } = await sitemapOf(nodes);
  expect(listed('page')).toEqual(['/about/']);
  expect(methods.paths().keys).toContain('/hidden/');
});

test("a form's confirmation page is not listed, unless it is the front page", async () => {
  const { listed } = await sitemapOf(
    [
      { id: 1, uri: '/quote/' },
      { id: 2, uri: '/thanks/' },
      { id: 3, uri: '/' },
    ],
    [2, 3],
  );
  expect(listed('page')).toEqual(['/quote/', '/']);
});

test('a page below one that is not public is not listed, however far below', async () => {
  const nodes = [
    { id: 1, uri: '/a/' },
    { id: 2, uri: '/a/b/', parentId: 1 },
    { id: 3, uri: '/a/b/c/', parentId: 2 },
    { id: 4, uri: '/draft/x/', parentId: 8 },
    { id: 5, uri: '/draft/x/y/', parentId: 4 },
  ];
  const { current, listed } = await sitemapOf(nodes);
  expect(listed('page')).toEqual(['/a/', '/a/b/', '/a/b/c/']);
  nodes.shift();
  await current.refresh([1], false);
  expect(listed('page')).toEqual([]);
});

test('what is unpublished leaves with its webhook, which is reported once', async () => {
  const nodes = [
    { id: 1, uri: '/a/' },
    { id: 2, uri: '/b/' },
  ];
  const { current, listed, changes } = await sitemapOf(nodes);
  const before = changes();
  nodes.shift();
  await current.refresh([1], true);
  expect([listed('page'), changes() - before]).toEqual([['/b/'], 1]);
  await current.poll();
  expect(changes() - before).toBe(1);
});

test('lists documents, whose file is the newest', async () => {
  const { current, methods } = await sitemapOf([]);
  const iom = paper({ slug: 'iom', files: [paperFile({ revision: 'b', language: 'en', date: '2026-03-05' })] });
  await current.takePapers([{ slug: 'iom', paper: JSON.stringify(iom) }]);
  expect(methods.sitemap({ name: 'paper', number: 1 }).xml).toMatch(/\/documents\/iom\/<\/loc><lastmod>2026-03-05</);
});

/** An index of so many pages, from the disk. */
async function largeIndex(pages: number) {
  const files = openFiles();
  const file = files.create();
  file.database.exec(`WITH RECURSIVE ids (id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM ids WHERE id < ${pages})
    INSERT INTO paths SELECT '/page-' || id || '/', id, 'page', '2026-01-01T00:00:00Z', NULL FROM ids`);
  setAbout(file, 'all-paths', 'true');
  setAbout(file, 'built', String(Date.now()));
  files.complete(file);
  file.database.close();
  return sitemapOf([], [], files);
}

test('a site with 50,001 pages has all of them in two files, without a query to the CMS', async () => {
  const { listed, files, queries } = await largeIndex(50_001);
  queries.length = 0;
  expect(files()).toEqual(['/sitemap-page-1.xml', '/sitemap-page-2.xml']);
  expect(new Set([...listed('page'), ...listed('page', 2)]).size).toBe(50_001);
  expect([listed('page').length, listed('page', 3), queries]).toEqual([50_000, [], []]);
});

test('among 50,001 pages, each is rendered and a made-up path is a 404 without a query to the CMS', async () => {
  const { methods } = await largeIndex(50_001);
  const rendered: string[] = [];
  const noCms = () => Promise.reject(new Error('the CMS was queried'));
  const cache = createPageCache({
    async render(key) {
      rendered.push(key);
      const status = /^\/page-\d+\/$/.test(key) ? 200 : 404;
      return { status, headers: { 'content-type': 'text/html' }, body: Buffer.from(key), tags: [], isPartial: false };
    },
    ...{ maxBytes: 1e6, freshSeconds: 60, settleSeconds: 10, missing: { seconds: 60, budget: 5 } },
    readPaths: (isScan) => readPaths({ queryInBackground: noCms }, { paths: async () => methods.paths() }, isScan),
  });
  for (let scan = 0; scan < 20; scan += 1) await cache.get(`/made-up-${scan}/`);
  await new Promise(setImmediate);
  rendered.length = 0;
  const paths = ['/page-1/', '/page-25000/', '/page-50001/', '/page-50002/', '/another/'];
  const pages = await Promise.all(paths.map((path) => cache.get(path)));
  expect(pages.map((served) => served?.page.status)).toEqual([200, 200, 200, 404, 404]);
  expect(rendered).toEqual(paths.slice(0, 3));
});
