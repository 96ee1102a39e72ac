import { createHmac, randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import type { PageHandler } from '../document/page-handler.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import { noTracing, type Tracing } from '../telemetry/tracing.ts';
import type { PipelineParts } from './pipeline.ts';
import { sendRequest, startListeningSite } from './testing/listening-site.ts';
import { limitsOf } from './testing/route-listener.ts';
import { standInPages } from './testing/stand-in-pages.ts';

const SECRET = 'the secret of both programs';
const PAGE = `<p>${'pump '.repeat(1000)}</p>`;
const statuses: Record<string, number> = {
  '/500': 500,
  '/503': 503,
  '/down/': 503,
  '/broken/': 500,
  '/none/': 404,
  '/moved/': 308,
};

/** Replaces the built pages, which require a build. */
const pages = standInPages(async (req, res, context) => {
  const path = (req.url ?? '').replace(/\?.*/s, '');
  if (path === '/thrown/') throw new Error('secret detail');
  res.writeHead(statuses[path] ?? 200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'self'",
    ...(path === '/moved/' && { location: '/there/' }),
  });
  res.end(path === '/500' ? `number ${context.requestId}` : PAGE);
});

async function startSite(): Promise<number> {
  return (await startListeningSite({ handler: pages, secret: SECRET })).port;
}

