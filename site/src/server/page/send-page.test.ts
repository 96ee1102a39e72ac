import { testServer } from '@headwater/tools/test-server.ts';
import { expect, test } from 'vitest';
import { siteConfig } from '../../config/site.config.ts';
import type { Category } from '../../consent/categories.ts';
import type { ServedPage } from '../../page-cache/served-page.ts';
import { storedPage } from '../../page-cache/stored-page.ts';
import type { ErrorPages } from './error-pages.ts';
import { pageResponse } from './page-response.ts';
import { failedPage, isFetchedAhead, sendPage } from './send-page.ts';

const page = (status: number, text: string) =>
  storedPage(
    { status, headers: { 'content-type': 'text/html' }, body: Buffer.from(text), tags: [], isPartial: false },
    0,
    0,
  );
const errorPages: ErrorPages = { unavailable: page(503, 'Come back.'), internal: (id) => page(500, `Error ${id}.`) };

/** What a visitor gets, over HTTP. */
async function responseFor(served: ServedPage | undefined, headers: Record<string, string> = {}) {
  const { url } = await testServer((req, res) => sendPage(req, res, served, errorPages, 'request-1'));
  const response = await fetch(`${url}/`, { headers });
  const [cache, retry, xCache] = ['cache-control', 'retry-after', 'x-cache'].map((name) => response.headers.get(name));
  return { status: response.status, text: await response.text(), cache, retry, xCache };
}

test.each([
  ['text/html; charset=utf-8', '"/speculation-rules.json"'],
  ['application/xml', undefined],
])('a page of the type %s tells browsers which links to load ahead: %s', (type, expected) => {
  const reader = { isAhead: false, allowed: new Set<Category>(), vary: '' };
  const served = { ...page(200, ''), headers: { 'content-type': type } };
  const { headers } = pageResponse({ page: served, state: 'HIT', ageSeconds: 0 }, reader);
  expect(headers['speculation-rules']).toBe(expected);
});

test.each<[string, ServedPage | undefined]>([
  ['no page could be made in time', undefined],
  ['the CMS failed', { page: page(503, 'raw'), state: 'MISS', ageSeconds: 0 }],
])('when %s, visitors get an uncached outage page with the time to try again', async (_what, served) => {
  expect(await responseFor(served)).toEqual({
    status: 503,
    text: 'Come back.',
    cache: 'no-store',
    retry: '30',
    xCache: 'MISS',
  });
});

test('when the site fails, visitors get the ID of their request, not the details of the error', async () => {
  expect(await responseFor({ page: page(500, 'a stack'), state: 'MISS', ageSeconds: 0 })).toEqual({
    status: 500,
    text: 'Error request-1.',
    cache: 'no-store',
    retry: null,
    xCache: 'MISS',
  });
});

test.each<[Record<string, string>, boolean]>([
  [{ 'sec-purpose': 'prefetch' }, true],
  [{ 'sec-purpose': 'prefetch;prerender' }, true],
  [{ 'sec-purpose': 'prefetch;anonymous-client-ip' }, true],
  [{ purpose: 'prefetch' }, true],
  [{ 'sec-purpose': 'none', purpose: 'prefetch' }, false],
  [{ 'sec-purpose': 'prefetching' }, false],
  [{ 'sec-purpose': 'a prefetch' }, false],
  [{ purpose: 'no prefetch' }, false],
  [{ purpose: '' }, false],
  [{}, false],
])('a request with %j is made before a visitor asks for the page: %j', async (headers, isAhead) => {
  expect(isFetchedAhead({ headers })).toBe(isAhead);
  const { cache } = await responseFor({ page: page(200, 'page'), state: 'HIT', ageSeconds: 7 }, headers);
  // Browsers subtract its age.
  const ahead = `private, max-age=${siteConfig.prefetchSeconds + 7}`;
  expect(cache).toBe(isAhead ? ahead : 'public, max-age=0, must-revalidate');
});

test('without a rule about consent, a page with third parties is sent as to a visitor who allowed none', async () => {
  const thirdParties = { measurement: { 'script-src': ['https://tags.example'] } };
  const served: ServedPage = { page: { ...page(200, 'page'), thirdParties }, state: 'HIT', ageSeconds: 0 };
  const { url } = await testServer((req, res) => sendPage(req, res, served, errorPages, 'request-1'));
  const response = await fetch(`${url}/`);
  expect(response.headers.get('server-timing')).toBeNull();
  expect(response.headers.get('vary')).toBe('Accept-Encoding, Cookie');
});

test.each([
  [499, 499, 'raw', null],
  [501, 500, 'Error request-1.', null],
  [503, 503, 'Come back.', '30'],
  [504, 500, 'Error request-1.', null],
])('a page with the status %i is sent as a %i: %s', async (status, sent, text, retry) => {
  const served: ServedPage = { page: page(status, 'raw'), state: 'MISS', ageSeconds: 0 };
  expect(await responseFor(served)).toMatchObject({ status: sent, text, retry });
});

test('a failed page is an empty page that was just made', () => {
  expect(failedPage(500)).toMatchObject({
    page: { status: 500, headers: {}, tags: [], isPartial: false, body: Buffer.alloc(0) },
    state: 'MISS',
    ageSeconds: 0,
  });
});
