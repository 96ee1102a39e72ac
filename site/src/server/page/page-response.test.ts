import { expect, test } from 'vitest';
import { siteConfig } from '../../config/site.config.ts';
import type { Category } from '../../consent/categories.ts';
import { type RenderedPage, storedPage } from '../../page-cache/stored-page.ts';
import { pageResponse, variantOf } from './page-response.ts';

const POLICY = "default-src 'self'; script-src 'self'";
const thirdParties = {
  measurement: { 'script-src': ['https://tags.example'] },
  maps: { 'frame-src': ['https://maps.example'] },
};

function responseTo(
  given: Partial<RenderedPage>,
  { isAhead = false, allowed = [], age = 0 }: { isAhead?: boolean; allowed?: Category[]; age?: number } = {},
) {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY };
  const rendered = { status: 200, headers, body: Buffer.from('a page'), tags: [], isPartial: false, ...given };
  const page = storedPage(rendered, 0, 0);
  const reader = { isAhead, allowed: new Set(allowed), vary: 'Cookie' };
  return { page, ...pageResponse({ page, state: 'HIT', ageSeconds: age }, reader) };
}

test.each<[string, Partial<RenderedPage>, string]>([
  ['a whole page', {}, 'public, max-age=0, must-revalidate'],
  ['a page that moved', { status: 308 }, 'public, max-age=0, must-revalidate'],
  ['a page in part', { isPartial: true }, 'no-store'],
  ['a page that is not there', { status: 404 }, 'no-store'],
  ['a file with its own', { headers: { 'cache-control': 'public, max-age=60' } }, 'public, max-age=60'],
])('browsers store %s as it allows', (_what, page, expected) => {
  expect(responseTo(page).headers['cache-control']).toBe(expected);
});

test('a page that is fetched ahead may be shown once without another request, whatever its age', () => {
  const { headers } = responseTo({}, { isAhead: true, age: 7 });
  expect(headers['cache-control']).toBe(`private, max-age=${siteConfig.prefetchSeconds + 7}`);
});

test('a missing page that is fetched ahead is not stored', () => {
  expect(responseTo({ status: 404 }, { isAhead: true }).headers['cache-control']).toBe('no-store');
});

test('a response tells the state of the cache with the age of the page', () => {
  expect(responseTo({}, { age: 12 }).headers).toMatchObject({ age: '12', 'x-cache': 'HIT' });
});

const openPolicy = "default-src 'self'; script-src 'self' https://tags.example; frame-src 'self' https://maps.example";

test.each<[string, Partial<RenderedPage>, Category[], object]>([
  ['without third parties', {}, ['maps'], { variant: '', policy: POLICY }],
  [
    'whose third parties a visitor does not allow',
    { thirdParties },
    ['captcha'],
    { variant: '', policy: POLICY, vary: 'Cookie' },
  ],
  [
    'whose third parties a visitor allows',
    { thirdParties },
    ['maps', 'measurement'],
    {
      variant: '.measurement.maps',
      policy: openPolicy,
      vary: 'Cookie',
      // What scripts of the page read.
      timing: 'allowed;desc="measurement maps"',
    },
  ],
  [
    'without a policy',
    { headers: {}, thirdParties },
    ['maps'],
    { variant: '.maps', vary: 'Cookie', timing: 'allowed;desc="maps"' },
  ],
])(
  'a page %s has the policy, the ETag and the variants of what the visitor allows',
  (_what, given, allowed, expected) => {
    const { page, etag, headers } = responseTo(given, { allowed });
    expect({
      variant: etag.slice(page.etag.length),
      policy: headers['content-security-policy'],
      vary: headers.vary,
      timing: headers['server-timing'],
    }).toEqual(expected);
  },
);

test('only a page with third parties has variants by what the visitor allows', () => {
  const reader = { allowed: new Set<Category>(['maps']) };
  expect([variantOf({ thirdParties }, reader), variantOf({ thirdParties: undefined }, reader)]).toEqual(['maps', '']);
});
