import { expect, test } from 'vitest';
import type { ServedPage } from '../page-cache/served-page.ts';
import { storedPage } from '../page-cache/stored-page.ts';
import { siteUrlOf } from '../seo/site-url.ts';
import { sitemapIndexXml } from '../seo/sitemap-xml.ts';
import { prepareDocuments } from './prepare-documents.ts';

function served(body: string, status = 200): ServedPage {
  const page = storedPage(
    { status, headers: {}, body: Buffer.from(body), tags: [], isPartial: status >= 500 },
    0,
    180_000,
  );
  return { page, state: 'MISS', ageSeconds: 0 };
}

const index = sitemapIndexXml(
  ['/sitemap-page-1.xml', '/sitemap-post-1.xml'].map((path) => ({ url: siteUrlOf(path), modified: undefined })),
);

/** Documents behind a cache whose answers the test chooses, with timers that the test runs. */
function setUp(
  answer: (key: string, times: number) => ServedPage | undefined,
  times: Parameters<typeof prepareDocuments>[2] | 'usual' = { first: 1, round: 3, retry: 2 },
) {
  const asked: string[] = [];
  const timers: { task: () => void; ms: number }[] = [];
  prepareDocuments(
    {
      async get(key, request) {
        expect(request?.isAhead).toBe(true);
        asked.push(key);
        return answer(key, asked.filter((other) => other === key).length);
      },
    },
    (task, ms) => void timers.push({ task, ms }),
    times === 'usual' ? undefined : times,
  );
  /** Runs the next timer, and what follows from it. @returns its milliseconds */
  async function next() {
    const timer = timers.shift();
    timer?.task();
    await new Promise((resolve) => setImmediate(resolve));
    return timer?.ms;
  }
  return { asked, next };
}

const everything = ['/feed.xml', '/sitemap.xml', '/sitemap-page-1.xml', '/sitemap-post-1.xml'];
const answered = (key: string) => served(key === '/sitemap.xml' ? index : key);

test('the feed, the sitemap and each of its files are rendered some time after the start', async () => {
  const { asked, next } = setUp(answered);
  expect(asked).toEqual([]);
  expect(await next()).toBe(1);
  expect(asked).toEqual(everything);
});

test('all documents are rendered again every round', async () => {
  const { asked, next } = setUp(answered);
  await next();
  expect(await next()).toBe(3);
  expect(asked).toEqual([...everything, ...everything]);
});

test.each([
  ['is not ready in time', () => undefined],
  ['fails with the CMS', () => served('', 503)],
])('a document that %s is tried again before the next one', async (_what, failed) => {
  const { asked, next } = setUp((key, times) => (key === '/sitemap.xml' && times < 3 ? failed() : answered(key)));
  await next();
  expect(asked).toEqual(['/feed.xml', '/sitemap.xml']);
  expect([await next(), await next()]).toEqual([2, 2]);
  expect(asked).toEqual(['/feed.xml', '/sitemap.xml', '/sitemap.xml', ...everything.slice(1)]);
});

test('while the CMS is away for longer, the next round tries again', async () => {
  const { asked, next } = setUp(() => undefined);
  let waited: number | undefined;
  for (let timers = 0; timers < 100 && waited !== 3; timers += 1) waited = await next();
  expect(waited).toBe(3);
  expect(new Set(asked)).toEqual(new Set(['/feed.xml', '/sitemap.xml']));
});

test('asks for nothing that is not a path of the site', async () => {
  const elsewhere = sitemapIndexXml([{ url: 'https://elsewhere.example/sitemap-page-1.xml', modified: undefined }]);
  const { asked, next } = setUp((key) => served(key === '/sitemap.xml' ? elsewhere : key));
  await next();
  expect(asked).toEqual(['/feed.xml', '/sitemap.xml']);
});

test('the first minute after the start belongs to visitors', async () => {
  expect(await setUp(answered, 'usual').next()).toBe(60_000);
});

test('a document that failed is tried again after half a minute', async () => {
  const { next } = setUp((key, times) => (key === '/feed.xml' && times === 1 ? undefined : answered(key)), 'usual');
  await next();
  expect(await next()).toBe(30_000);
});

test('all documents are rendered again every hour', async () => {
  const { next } = setUp((key, times) => (key === '/feed.xml' && times === 1 ? undefined : answered(key)), 'usual');
  expect([await next(), await next(), await next()]).toEqual([60_000, 30_000, 3_600_000]);
});

test('a document is tried twelve times before the next one', async () => {
  const { asked, next } = setUp((key) => (key === '/feed.xml' ? served('', 500) : answered(key)));
  for (let tries = 0; tries < 12; tries += 1) await next();
  expect(asked).toEqual(Array.from({ length: 12 }, () => '/feed.xml'));
  await next();
  expect(asked.slice(12)).toEqual(['/sitemap.xml', ...everything.slice(2)]);
});

test('a document that the CMS does not have is not tried again', async () => {
  const { asked, next } = setUp((key) => (key === '/feed.xml' ? served('', 404) : answered(key)));
  await next();
  expect(asked).toEqual(everything);
});

test('a document whose rendering throws is tried again', async () => {
  const { asked, next } = setUp((key, times) => {
    if (key === '/feed.xml' && times === 1) throw new Error('a fault of the page');
    return answered(key);
  });
  expect([await next(), await next()]).toEqual([1, 2]);
  expect(asked).toEqual(['/feed.xml', ...everything]);
});
