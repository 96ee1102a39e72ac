import { testServer } from '@headwater/tools/test-server.ts';
import { expect, test } from 'vitest';
import { createPageCache } from '../../page-cache/page-cache.ts';
import { createHealth } from './health.ts';

/** A site over HTTP to whose front page the CMS responds with the status, or not at all. */
async function siteOf(cms: { status?: number }) {
  const cache = createPageCache({
    async render() {
      if (cms.status === undefined) throw new Error('the CMS does not respond');
      return { status: cms.status, headers: {}, tags: [], body: Buffer.from('home'), isPartial: false };
    },
    maxBytes: 1e6,
    freshSeconds: 60,
    settleSeconds: 1,
    missing: { seconds: 60, budget: 9 },
  });
  const health = createHealth(cache);
  const { url } = await testServer(async (req, res) => {
    if (!(await health.respond(res, req.url ?? ''))) res.writeHead(418).end();
  });
  const request = async (path: string) => {
    const response = await fetch(`${url}${path}`);
    return {
      status: response.status,
      text: (await response.text()).trim(),
      retryAfter: response.headers.get('retry-after'),
    };
  };
  return { cache, health, request };
}

const ready = { status: 200, text: 'ready', retryAfter: null };
const notReady = { status: 503, text: 'not ready', retryAfter: '5' };

test('a process that runs is alive, whatever the CMS does', async () => {
  const { request } = await siteOf({});
  expect(await request('/livez')).toEqual({ status: 200, text: 'alive', retryAfter: null });
});

test.each([
  ['ready when its CMS responds', { status: 200 }, ready],
  ['ready when its CMS has no front page', { status: 404 }, ready],
  ['not ready when its CMS fails', { status: 500 }, notReady],
  ['not ready when its CMS does not respond', {}, notReady],
])('a site without stored pages is %s', async (_what, cms, expected) => {
  const { request } = await siteOf(cms);
  expect(await request('/readyz')).toEqual(expected);
});

test('a site with stored pages is ready while the CMS is down', async () => {
  const cms: { status?: number } = { status: 200 };
  const { cache, request } = await siteOf(cms);
  await cache.get('/about/');
  delete cms.status;
  expect(await request('/readyz')).toEqual(ready);
});

test('a site that is stopping is no longer ready, though still alive', async () => {
  const { health, request } = await siteOf({ status: 200 });
  expect(await request('/readyz')).toEqual(ready);
  health.stop();
  expect(await request('/readyz')).toEqual(notReady);
  expect((await request('/livez')).status).toBe(200);
});

test('leaves every other path to the site', async () => {
  const { request } = await siteOf({ status: 200 });
  expect((await request('/readyz/')).status).toBe(418);
});
