import { expect, test } from 'vitest';
import { siteConfig } from '../../config/site.config.ts';
import type { Category } from '../../consent/categories.ts';
import { type RenderedPage, storedPage } from '../../page-cache/stored-page.ts';
import { isPrefetch, pageResponse, variantOf } from './page-response.ts';

const POLICY = "default-src 'self'; script-src 'self'";
const thirdParties = {
  measurement: { 'script-src': ['https://tags.example'] },
  maps: { 'frame-src': ['https://maps.example'] },
};

function answerTo(
  given: Partial<RenderedPage>,
  { isAhead = false, allowed = [], age = 0 }: { isAhead?: boolean; allowed?: Category[]; age?: number } = {},
) {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY };
  const rendered = { status: 200, headers, body: Buffer.from('a page'), tags: [], isPartial: false, ...given };
  const page = storedPage(rendered, 0, 0);
  const reader = { isAhead, allowed: new Set(allowed), vary: 'Cookie' };
  return { page, ...pageResponse({ page, state: 'HIT', ageSeconds: age }, reader) };
}

test.each(['prefetch', 'prefetch;anonymous-client-ip'])('the purpose %j is a prefetch', (purpose) => {
  expect(isPrefetch(purpose)).toBe(true);
});

test.each(['prefetcher', 'a prefetch', '', undefined])('the purpose %j is not a prefetch', (purpose) => {
  expect(isPrefetch(purpose)).toBe(false);
});

test.each<[string, Partial<RenderedPage>, string]>([
  ['a whole page', {}, 'public, max-age=0, must-revalidate'],
  ['a page that moved', { status: 308 }, 'public, max-age=0, must-revalidate'],
  ['a page in part', { isPartial: true }, 'no-store'],
  ['a page that is not there', { status: 404 }, 'no-store'],
  ['a file with its own', { headers: { 'cache-control': 'public, max-age=60' } }, 'public, max-age=60'],
])('browsers store %s as it allows', (_what, page, expected) => {
  expect(answerTo(page).headers['cache-control']).toBe(expected);
});

test('a page that is fetched ahead may be shown once without another request, whatever its age', () => {
  const { headers } = answerTo({}, { isAhead: true, age: 7 });
  expect(headers['cache-control']).toBe(`private, max-age=${siteConfig.prefetchSeconds + 7}`);
});

test('a missing page that is fetched ahead is not stored', () => {
  expect(answerTo({ status: 404 }, { isAhead: true }).headers['cache-control']).toBe('no-store');
});

test('an answer tells the state of the cache with the age of the page', () => {
  expect(answerTo({}, { age: 12 }).headers).toMatchObject({ age: '12', 'x-cache': 'HIT' });
});

test('a page without third parties is the same for everyone', () => {
  const { page, etag, headers } = answerTo({}, { allowed: ['maps'] });
  expect([etag, headers.vary, headers['server-timing']]).toEqual([page.etag, undefined, undefined]);
  expect(headers['content-security-policy']).toBe(POLICY);
});

test('a page with third parties varies by the choice of the visitor', () => {
  const { page, etag, headers } = answerTo({ thirdParties }, { allowed: ['captcha'] });
  expect([etag, headers.vary, headers['server-timing']]).toEqual([page.etag, 'Cookie', undefined]);
});

test('the policy of a page stays closed to third parties that the visitor does not allow', () => {
  const { headers } = answerTo({ thirdParties }, { allowed: ['captcha'] });
  expect(headers['content-security-policy']).toBe(POLICY);
});

test('the policy of a page is open to third parties that the visitor allows', () => {
  const { headers } = answerTo({ thirdParties }, { allowed: ['maps', 'measurement'] });
  expect(headers['content-security-policy']).toBe(
    "default-src 'self'; script-src 'self' https://tags.example; frame-src 'self' https://maps.example",
  );
});

test('scripts of a page read what the visitor allows in Server-Timing', () => {
  const { headers } = answerTo({ thirdParties }, { allowed: ['maps', 'measurement'] });
  expect(headers).toMatchObject({ vary: 'Cookie', 'server-timing': 'allowed;desc="measurement maps"' });
});

test('a page has an ETag of its own for what the visitor allows', () => {
  const { page, etag } = answerTo({ thirdParties }, { allowed: ['maps', 'measurement'] });
  expect(etag).toBe(`${page.etag}.measurement.maps`);
});

test('only a page with third parties has variants by what the visitor allows', () => {
  const reader = { allowed: new Set<Category>(['maps']) };
  expect(variantOf({ thirdParties }, reader)).toBe('maps');
  expect(variantOf({ thirdParties: undefined }, reader)).toBe('');
});

test('a page without a policy gets none', () => {
  const { headers } = answerTo({ headers: {}, thirdParties }, { allowed: ['maps'] });
  expect('content-security-policy' in headers).toBe(false);
  expect(headers['server-timing']).toBe('allowed;desc="maps"');
});