test.each([
  ['a page', '/', {}, 200],
  ['a page that is not there', '/none/', {}, 404],
  ['a page during an outage', '/down/', {}, 503],
  ['a page with a fault', '/broken/', {}, 500],
  ['a page that throws', '/thrown/', {}, 500],
  ['a redirect', '/products', {}, 308],
  ['an upload of the old site', '/wp-content/uploads/2026/x.jpg', {}, 308],
  ['the feed of the old site', '/feed/', {}, 308],
  ['a picture', '/image?url=/media/x.jpg&w=640', {}, 200],
  ['a file that is not there', '/favicon.ico', {}, 404],
  ['a malformed path', '/%ff', {}, 400],
  ['a bad cursor', '/news/?after=1', {}, 400],
  ['a method that pages do not accept', '/', { method: 'POST' }, 405],
  [
    'a message that is not signed',
    '/api/revalidate',
    { method: 'POST', headers: 'Content-Type: application/json\r\n' },
    401,
  ],
  ['a message by GET', '/api/revalidate', {}, 405],
  ['a message of 10 MB', '/api/revalidate', { method: 'POST', headers: 'Content-Length: 10485760\r\n' }, 413],
  ['two hosts', '/', { headers: 'Host: shop.example\r\nHost: shop.example\r\n' }, 400],
  ['an unknown host', '/', { headers: 'Host: evil.example\r\n' }, 421],
  ['a large body', '/', { method: 'POST', headers: 'Content-Length: 65537\r\n' }, 413],
  ['a compressed body', '/', { method: 'POST', headers: 'Content-Encoding: gzip\r\n' }, 415],
  ['a compressed form', '/api/forms/1', { method: 'POST', headers: 'Content-Encoding: gzip\r\n' }, 415],
  ['a form of 65 MB', '/api/forms/1', { method: 'POST', headers: 'Content-Length: 68157440\r\n' }, 413],
  ['a form by GET', '/api/forms/1', {}, 405],
  ['a sign of life', '/livez', { headers: 'Host: 10.0.0.7\r\n' }, 200],
])('%s has every security header', async (_what, target, request, status) => {
  const response = await sendRequest(await startSite(), target, request);
  expect(response.status).toBe(status);
  expect(response.header('content-security-policy')).toMatch(/^default-src '(?:self|none)'/);
  expect(response.header('x-content-type-options')).toBe('nosniff');
  expect(response.header('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(response.header('permissions-policy')).toContain('camera=()');
  expect(response.header('cross-origin-opener-policy')).toBe('same-origin');
  expect(response.header('strict-transport-security')).toContain('max-age=');
});

test('a page is sent in an encoding that the browser accepts, whole to one that accepts none, or not if it has it', async () => {
  const port = await startSite();
  const packed = await sendRequest(port, '/', { headers: 'Accept-Encoding: gzip, br\r\n' });
  expect([packed.header('x-cache'), packed.header('content-encoding')]).toEqual(['MISS', 'br']);
  expect(packed.header('content-type')).toBe('text/html; charset=utf-8');
  const again = await sendRequest(port, '/', {
    headers: `Accept-Encoding: br\r\nIf-None-Match: ${packed.header('etag')}\r\n`,
  });
  expect(again).toMatchObject({ status: 304, body: '' });
  const plain = await sendRequest(port, '/');
  expect(plain.header('content-encoding')).toBeUndefined();
  expect(plain.body).toBe(PAGE);
});

test('HEAD has the headers of GET, without the body', async () => {
  const response = await sendRequest(await startSite(), '/', { method: 'HEAD' });
  expect(response).toMatchObject({ status: 200, body: '' });
  expect(response.header('content-length')).toBe(String(PAGE.length));
});

test('the response to an internal error reveals only the request ID', async () => {
  const response = await sendRequest(await startSite(), '/thrown/');
  expect(response.body).toBe(`number ${response.header('x-request-id')}`);
});

test.each([
  ['a method that pages do not accept', '/about/', { method: 'POST' }, 405],
  ['the name of another site', '/about/', { headers: 'Host: evil.example\r\n' }, 421],
  ['a preview under the path of its page', '/about/?preview=true&p=7', {}, 307],
])('a request with %s gets a response without rendering a page', async (_what, target, request, status) => {
  const rendered: string[] = [];
  const handler: PageHandler = async (requested, context) => {
    rendered.push(requested.target);
    return pages(requested, context);
  };
  const { port } = await startListeningSite({ handler, secret: SECRET });
  rendered.length = 0;
  expect((await sendRequest(port, target, request)).status).toBe(status);
  expect(rendered).toEqual([]);
});

test('a redirect stays on the site with any Host header', async () => {
  const response = await sendRequest(await startSite(), '//evil/', { headers: 'X-Forwarded-Host: evil.example\r\n' });
  expect(response).toMatchObject({ status: 308 });
  expect(response.header('location')).toBe('/evil/');
});

test('browsers revalidate the permanent redirect of moved content, because it may move back', async () => {
  const port = await startSite();
  await sendRequest(port, '/moved/');
  const response = await sendRequest(port, '/moved/');
  expect(response).toMatchObject({ status: 308 });
  expect(response.header('location')).toBe('/there/');
  expect(response.header('x-cache')).toBe('HIT');
  expect(response.header('cache-control')).toBe('public, max-age=0, must-revalidate');
});

test('accepts a signed message at the site’s URL', async () => {
  const port = await startSite();
  const body = JSON.stringify({ id: randomUUID(), tags: [], paths: ['/'] });
  const time = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', SECRET).update(`${time}.${body}`).digest('hex');
  await sendRequest(port, '/');
  const response = await sendRequest(port, '/api/revalidate', {
    method: 'POST',
    headers:
      `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n` +
      `X-Headwater-Timestamp: ${time}\r\nX-Headwater-Signature: ${signature}\r\n`,
    body,
  });
  expect(response.status).toBe(200);
  expect(response.body).toContain('{"refreshed":1}');
  expect(response.header('cache-control')).toBe('no-store');
});

test.each([
  ['an upgrade to a socket', 'GET', '/', 'Upgrade: websocket\r\nConnection: Upgrade\r\n'],
  ['a tunnel', 'CONNECT', 'evil.example:443', ''],
  ['the address of another host', 'GET', 'http://evil.example/', ''],
  ['two lengths of one body', 'POST', '/', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n'],
  ['a length that is not a number', 'POST', '/', 'Content-Length: +5\r\n'],
  ['a header with a NUL', 'GET', '/', 'X-A: a\x00b\r\n'],
  ['a space before the colon', 'GET', '/', 'X-A : a\r\n'],
])('refuses %s', async (_what, method, target, headers) => {
  expect((await sendRequest(await startSite(), target, { method, headers })).status).toBe(400);
});

test('a site without stored pages and without its CMS is live but not ready', async () => {
  statuses['/'] = 503;
  onTestFinished(() => {
    delete statuses['/'];
  });
  const port = await startSite();
  expect((await sendRequest(port, '/livez')).status).toBe(200);
  expect((await sendRequest(port, '/readyz')).status).toBe(503);
});

test.each([
  ['/products', '/products/', 308],
  ['/products/?after=&amp;x=1', '/products/?after=&x=1', 308],
  ['/search/?q=pump', '/search?q=pump', 308],
  ['/SEARCH', '/search', 308],
])('%s redirects to %s in one step, cached for an hour', async (target, location, status) => {
  const response = await sendRequest(await startSite(), target);
  expect(response.status).toBe(status);
  expect(response.header('location')).toBe(location);
  expect(response.header('cache-control')).toBe('public, max-age=3600');
});

/** A site whose visitors have to wait for so many seconds before they search. */
async function startSearch(wait: number) {
  const counted: string[] = [];
  const limits = limitsOf({
    searches: (client) => {
      counted.push(client);
      return wait;
    },
  });
  const { port } = await startListeningSite({ handler: pages, parts: { limits, trustedProxies: 1 } });
  const get = (path: string) =>
    sendRequest(port, path, { headers: 'Accept-Encoding: br\r\nX-Forwarded-For: 198.51.100.1\r\n' });
  return { counted, get };
}

test('a visitor who searches too often reads how long to wait', async () => {
  const { get } = await startSearch(7);
  const refused = await get('/search?q=pump');
  expect([refused.status, refused.header('retry-after')]).toEqual([429, '7']);
  expect(refused.body).toContain('Too many searches in a short time. Please wait 7 seconds and try again.\n');
});

test('a search is rendered each time, and only searches for a word count against the limit of a client', async () => {
  const { counted, get } = await startSearch(0);
  for (let time = 0; time < 3; time += 1) {
    const { status, header } = await get('/search?q=pump');
    const sent = ['x-cache', 'cache-control', 'content-encoding'].map(header);
    expect([status, ...sent]).toEqual([200, 'MISS', 'no-store', 'br']);
  }
  for (const free of ['/', '/search', '/search?q=', '/search?q=%20&utm_source=mail']) await get(free);
  expect(counted).toEqual(['198.51.100.1', '198.51.100.1', '198.51.100.1']);
});

/** A site whose cache cannot tell whether a path exists, and the requested keys. */
async function siteWithoutRoom() {
  const keys: string[] = [];
  const cache = { get: async (key: string) => void keys.push(key) } as unknown as PageCache;
  const { port } = await startListeningSite({ handler: pages, parts: { cache } });
  return { port, keys };
}

test('a page that cannot be shown is a 503, or leads to the start of its list', async () => {
  const { port, keys } = await siteWithoutRoom();
  expect((await sendRequest(port, '/news/')).status).toBe(503);
  const position = `/news/?after=${encodeURIComponent(Buffer.from('arrayconnection:9').toString('base64'))}`;
  const { status, header } = await sendRequest(port, position);
  expect([status, header('location'), header('cache-control')]).toEqual([307, '/news/', 'no-store']);
  expect(keys).toEqual(['/news/', position]);
});

test('every request is counted by its route, status and cache state', async () => {
  const recorded: unknown[] = [];
  const recordRequest = (...request: unknown[]) => void recorded.push(request);
  const { port } = await startListeningSite({ handler: pages, parts: { recordRequest } });
  recorded.length = 0;
  for (const target of ['/none/', '/livez', '/%ff']) await sendRequest(port, target);
  await expect
    .poll(() => recorded)
    .toEqual([
      ['page', 404, 'MISS'],
      ['health', 200, undefined],
      ['none', 400, undefined],
    ]);
});

test('the trace of a request has its method, route, status and cache state', async () => {
  const traced: unknown[] = [];
  const tracing: Tracing = {
    ...noTracing,
    async request(headers, work, describe) {
      await work();
      traced.push([headers.traceparent, describe()]);
    },
  };
  const { port } = await startListeningSite({ handler: pages, parts: { tracing } });
  traced.length = 0;
  await sendRequest(port, '/about/', { headers: 'Traceparent: 00-1-2-01\r\n' });
  expect(traced).toEqual([['00-1-2-01', { method: 'GET', route: 'page', status: 200, cache: 'MISS' }]]);
});

test('a response that fails after its first bytes is cut off, so that clients notice it is incomplete', async () => {
  const uploads: PipelineParts['uploads'] = async ({ res }) => {
    res.writeHead(200).write('the first bytes');
    throw new Error('the rest cannot be read');
  };
  const { port } = await startListeningSite({ handler: pages, parts: { uploads } });
  const headers = { origin: 'https://shop.example', host: 'shop.example' };
  const body = await new Promise((resolve) => {
    const sent = request({ port, path: '/api/uploads', method: 'POST', headers }, (response) => {
      response
        .resume()
        .once('error', () => resolve('broken off'))
        .once('end', () => resolve('whole'));
    });
    sent.once('error', () => resolve('broken off')).end();
  });
  expect(body).toBe('broken off');
});
