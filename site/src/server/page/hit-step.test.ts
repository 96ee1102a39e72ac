import { once } from 'node:events';
import { collectGarbage } from '@headwater/tools/test-garbage.ts';
import { expect, test, vi } from 'vitest';
import type { PageCache } from '../../page-cache/page-cache.ts';
import { startListeningSite } from '../testing/listening-site.ts';
import { openConnection, type RawConnection, type RawResponse, requestText } from '../testing/raw-connection.ts';
import { standInPages } from '../testing/stand-in-pages.ts';

const LONG = 'long '.repeat(40_000);
/** Too long for the hit step, which copies headers and page into one buffer. */
const TOO_LONG = 'too long '.repeat(30_000);

const statuses: Record<string, number> = { '/500': 500, '/503': 503, '/none/': 404, '/moved/': 308 };

/** Replaces the built pages, which require a build. */
const pages = standInPages(async (req, res, context) => {
  context.tags.add('post:1');
  const status = statuses[req.url ?? ''] ?? 200;
  res.writeHead(status, {
    'content-type': 'text/html',
    'content-security-policy': "default-src 'self'",
    ...(status === 308 && { location: '/there/' }),
  });
  if (req.url === '/too-long/') return void res.end(TOO_LONG);
  res.end(req.url === '/long/' ? LONG : `<p>${req.url} ${'pump '.repeat(1000)}</p>`);
});

/** A site whose page at `/` is sent by the hit step, on a keep-alive connection. */
async function siteWithHits() {
  const site = await startListeningSite({ handler: pages });
  const client = await openConnection(site.port);
  await cached(client, '/');
  await compressed(site.cache);
  return { ...site, client };
}

/** Requests a page until it is cached, and the whole pipeline has let a request for it through. */
async function cached(client: RawConnection, target: string): Promise<void> {
  await vi.waitFor(async () => {
    const response = await client.request(target, { 'Accept-Encoding': 'br' });
    expect([response.headers['x-cache'], response.headers['content-encoding']]).toEqual(['HIT', 'br']);
  }, BUSY);
}

/** Waits for the encodings of the front page, which are made in the background once it is served again. */
async function compressed(cache: Pick<PageCache, 'fresh'>): Promise<void> {
  await expect.poll(() => cache.fresh('/')?.page.brotli, BUSY).toBeDefined();
}

const BUSY = { timeout: 30_000 };

/** Only responses of the whole pipeline have a request ID. */
function isFromHitStep({ headers }: RawResponse): boolean {
  return headers['x-request-id'] === undefined;
}

const requests: [string, string, Record<string, string>, string?][] = [
  ['without an encoding', '/', {}],
  ['in Brotli', '/', { 'Accept-Encoding': 'gzip, br' }],
  ['in gzip', '/', { 'Accept-Encoding': 'gzip, br;q=0' }],
  ['by HEAD', '/', { 'Accept-Encoding': 'br' }, 'HEAD'],
  ['as a prefetch', '/', { 'Sec-Purpose': 'prefetch' }],
  ['as a prefetch of our script', '/', { Purpose: 'prefetch' }],
  ['with another version in the browser', '/', { 'If-None-Match': '"another"' }],
  ['with this version in the browser', '/', { 'If-None-Match': '*' }],
  ['with parameters that pages ignore', '/?utm_source=mail', { 'Accept-Encoding': 'br' }],
  ['that moved', '/moved/', {}],
  ['with the cookie of an editor', '/', { Cookie: 'headwater-editor=x' }],
];

