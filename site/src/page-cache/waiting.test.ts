import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createPageCache } from './page-cache.ts';
import type { PageCacheOptions } from './page-cache-options.ts';
import type { RenderedPage } from './stored-page.ts';

function page(text: string, fields: Partial<RenderedPage> = {}): RenderedPage {
  return { status: 200, headers: {}, body: Buffer.from(text), tags: [], isPartial: false, ...fields };
}

/** A cache whose renderings end when the test says so. */
function cacheOf(options: Partial<PageCacheOptions> = {}) {
  const begun: string[] = [];
  const ends = new Map<string, (rendered: RenderedPage) => void>();
  const cache = createPageCache({
    render: (key) => {
      begun.push(key);
      return new Promise((resolve) => ends.set(key, resolve));
    },
    maxBytes: 1e6,
    freshSeconds: 180,
    missing: { seconds: 60, budget: 40 },
    settleSeconds: 10,
    ...options,
  });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const end = async (key: string, rendered = page(key)) => {
    ends.get(key)?.(rendered);
    await settled();
  };
  return { cache, begun, end, settled };
}

test('prefetched pages are rendered after those that visitors wait for', async () => {
  const { cache, begun, end, settled } = cacheOf();
  for (let n = 0; n < 20; n += 1) void cache.get(`/ahead-${n}/`, { isAhead: true });
  for (let n = 0; n < 20; n += 1) void cache.get(`/visitor-${n}/`);
  await settled();
  expect(begun.filter((key) => key.includes('visitor'))).toHaveLength(4);
  for (let n = 0; n < 4; n += 1) await end(`/ahead-${n}/`);
  expect(begun.filter((key) => key.includes('ahead'))).toHaveLength(4);
  expect(begun.filter((key) => key.includes('visitor'))).toHaveLength(8);
});

/** A cache whose pages have just become stale, or have expired. */
async function withOldPages(
  keys: readonly string[],
  fields: Partial<RenderedPage> = {},
  options: Partial<PageCacheOptions> = {},
) {
  const clock = { now: 0 };
  const setup = cacheOf({ now: () => clock.now, time: () => clock.now, later: () => undefined, ...options });
  for (const key of keys) {
    const first = setup.cache.get(key);
    await setup.settled();
    await setup.end(key, page(key, fields));
    await first;
  }
  setup.begun.length = 0;
  clock.now = 180_000;
  return setup;
}

const links = Array.from({ length: 24 }, (_, n) => `/link-${n}/`);

test.each([
  ['stale', {}],
  ['expired', { validUntil: 90_000 }],
])('prefetched pages that are %s are rendered after those that visitors wait for', async (_what, fields) => {
  const { cache, begun, settled } = await withOldPages(links, fields);
  for (const key of links) void cache.get(key, { isAhead: true });
  await settled();
  for (let n = 0; n < 4; n += 1) void cache.get(`/visitor-${n}/`);
  await settled();
  expect(begun).toEqual([...links.slice(0, 4), '/visitor-0/', '/visitor-1/', '/visitor-2/', '/visitor-3/']);
});

test('a prefetch of an expired page gets the new rendering', async () => {
  const { cache, end, settled } = await withOldPages(['/a/'], { validUntil: 90_000 });
  const ahead = cache.get('/a/', { isAhead: true });
  await settled();
  await end('/a/', page('new'));
  expect((await ahead)?.page.body.toString()).toBe('new');
});

test('a visitor’s request refreshes a stale page at once instead of its queued prefetch', async () => {
  const { cache, begun, end, settled } = await withOldPages([...links, '/wanted/']);
  for (const key of [...links.slice(0, 4), '/wanted/', '/wanted/', '/wanted/', '/wanted/']) {
    await cache.get(key, { isAhead: true });
  }
  await settled();
  expect(begun).not.toContain('/wanted/');
  expect(await cache.get('/wanted/')).toMatchObject({ state: 'STALE' });
  await settled();
  await end('/wanted/', page('new'));
  for (const key of links.slice(0, 4)) await end(key);
  expect(begun.filter((key) => key === '/wanted/')).toHaveLength(1);
  expect((await cache.get('/wanted/'))?.page.body.toString()).toBe('new');
});

test('a prefetch of a changed page keeps the place of its refresh in the queue', async () => {
  const changed = ['/a/', '/b/', '/c/'];
  const { cache, begun, end, settled } = await withOldPages(changed, { tags: ['post:1'] });
  cache.purge({ tags: ['post:1'], paths: [] });
  expect(await cache.get('/c/', { isAhead: true })).toMatchObject({ state: 'STALE' });
  await settled();
  expect(begun).toEqual(['/a/', '/b/']);
  await end('/a/', page('new', { tags: ['post:1'] }));
  expect(begun).toEqual(changed);
});

