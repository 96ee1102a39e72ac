import { expect, test } from '../support/site-behind-proxy.ts';

/** A page that exists, and responses for one that the CMS would have to hold. */
const EXISTING = '/about/';
const PATH = '/ポンプの点検-🚰/';

test('a page with a non-Latin path is found at a single URL', async ({ request, cmsProxy, site }) => {
  const lowerCase = encodeURI(PATH).replace(/%../g, (found) => found.toLowerCase());
  let seed = '';
  cmsProxy.edit = (response, { operationName, variables }) => {
    if (operationName !== 'GetSeedNode') return response;
    if (variables === JSON.stringify({ uri: EXISTING })) seed = response;
    // WordPress returns lowercase escapes, and finds a path only without any.
    if (variables !== JSON.stringify({ uri: PATH })) return response;
    return seed.replace(JSON.stringify(EXISTING), JSON.stringify(lowerCase));
  };
  await request.get(site.url + EXISTING);
  expect(seed).toContain('"uri"');

  const page = await request.get(site.url + encodeURI(PATH));
  expect(page.status()).toBe(200);
  const again = await request.get(site.url + lowerCase);
  expect([again.status(), again.headers()['x-cache']]).toEqual([200, 'HIT']);
  const bare = await request.get(site.url + encodeURI(PATH.slice(0, -1)), { maxRedirects: 0 });
  expect([bare.status(), bare.headers().location]).toEqual([308, encodeURI(PATH)]);
  const seeds = cmsProxy.queries.filter(({ operationName }) => operationName === 'GetSeedNode');
  expect(seeds.map(({ variables }) => JSON.parse(variables).uri)).toContain(PATH);
});
