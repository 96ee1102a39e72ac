import { expect, test } from 'vitest';
import { siteConfig } from '../config/site.config.ts';
import type { Category } from '../consent/categories.ts';
import { type RenderedPage, storedPage } from '../page-cache/stored-page.ts';
import { isPrefetch, pageAnswer, variantOf } from './page-answer.ts';

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
  return { page, ...pageAnswer({ page, state: 'HIT', ageSeconds: age }, reader) };
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
  expect(answerTo({ status: 404 }, { isAhead: true }).headers['cache-control']).toBe('no-store');
});

test('an answer says what the cache did, and how old the page is', () => {
  expect(answerTo({}, { age: 12 }).headers).toMatchObject({ age: '12', 'x-cache': 'HIT' });
});

test('a page without third parties is the same for everyone', () => {
  const { page, etag, headers } = answerTo({}, { allowed: ['maps'] });
  expect([etag, headers.vary, headers['server-timing']]).toEqual([page.etag, undefined, undefined]);
  expect(headers['content-security-policy']).toBe(POLICY);
});

test('a page with third parties depends on what the visitor allows, and is closed without that', () => {
  const { page, etag, headers } = answerTo({ thirdParties }, { allowed: ['captcha'] });
  expect([etag, headers.vary, headers['server-timing']]).toEqual([page.etag, 'Cookie', undefined]);
  expect(headers['content-security-policy']).toBe(POLICY);
});

test('what a visitor allows is open in the policy, named for scripts, and a version of its own', () => {
  const { page, etag, headers } = answerTo({ thirdParties }, { allowed: ['maps', 'measurement'] });
  expect(etag).toBe(`${page.etag}.measurement.maps`);
  expect(headers).toMatchObject({ vary: 'Cookie', 'server-timing': 'allowed;desc="measurement maps"' });
  expect(headers['content-security-policy']).toBe(
    "default-src 'self'; script-src 'self' https://tags.example; frame-src 'self' https://maps.example",
  );
  expect(variantOf(page, { allowed: new Set<Category>(['maps']) })).toBe('maps');
  expect(variantOf({ thirdParties: undefined }, { allowed: new Set<Category>(['maps']) })).toBe('');
});

test('a page without a policy gets none', () => {
  const { headers } = answerTo({ headers: {}, thirdParties }, { allowed: ['maps'] });
  expect('content-security-policy' in headers).toBe(false);
  expect(headers['server-timing']).toBe('allowed;desc="maps"');
});
