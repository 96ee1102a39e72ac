import { expect, test } from 'vitest';
import { isMissing, isOver, isStorable, pageSize, type RenderedPage, storedPage } from './stored-page.ts';

const MB = 1024 * 1024;
const page: RenderedPage = {
  status: 200,
  headers: {},
  body: Buffer.from('a page'),
  tags: ['a', 'b'],
  isPartial: false,
};

test.each<[string, Partial<RenderedPage>, boolean]>([
  ['a whole page', {}, true],
  ['the way to where a page has moved', { status: 308 }, true],
  ['a page in part', { isPartial: true }, false],
  ['a page that is not there', { status: 404 }, false],
  ['an outage', { status: 503 }, false],
  ['a page with a cookie', { headers: { 'set-cookie': 'a=1' } }, false],
  ['a page that forbids it', { headers: { 'cache-control': 'No-Store' } }, false],
  ['a private page', { headers: { 'cache-control': 'private, max-age=5' } }, false],
  ['a page for an hour', { headers: { 'cache-control': 'max-age=3600' } }, true],
  ['a page of 2 MB', { body: Buffer.alloc(2 * MB) }, true],
  ['a larger page', { body: Buffer.alloc(2 * MB + 1) }, false],
  ['a sitemap of 16 MB', { headers: { 'content-type': 'application/xml' }, body: Buffer.alloc(16 * MB) }, true],
  ['a larger sitemap', { headers: { 'content-type': 'application/xml' }, body: Buffer.alloc(16 * MB + 1) }, false],
])('whether %s is stored', (_what, parts, expected) => {
  expect(isStorable({ ...page, ...parts })).toBe(expected);
});

test.each([
  [404, false, true],
  [404, true, false],
  [200, false, false],
  [410, false, false],
])(
  'whether a rendering with status %i (partial: %s) means that the page does not exist',
  (status, isPartial, expected) => {
    expect(isMissing({ ...page, status, isPartial })).toBe(expected);
  },
);

test.each([
  [undefined, 5, false],
  [5, 4, false],
  [5, 5, true],
  [0, 5, true],
])('a page that is valid until %j has expired at %i: %s', (validUntil, time, expected) => {
  expect(isOver({ ...page, validUntil }, time)).toBe(expected);
});

test('a stored page is fresh for its time, and its ETag changes with its body only', () => {
  const stored = storedPage(page, 100, 20);
  expect(stored).toMatchObject({ renderedAt: 100, freshUntil: 120, retryAt: 0, gzip: undefined, brotli: undefined });
  expect(storedPage({ ...page, tags: [] }, 0, 0).etag).toBe(stored.etag);
  expect(storedPage({ ...page, body: Buffer.from('another') }, 0, 0).etag).not.toBe(stored.etag);
  expect(stored.etag).toMatch(/^[\w-]{22}$/);
});

test('the size of a page includes its encodings, tags and overhead', () => {
  const stored = storedPage(page, 0, 0);
  expect(pageSize(stored)).toBe(6 + 2 * 64 + 1_024);
  expect(pageSize({ ...stored, gzip: Buffer.alloc(3), brotli: Buffer.alloc(2) })).toBe(6 + 3 + 2 + 2 * 64 + 1_024);
});
