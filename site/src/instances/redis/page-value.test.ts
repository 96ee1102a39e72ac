import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { encodeRecord } from '../../page-cache/snapshot/record.ts';
import type { RenderedPage } from '../../page-cache/stored-page.ts';
import { decodePageValue, encodePageValue, signValue } from './page-value.ts';

const owner = { origin: 'https://cms.example https://site.example', build: 'build', signingKey: randomBytes(32) };
const times = { renderedAt: 2_000, dataAt: 1_000 };
const page: RenderedPage = {
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from('<p>Grüße</p>'),
  tags: ['a', 'b'],
  isPartial: false,
  validUntil: 5_000,
};

function encoded(fields: Partial<RenderedPage> = {}, of = owner): Buffer {
  const value = encodePageValue('/a/', { ...page, ...fields }, times, of);
  if (!value) throw new Error('The page was not encoded.');
  return value;
}

/** Signed, but not what an instance of this version writes. */
function signedMeta(meta: unknown): Buffer {
  return signValue(owner.signingKey, encodeRecord({ key: '/a/', meta, body: page.body }).bytes);
}

test('a page comes back from Redis as it was stored, with its times', () => {
  expect(decodePageValue('/a/', encoded(), owner)).toEqual({ page, times });
});

test.each([
  ['a page with a cookie', { headers: { 'set-cookie': 'a=b' } }],
  ['a private page', { headers: { 'cache-control': 'private' } }],
  ['a 404', { status: 404 }],
  ['a partial page', { isPartial: true }],
])('%s is not stored in Redis', (_what, fields) => {
  expect(encodePageValue('/a/', { ...page, ...fields }, times, owner)).toBeUndefined();
});

test.each<[string, string, () => Buffer]>([
  ['is empty', 'not signed by an instance of this site', () => Buffer.alloc(0)],
  ['is a text', 'not signed by an instance of this site', () => Buffer.from('<script>alert(1)</script>'.repeat(9))],
  ['was cut', 'not signed by an instance of this site', () => encoded().subarray(0, -1)],
  [
    'was signed with another secret',
    'not signed by an instance of this site',
    () => encoded({}, { ...owner, signingKey: randomBytes(32) }),
  ],
  ['is signed and no record', 'not a record of this format', () => signValue(owner.signingKey, Buffer.from('page'))],
  ['is of another site', 'of another site or build', () => encoded({}, { ...owner, origin: 'https://other.example' })],
  ['is of another build', 'of another site or build', () => encoded({}, { ...owner, build: 'other' })],
  ['has other metadata', 'metadata of another shape', () => signedMeta({ status: '200' })],
  [
    'has no times',
    'metadata of another shape',
    () => signedMeta({ status: 200, headers: {}, tags: [], origin: owner.origin, build: owner.build }),
  ],
  [
    'sets a cookie',
    'a page that must not be stored',
    () => signedMeta({ status: 200, headers: { 'set-cookie': 'a=b' }, tags: [], ...owner, signingKey: '', ...times }),
  ],
])('a value that %s cannot be used', (_what, reason, value) => {
  expect(decodePageValue('/a/', value(), owner)).toBe(reason);
});

test('a value under another key cannot be used', () => {
  expect(decodePageValue('/b/', encoded(), owner)).toBe('stored under another key');
});
