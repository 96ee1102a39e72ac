import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createPageCache, type PageCacheOptions } from './page-cache.ts';
import type { RenderedPage } from './stored-page.ts';

function rendered(text: string, fields: Partial<RenderedPage> = {}): RenderedPage {
  return {
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: Buffer.from(text),
    tags: [],
    isPartial: false,
    ...fields,
  };
}

/** A cache with a clock of its own, over a list of answers that are given one after the other; the last stays. */
function cacheOver(answers: (RenderedPage | Error)[], options: Partial<PageCacheOptions> = {}) {
  const clock = { seconds: 1000 };
  const rendering = { count: 0 };
  const cache = createPageCache({
    async render() {
      const answer = answers[Math.min(rendering.count, answers.length - 1)] ?? new Error('no answer');
      rendering.count += 1;
      await pause(5);
      if (answer instanceof Error) throw answer;
      return answer;
    },
    maxBytes: 1024 * 1024,
    freshSeconds: 180,
    missing: { seconds: 60, budget: 3 },
    now: () => clock.seconds * 1000,
    ...options,
  });
  return { cache, clock, rendering };
}

async function read(cache: ReturnType<typeof createPageCache>, key = '/') {
  const served = await cache.get(key);
  return served && `${served.state} ${served.page.status} ${served.page.body}`;
}

test('100 concurrent first requests for one page cause one rendering', async () => {
  const { cache, rendering } = cacheOver([rendered('one')]);
  const answers = await Promise.all(Array.from({ length: 100 }, () => read(cache)));
  expect(new Set(answers)).toEqual(new Set(['MISS 200 one']));
  expect(rendering.count).toBe(1);
});

test('a page is fresh for its time and tells its age', async () => {
  const { cache, clock, rendering } = cacheOver([rendered('one')]);
  await cache.get('/');
  clock.seconds += 179;
  expect(await cache.get('/')).toMatchObject({ state: 'HIT', ageSeconds: 179 });
  expect(rendering.count).toBe(1);
});

test('an old page is served at once while one refresh runs, then the new one', async () => {
  const { cache, clock, rendering } = cacheOver([rendered('old'), rendered('new')]);
  await cache.get('/');
  clock.seconds += 181;
  expect(await Promise.all([read(cache), read(cache), read(cache)])).toEqual(Array(3).fill('STALE 200 old'));
  await pause(20);
  expect(await read(cache)).toBe('HIT 200 new');
  expect(rendering.count).toBe(2);
});

test.each([
  ['a failing CMS', rendered('', { status: 503 })],
  ['a fault of ours', rendered('', { status: 500 })],
  ['a rendering that throws', new Error('broken')],
  ['an answer that is only in part there', rendered('half', { isPartial: true })],
  ['a page that sets a cookie', rendered('yours', { headers: { 'set-cookie': 'a=b' } })],
])('an old page stays through %s, without limit, and is not tried again at once', async (_what, failure) => {
  const { cache, clock, rendering } = cacheOver([rendered('good'), failure]);
  await cache.get('/');
  clock.seconds += 3 * 24 * 3600;
  expect(await read(cache)).toBe('STALE 200 good');
  await pause(20);
  expect(await read(cache)).toBe('STALE 200 good');
  await pause(20);
  expect(rendering.count).toBe(2);
  clock.seconds += 6;
  expect(await read(cache)).toBe('STALE 200 good');
  await pause(20);
  expect(rendering.count).toBe(3);
});

test.each([
  ['a 503', rendered('', { status: 503 })],
  ['a 500', rendered('', { status: 500 })],
  ['a redirect', rendered('', { status: 302 })],
  ['a page with a cookie', rendered('yours', { headers: { 'set-cookie': 'a=b' } })],
  ['a page that forbids it', rendered('now', { headers: { 'cache-control': 'no-store' } })],
  ['a partial page', rendered('half', { isPartial: true })],
  ['a page over 2 MB', rendered('x'.repeat(2 * 1024 * 1024 + 1))],
])('%s is never kept', async (_what, answer) => {
  const { cache, rendering } = cacheOver([answer]);
  expect(await cache.get('/')).toMatchObject({ state: 'MISS' });
  expect(await cache.get('/')).toMatchObject({ state: 'MISS' });
  expect(rendering.count).toBe(2);
  expect(cache.hasPages()).toBe(false);
});

