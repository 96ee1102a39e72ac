import { expect, test } from 'vitest';
import { startSmallCms } from '../testing/small-cms.ts';

const cms = await startSmallCms();

function get(path: string): Promise<Response> {
  return cms.fetch(new Request(`http://cms.test${path}`));
}

test('redirects visitors of public pages to the same path on the site', async () => {
  const response = await get('/about-the-works/?x=1');
  expect([response.status, response.headers.get('location')]).toEqual([302, 'http://site.test/about-the-works/?x=1']);
  expect(await response.text()).toBe('This page is on the site.\n');
});

test('a path that starts with two slashes does not redirect to another host', async () => {
  expect((await get('//elsewhere.example.com/')).headers.get('location')).toMatch(/^http:\/\/site\.test\//);
});

test.each(['/wp-cron.php', '/index.php'])('%s does not exist', async (path) => {
  expect((await get(path)).status).toBe(404);
});

test('no search engine indexes the CMS', async () => {
  expect(await (await get('/robots.txt')).text()).toMatch('Disallow: /');
  expect((await get('/anything/')).headers.get('x-robots-tag')).toBe('noindex');
});

test.each<[string, Record<string, string>, boolean]>([
  ['a request with a token', { authorization: 'Bearer x' }, false],
  ['a request with a cookie', { cookie: 'a=b' }, false],
  ['an anonymous request', {}, true],
])('whether caches may store the response to %s', async (_what, headers, isAllowed) => {
  const request = new Request('http://cms.test/graphql?query={viewer{name}}', { headers });
  expect((await cms.fetch(request)).headers.get('cache-control') !== 'no-store').toBe(isAllowed);
});

test.each([
  ['/graphql?query={__typename}', 200, 'application/json'],
  ['/graphql/?query={__typename}', 200, 'application/json'],
  ['/index.php?graphql=1&query={__typename}', 200, 'application/json'],
  ['/?graphql=1&query={__typename}', 200, 'application/json'],
  ['/wp-json/faustwp/v1/authorize', 404, 'application/json'],
  ['/?rest_route=/faustwp/v1/authorize', 404, 'application/json'],
  ['/wp-login.php', 200, 'text/html'],
  ['/wp-admin', 303, null],
  ['/wp-content/uploads/nothing.png', 404, 'text/plain'],
  ['/wp-anything', 404, 'text/plain'],
  ['/index.php', 404, 'text/plain'],
  ['/index.php/about/', 404, 'text/plain'],
  ['/graphql-about/', 302, 'text/plain'],
  ['/about?graphql=1', 302, 'text/plain'],
  ['/favicon.ico', 204, null],
])('%s gets %i and %s', async (path, status, type) => {
  const { status: actual, headers } = await get(path);
  expect([actual, headers.get('content-type')?.split(';')[0] ?? null]).toEqual([status, type]);
});

test('public pages accept only GET and HEAD', async () => {
  const response = await cms.fetch(new Request('http://cms.test/about/', { method: 'POST' }));
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('pages of any origin may query the GraphQL endpoint and read its keys', async () => {
  const preflight = await cms.fetch(new Request('http://cms.test/graphql', { method: 'OPTIONS' }));
  expect(preflight.status).toBe(204);
  for (const { headers } of [preflight, await get('/graphql?query={__typename}')]) {
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-headers')).toBe('Authorization, Content-Type');
    expect(headers.get('access-control-expose-headers')).toBe('X-GraphQL-Keys');
    expect(headers.get('access-control-max-age')).toBe('600');
  }
});

async function _cacheControl(headers: Record<string, string>): Promise<string | null> {
  const request = new Request('http://cms.test/graphql?query={__typename}', { headers });
  return (await cms.fetch(request)).headers.get('cache-control');
}