test.each(requests)(
  'a cached page requested %s has the headers and the body of a miss',
  async (_what, target, headers, method) => {
    const { client, cache } = await siteWithHits();
    // The first request renders the page if needed, the second is a hit in the whole pipeline.
    for (let time = 0; time < 2; time += 1) await client.request(target, headers, method);
    const hit = await client.request(target, headers, method);
    expect(isFromHitStep(hit)).toBe(true);
    // From now on, the whole pipeline responds.
    cache.fresh = () => undefined;
    const slow = await client.request(target, headers, method);
    expect(isFromHitStep(slow)).toBe(false);
    const comparable = ({ status, headers: { date, age, 'x-request-id': _id, ...rest }, body }: RawResponse) => ({
      status,
      body,
      headers: { ...rest, 'cache-control': rest['cache-control']?.replace(/\d+/, 'n') },
      hasDate: date !== undefined,
      age: Number(age) >= 0,
    });
    expect(comparable(hit)).toEqual(comparable(slow));
  },
);

test.each(
  (['identity', 'gzip', 'br'] as const).flatMap((encoding) =>
    (['GET', 'HEAD'] as const).map((method) => [method, encoding] as const),
  ),
)('a hit by %s in %s has the same headers as the miss before it', async (method, encoding) => {
  const { port, cache } = await startListeningSite({ handler: pages });
  const client = await openConnection(port);
  const accepted = { 'Accept-Encoding': encoding };
  const miss = await client.request('/', accepted, method);
  expect(miss.headers).toMatchObject({ 'x-cache': 'MISS', 'x-request-id': expect.stringMatching(/./) });
  await cached(client, '/');
  await compressed(cache);
  const hit = await client.request('/', accepted, method);
  const { page } = cache.fresh('/') ?? expect.fail('the page is not in memory');
  const bytes = { identity: page.body, gzip: page.gzip, br: page.brotli }[encoding] ?? expect.fail('not encoded');
  expect(hit.headers).toEqual({
    ...miss.headers,
    // What may differ: state and times, and the request ID, which only responses of the whole pipeline have.
    'x-cache': 'HIT',
    age: expect.stringMatching(/^\d+$/),
    date: expect.stringMatching(/ GMT$/),
    'x-request-id': undefined,
    // A miss is compressed less, at once.
    'content-length': String(bytes.length),
  });
  // A byte after the response to HEAD would be read as the next response.
  expect((await client.request('/', accepted)).body).toBe(bytes.toString('latin1'));
});

test('counts its responses', async () => {
  const { client, hits } = await siteWithHits();
  const before = hits.count();
  await client.request('/');
  await client.request('/', {}, 'HEAD');
  await client.request('/other/');
  expect(hits.count() - before).toBe(2);
});

test.each([
  ['another method', '/', {}, 'POST', 405],
  ['a preview', '/?preview=true&p=1', {}, 'GET', 307],
  ['a host that is not the site’s', '/', { Host: 'evil.example' }, 'GET', 421],
  ['two hosts', '/', { hOST: 'shop.example' }, 'GET', 400],
  ['a body that is too large', '/', { 'Content-Length': '65537' }, 'GET', 413],
  ['an encoded body', '/', { 'Content-Encoding': 'gzip' }, 'GET', 415],
  ['a page that does not exist', '/none/', {}, 'GET', 404],
])('leaves %s to later steps', async (_what, target, headers, method, status) => {
  const { client } = await siteWithHits();
  for (let time = 0; time < 2; time += 1) {
    const connection = status < 400 || status === 404 ? client : await openConnection(client.socket.remotePort ?? 0);
    const response = await connection.request(target, headers, method);
    expect([response.status, isFromHitStep(response)]).toEqual([status, false]);
  }
});

test('does not send a changed page as fresh', async () => {
  const { client, cache } = await siteWithHits();
  expect(isFromHitStep(await client.request('/'))).toBe(true);
  cache.purge({ tags: ['post:1'], paths: [] });
  const response = await client.request('/');
  expect([response.headers['x-cache'], isFromHitStep(response)]).toEqual(['STALE', false]);
});

test('does not send a page that was evicted from memory', async () => {
  const { port, hits } = await startListeningSite({ handler: pages, cache: { maxBytes: 12_000 } });
  const client = await openConnection(port);
  await client.request('/');
  await client.request('/');
  const before = hits.count();
  for (let page = 0; page < 5; page += 1) await client.request(`/${page}/`);
  const response = await client.request('/');
  expect([response.headers['x-cache'], hits.count() - before]).toEqual(['MISS', 0]);
});