test('a page that is gone turns from the old copy into a 404', async () => {
  const { cache, clock } = cacheOver([rendered('here'), rendered('gone', { status: 404 })]);
  await cache.get('/');
  clock.seconds += 181;
  expect(await read(cache)).toBe('STALE 200 here');
  await pause(20);
  expect(await read(cache)).toBe('HIT 404 gone');
});

test('an unknown address is looked up once a minute', async () => {
  const { cache, clock, rendering } = cacheOver([rendered('none', { status: 404 })]);
  await cache.get('/x/');
  await cache.get('/x/');
  expect(rendering.count).toBe(1);
  clock.seconds += 61;
  await cache.get('/x/');
  expect(rendering.count).toBe(2);
});

test('after too many unknown addresses no new ones are looked up until the minute is over', async () => {
  const { cache, clock, rendering } = cacheOver([rendered('none', { status: 404 })]);
  for (const key of ['/a/', '/b/', '/c/']) await cache.get(key);
  expect(await cache.get('/d/')).toBeUndefined();
  expect(rendering.count).toBe(3);
  clock.seconds += 61;
  expect(await read(cache, '/d/')).toBe('MISS 404 none');
});

test('an address that a page leads to is looked up even then', async () => {
  const none = rendered('none', { status: 404 });
  const { cache } = cacheOver([rendered('<a href="/about/#us">About</a>'), none, none, none, rendered('about us')]);
  for (const key of ['/', '/a/', '/b/', '/c/']) await cache.get(key);
  expect(await cache.get('/d/')).toBeUndefined();
  expect(await read(cache, '/about/')).toBe('MISS 200 about us');
});

test('a purge makes exactly the pages of a node old, and refreshes them', async () => {
  const { cache } = cacheOver([
    rendered('one', { tags: ['cG9zdDox'] }),
    rendered('two', { tags: ['cG9zdDoy'] }),
    rendered('new'),
  ]);
  await cache.get('/one/');
  await cache.get('/two/');
  expect(cache.purgeTags(['cG9zdDox', 'unknown'])).toEqual(['/one/']);
  expect(await read(cache, '/one/')).toBe('STALE 200 one');
  await pause(20);
  expect(await read(cache, '/one/')).toBe('HIT 200 new');
  expect(await read(cache, '/two/')).toBe('HIT 200 two');
});

test('a purge keeps the old page when the CMS then fails', async () => {
  const { cache } = cacheOver([rendered('good', { tags: ['a'] }), rendered('', { status: 503 })]);
  await cache.get('/');
  cache.purgeTags(['a']);
  await pause(20);
  expect(await read(cache)).toBe('STALE 200 good');
});

test('a page whose node changed while it was rendered is not taken for fresh', async () => {
  const { cache } = cacheOver([rendered('before', { tags: ['a'] }), rendered('after', { tags: ['a'] })]);
  const first = cache.get('/');
  cache.purgeTags(['a']);
  await first;
  expect(await read(cache)).toBe('STALE 200 before');
});

test('a purge forgets that addresses were unknown, so that a new page is there at once', async () => {
  const { cache } = cacheOver([rendered('none', { status: 404 }), rendered('published')]);
  await cache.get('/new/');
  cache.purgeTags(['list:page']);
  expect(await read(cache, '/new/')).toBe('MISS 200 published');
});

test('the least recently used pages leave when memory is full', async () => {
  const { cache } = cacheOver([rendered('x'.repeat(1000))], { maxBytes: 5000 });
  for (const key of ['/a/', '/b/', '/c/', '/d/']) await cache.get(key);
  expect(await cache.get('/a/')).toMatchObject({ state: 'MISS' });
  expect(await cache.get('/d/')).toMatchObject({ state: 'HIT' });
});

test('both encodings are there soon after a page was made', async () => {
  const { cache } = cacheOver([rendered('pump '.repeat(1000))]);
  await cache.get('/');
  await pause(200);
  const page = (await cache.get('/'))?.page;
  expect(page?.brotli?.length).toBeLessThan(page?.body.length ?? 0);
  expect(page?.gzip?.length).toBeLessThan(page?.body.length ?? 0);
});
