import { afterAll, expect, test } from 'vitest';
import { startSmallCms } from '../testing/small-cms.ts';

const cms = await startSmallCms();
afterAll(() => cms.remove());

function get(path: string): Promise<Response> {
  return cms.fetch(new Request(`http://cms.test${path}`));
}

test('public pages send visitors to the same path of the site', async () => {
  const { status, headers } = await get('/about-the-works/?x=1');
  expect([status, headers.get('location')]).toEqual([302, 'http://site.test/about-the-works/?x=1']);
});

test('a path that starts with two slashes cannot lead to another host', async () => {
  expect((await get('//elsewhere.example.com/')).headers.get('location')).toMatch(/^http:\/\/site\.test\//);
});

test.each(['/wp-cron.php', '/index.php'])('%s is not here', async (path) => {
  expect((await get(path)).status).toBe(404);
});

test('no search engine indexes the CMS', async () => {
  expect(await (await get('/robots.txt')).text()).toMatch('Disallow: /');
  expect((await get('/anything/')).headers.get('x-robots-tag')).toBe('noindex');
});

test('what is asked with a token is kept by no cache', async () => {
  const request = new Request('http://cms.test/graphql?query={viewer{name}}', {
    headers: { authorization: 'Bearer x' },
  });
  expect((await cms.fetch(request)).headers.get('cache-control')).toBe('no-store');
});