test('responds to pipelined requests in order', async () => {
  const { client } = await siteWithHits();
  const targets = ['/', '/slow/', '/', '/none/', '/', '/'];
  client.socket.write(targets.map((target) => requestText(target)).join(''));
  const bodies: string[] = [];
  for (const _target of targets) bodies.push((await client.read()).body.split(' ')[0] ?? '');
  expect(bodies).toEqual(['<p>/', '<p>/slow/', '<p>/', '<p>/none/', '<p>/', '<p>/']);
});

test.each([
  ['a client that closes', requestText('/', { Connection: 'close' })],
  ['HTTP/1.0', 'GET / HTTP/1.0\r\nHost: shop.example\r\n\r\n'],
])('the connection is closed after the page for %s', async (_what, request) => {
  const { client } = await siteWithHits();
  const ended = once(client.socket, 'end');
  client.socket.write(request);
  expect(await client.read()).toMatchObject({ status: 200, headers: { connection: 'close', 'x-cache': 'HIT' } });
  client.socket.resume();
  await ended;
});

test('confirms an Expect header before the page', async () => {
  const { client } = await siteWithHits();
  client.socket.write(requestText('/', { Expect: '100-continue' }));
  expect((await client.read()).status).toBe(100);
  expect((await client.read()).body).toContain('pump');
});

test('a page too long to copy is sent by the rest of the pipeline', async () => {
  const { client } = await siteWithHits();
  await cached(client, '/too-long/');
  const response = await client.request('/too-long/');
  expect(isFromHitStep(response)).toBe(false);
  expect(response.headers['x-cache']).toBe('HIT');
  expect(response.body).toBe(TOO_LONG);
});

test('a site that is stopping closes its connections', async () => {
  const { client, server } = await siteWithHits();
  // As createShutdown does it.
  server.prependListener('request', (_req, res) => res.setHeader('connection', 'close'));
  expect((await client.request('/')).headers.connection).toBe('close');
});

test('a slow client gets every byte, delays no one, and has at most two long responses in memory', async () => {
  const { client, server } = await siteWithHits();
  const slow = await openConnection(client.socket.remotePort ?? 0);
  for (let time = 0; time < 2; time += 1) await slow.request('/long/');
  let mostWaiting = 0;
  server.prependListener('request', (req) => {
    mostWaiting = Math.max(mostWaiting, req.socket.writableLength);
  });
  const count = 60;
  slow.socket.pause();
  slow.socket.write(requestText('/long/').repeat(count));
  expect((await client.request('/')).status).toBe(200);
  server.closeIdleConnections();
  for (let response = 0; response < count; response += 1) expect((await slow.read()).body).toBe(LONG);
  expect(mostWaiting).toBeLessThan(3 * LONG.length);
});

test('a ready response does not keep a page in memory that the cache has evicted', async () => {
  const { port, cache } = await startListeningSite({ handler: pages, cache: { maxBytes: 12_000 } });
  const client = await openConnection(port);
  await cached(client, '/');
  expect(isFromHitStep(await client.request('/', { 'Accept-Encoding': 'br' }))).toBe(true);
  const page = new WeakRef(cache.fresh('/')?.page ?? expect.fail('the page is not in memory'));
  await cached(client, '/next/');
  expect(cache.fresh('/')).toBeUndefined();
  await vi.waitFor(() => {
    collectGarbage();
    expect(page.deref()?.etag).toBeUndefined();
  });
});

test('lets a page through the whole pipeline once its URLs are forgotten', async () => {
  const { client, hits } = await siteWithHits();
  expect(isFromHitStep(await client.request('/'))).toBe(true);
  hits.forget();
  expect(isFromHitStep(await client.request('/'))).toBe(false);
});