test('prefetches refresh a page only as often as its budget allows', async () => {
  const { cache, begun, end, settled } = await withOldPages(['/a/']);
  for (let count = 0; count < 6; count += 1) {
    cache.expireAll();
    await cache.get('/a/', { isAhead: true });
    await settled();
    await end('/a/');
  }
  expect(begun).toEqual(['/a/', '/a/', '/a/']);
});

test('a prefetch of a stale page whose rendering fails delays the next attempt', async () => {
  const { cache, begun, end, settled } = await withOldPages(['/a/']);
  await cache.get('/a/', { isAhead: true });
  await settled();
  await end('/a/', page('down', { status: 503 }));
  expect(await cache.get('/a/')).toMatchObject({ state: 'STALE' });
  await settled();
  expect(begun).toEqual(['/a/']);
});

test('a prefetch of a stale page whose turn does not come in time does not delay the refresh for a visitor', async () => {
  const { cache, begun, settled } = await withOldPages([...links, '/wanted/'], {}, { renderMs: 30 });
  for (const key of [...links.slice(0, 4), '/wanted/']) await cache.get(key, { isAhead: true });
  await pause(60);
  expect(begun).not.toContain('/wanted/');
  await cache.get('/wanted/');
  await settled();
  expect(begun).toContain('/wanted/');
});

test('a visitor’s request for a queued prefetch does not wait for its turn', async () => {
  const { cache, begun, end, settled } = cacheOf();
  for (let n = 0; n < 4; n += 1) void cache.get(`/ahead-${n}/`, { isAhead: true });
  const ahead = cache.get('/wanted/', { isAhead: true });
  await settled();
  expect(begun).not.toContain('/wanted/');
  const visitor = cache.get('/wanted/');
  await settled();
  await end('/wanted/');
  expect(await visitor).toMatchObject({ state: 'MISS' });
  await end('/ahead-0/');
  expect((await ahead)?.page.body.toString()).toBe('/wanted/');
  expect(begun.filter((key) => key === '/wanted/')).toHaveLength(1);
});

test('a page that is being prefetched is not rendered a second time for a visitor', async () => {
  const { cache, begun, end, settled } = cacheOf();
  const both = [cache.get('/a/', { isAhead: true }), cache.get('/a/'), cache.get('/a/', { isAhead: true })];
  await settled();
  await end('/a/');
  expect((await Promise.all(both)).map((served) => served?.page.status)).toEqual([200, 200, 200]);
  expect(begun).toEqual(['/a/']);
});

test('no request waits longer than its time limit, including the queue', async () => {
  const { cache, begun } = cacheOf({ responseMs: 30 });
  const responses = await Promise.all(Array.from({ length: 20 }, (_, n) => cache.get(`/${n}/`)));
  expect(responses).toEqual(Array(20).fill(undefined));
  expect(begun).toHaveLength(8);
});

test('the signal of a rendering aborts at its deadline', async () => {
  const over = Promise.withResolvers<boolean>();
  const { cache } = cacheOf({
    responseMs: 30,
    render: async (_key, deadline) => {
      deadline.addEventListener('abort', () => over.resolve(true));
      return new Promise(() => undefined);
    },
  });
  await cache.get('/');
  expect(await over.promise).toBe(true);
});

test('a rendering that outlasts its request is available to later requests', async () => {
  const { cache, end } = cacheOf({ responseMs: 30, renderMs: 60_000 });
  expect(await cache.get('/sitemap.xml')).toBeUndefined();
  await end('/sitemap.xml');
  expect(await cache.get('/sitemap.xml')).toMatchObject({ state: 'HIT' });
});

test('a change discards shared responses before any page is rendered again', async () => {
  const order: string[] = [];
  const { cache, begun, end, settled } = cacheOf({ onChange: () => order.push(`changed before ${begun.length + 1}`) });
  const first = cache.get('/');
  await settled();
  await end('/', page('one', { tags: ['menu'] }));
  await first;
  cache.purge({ tags: ['menu'], paths: [] });
  expect(order).toEqual(['changed before 2']);
  await settled();
  expect(begun).toEqual(['/', '/']);
});

test('a page with data from before a change is not fresh', async () => {
  const clock = { now: 100_000 };
  const { cache, end, settled } = cacheOf({ now: () => clock.now });
  cache.purge({ tags: ['menu'], paths: [] });
  clock.now += 11_000;
  const rendering = cache.get('/');
  await settled();
  await end('/', page('old menu', { tags: ['menu'], dataAgeMs: 2_000 }));
  await rendering;
  expect(await cache.get('/')).toMatchObject({ state: 'STALE' });
});
