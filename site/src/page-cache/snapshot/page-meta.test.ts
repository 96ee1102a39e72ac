import { expect, test } from 'vitest';
import type { RenderedPage } from '../stored-page.ts';
import { pageFromMeta, pageMeta, parsePageMeta } from './page-meta.ts';

const of = { origin: 'https://shop.example', build: 'b1' };
const page: RenderedPage = {
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from('page'),
  tags: ['post:1'],
  isPartial: false,
  validUntil: 7,
  thirdParties: { maps: { 'frame-src': ['https://video.example'] } },
};
const meta = { status: 200, headers: page.headers, tags: page.tags, ...of };

test('a page comes back from its metadata and its body', () => {
  const stored: unknown = JSON.parse(JSON.stringify(pageMeta(page, of)));
  const parsed = parsePageMeta(stored);
  expect(parsed).toEqual({ ...meta, validUntil: 7, thirdParties: page.thirdParties });
  expect(parsed && pageFromMeta(parsed, page.body)).toEqual(page);
});

test('the metadata of a page may lack an expiry and third parties', () => {
  expect(parsePageMeta(meta)).toEqual({ ...meta, validUntil: undefined, thirdParties: undefined });
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a status that is a text', { ...meta, status: '200' }],
  ['no origin', { ...meta, origin: undefined }],
  ['no build', { ...meta, build: undefined }],
  ['headers that are null', { ...meta, headers: null }],
  ['headers that are a text', { ...meta, headers: '' }],
  ['a header that is a number', { ...meta, headers: { age: 1 } }],
  ['tags that are no list', { ...meta, tags: 'post:1' }],
  ['a tag that is a number', { ...meta, tags: ['post:1', 2] }],
  ['an end that is a text', { ...meta, validUntil: '7' }],
  ['third parties that are no record', { ...meta, thirdParties: 'all' }],
])('metadata with %s is not that of a page', (_what, given) => {
  expect(parsePageMeta(given)).toBeUndefined();
});

test('a failed page is neither stored nor read', () => {
  expect(pageMeta({ ...page, status: 500 }, of)).toBeUndefined();
  expect(pageMeta({ ...page, isPartial: true }, of)).toBeUndefined();
  expect(pageFromMeta({ ...meta, status: 500 }, page.body)).toBeUndefined();
});
