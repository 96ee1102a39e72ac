import { expect, test } from 'vitest';
import { isMissing, isOver, isStorable, pageSize, type RenderedPage, storedPage } from './stored-page.ts';

const MB = 1024 * 1024;
const sitemap = { headers: { 'content-type': 'application/xml' } };
const page: RenderedPage = {
  status: 200,
  headers: {},
  body: Buffer.from('a page'),
  tags: ['a', 'b'],
  isPartial: false,
};

test.each<[string, Partial<RenderedPage>, boolean]>([
  ['a complete page', {}, true],
  ['a redirect from the old URL of a page', { status: 308 }, true],
  ['a page that is valid for an hour', { headers: { 'cache-control': 'max-age=3600' } }, true],
  ['a page of 2 MB', { body: Buffer.alloc(2 * MB) }, true],
  ['a sitemap of 16 MB', { ...sitemap, body: Buffer.alloc(16 * MB) }, true],
  ['a partial page', { isPartial: true }, false],
  ['a page that does not exist', { status: 404 }, false],
  ['the error page of an outage', { status: 503 }, false],
  ['a page with a cookie', { headers: { 'set-cookie': 'a=1' } }, false],
  ['a page with "no-store"', { headers: { 'cache-control': 'No-Store' } }, false],
  ['a private page', { headers: { 'cache-control': 'private, max-age=5' } }, false],
  ['a page of more than 2 MB', { body: Buffer.alloc(2 * MB + 1) }, false],
  ['a sitemap of more than 16 MB', { ...sitemap, body: Buffer.alloc(16 * MB + 1) }, false],
])('%s is stored or not', (_what, parts, expected) => {
  expect(isStorable({ ...page, ...parts })).toBe(expected);
});

test.each([
  ['complete response with status 404 means', 404, false, true],
  ['partial response with status 404 does not mean', 404, true, false],
  ['complete response with status 200 does not mean', 200, false, false],
  ['complete response with status 410 does not mean', 410, false, false],
])('a %s that the page does not exist', (_what, status, isPartial, expected) => {
  expect(isMissing({ ...page, status, isPartial })).toBe(expected);
});

test.each([
  [5, 5, true],
  [0, 5, true],
  [5, 4, false],
  [undefined, 5, false],
])('a page that is valid until %s has at the time %i expired: %s', (validUntil, time, expected) => {
  expect(isOver({ ...page, validUntil }, time)).toBe(expected);
});

test('a stored page is fresh for the given time', () => {
  const stored = storedPage(page, 100, 20);
  expect(stored).toMatchObject({ renderedAt: 100, freshUntil: 120, retryAt: 0, gzip: undefined, brotli: undefined });
});

test('the ETag of a stored page depends only on its body', () => {
  const stored = storedPage(page, 100, 20);
  expect(storedPage({ ...page, tags: [] }, 0, 0).etag).toBe(stored.etag);
  expect(storedPage({ ...page, body: Buffer.from('another') }, 0, 0).etag).not.toBe(stored.etag);
  expect(stored.etag).toMatch(/^[\w-]{22}$/);
});

test('the size of a page includes its encodings, tags and overhead', () => {
  const stored = storedPage(page, 0, 0);
  expect(pageSize(stored)).toBe(6 + 2 * 64 + 1_024);
  expect(pageSize({ ...stored, gzip: Buffer.alloc(3), brotli: Buffer.alloc(2) })).toBe(6 + 3 + 2 + 2 * 64 + 1_024);
});
