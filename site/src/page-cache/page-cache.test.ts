import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createPageCache } from './page-cache.ts';
import type { PageCacheOptions } from './page-cache-options.ts';
import type { PathReading } from './path-list.ts';
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

/** A cache with a test clock and a list of responses, given one after the other; the last one repeats. */
function cacheOver(
  responses: (RenderedPage | Error)[],
  { readPaths, ...options }: Partial<PageCacheOptions> = {},
  hasIndex = false,
) {
  const clock = { seconds: 1000 };
  const rendering = { count: 0 };
  const tasks: { task: () => void; at: number }[] = [];
  const cache = createPageCache({
    async render() {
      const response = responses[Math.min(rendering.count, responses.length - 1)] ?? new Error('no response');
      rendering.count += 1;
      await pause(5);
      if (response instanceof Error) throw response;
      return response;
    },
    maxBytes: 1024 * 1024,
    freshSeconds: 180,
    missing: { seconds: 60, budget: 3 },
    settleSeconds: 10,
    now: () => clock.seconds * 1000,
    time: () => clock.seconds * 1000,
    later: (task, ms) => void tasks.push({ task, at: clock.seconds * 1000 + ms }),
    ...options,
    // Without an index of all paths, only a scan has the list read.
    ...(readPaths && {
      readPaths: async (isScan) => (isScan || hasIndex ? readPaths(isScan) : { keys: [], isComplete: false }),
    }),
  });
  /** Advances the clock and runs the tasks that are due. */
  async function wait(seconds: number) {
    clock.seconds += seconds;
    for (const due of tasks.filter(({ at }) => at <= clock.seconds * 1000)) {
      tasks.splice(tasks.indexOf(due), 1);
      due.task();
    }
    await pause(20);
  }
  return { cache, clock, rendering, wait };
}

async function read(cache: ReturnType<typeof createPageCache>, key = '/') {
  const served = await cache.get(key);
  return served && `${served.state} ${served.page.status} ${served.page.body}`;
}

test('100 concurrent first requests for one page cause one rendering', async () => {
  const { cache, rendering } = cacheOver([rendered('one')]);
  const responses = await Promise.all(Array.from({ length: 100 }, () => read(cache)));
  expect(new Set(responses)).toEqual(new Set(['MISS 200 one']));
  expect(rendering.count).toBe(1);
});

test('a fresh page is served with its age instead of a new rendering', async () => {
  const { cache, clock, rendering } = cacheOver([rendered('one')]);
  await cache.get('/');
  clock.seconds += 179;
  expect(await cache.get('/')).toMatchObject({ state: 'HIT', ageSeconds: 179 });
  expect(rendering.count).toBe(1);
});

test('a page is compressed when it is served again', async () => {
  const { cache } = cacheOver([rendered('pump '.repeat(400))]);
  await cache.get('/');
  await pause(50);
  expect((await cache.get('/'))?.page.brotli).toBeUndefined();
  await expect
    .poll(() => cache.fresh('/')?.page)
    .toMatchObject({ gzip: expect.any(Buffer), brotli: expect.any(Buffer) });
});

test('serves a stale page at once until its one refresh is done', async () => {
  const { cache, clock, rendering } = cacheOver([rendered('old'), rendered('new')]);
  await cache.get('/');
  clock.seconds += 181;
  expect(await Promise.all([read(cache), read(cache), read(cache)])).toEqual(Array(3).fill('STALE 200 old'));
  await pause(20);
  expect(await read(cache)).toBe('HIT 200 new');
  expect(rendering.count).toBe(2);
});

const failures: [string, RenderedPage | Error][] = [
  ['a failing CMS', rendered('', { status: 503 })],
  ['an error in the site', rendered('', { status: 500 })],
  ['a rendering that throws', new Error('broken')],
  ['a response that is only in part there', rendered('half', { isPartial: true })],
  ['a page that sets a cookie', rendered('yours', { headers: { 'set-cookie': 'a=b' } })],
];

test.each(failures)('an old page survives %s, and is refreshed again only after a pause', async (_what, failure) => {
  const { cache, clock, rendering } = cacheOver([rendered('good'), failure]);
  await cache.get('/');
  clock.seconds += 3 * 24 * 3600;
  for (const [seconds, renderings] of [
    [0, 2],
    [0, 2],
    [6, 3],
  ] as const) {
    clock.seconds += seconds;
    expect(await read(cache)).toBe('STALE 200 good');
    await pause(20);
    expect(rendering.count).toBe(renderings);
  }
});

test.each([
  ['a 503', rendered('', { status: 503 })],
  ['a 500', rendered('', { status: 500 })],
  ['a redirect for now', rendered('', { status: 302 })],
  ['a page with a cookie', rendered('yours', { headers: { 'set-cookie': 'a=b' } })],
  ['a page that forbids it', rendered('now', { headers: { 'cache-control': 'no-store' } })],
  ['a partial page', rendered('half', { isPartial: true })],
  ['a page over 2 MB', rendered('x'.repeat(2 * 1024 * 1024 + 1))],
])('%s is never stored', async (_what, response) => {
  const { cache, rendering } = cacheOver([response]);
  expect(await cache.get('/')).toMatchObject({ state: 'MISS' });
  expect(await cache.get('/')).toMatchObject({ state: 'MISS' });
  expect(rendering.count).toBe(2);
  expect(cache.hasPages()).toBe(false);
});

test('a sitemap may be larger than a page', async () => {
  const sitemap = rendered('x'.repeat(3e6), { headers: { 'content-type': 'application/xml' } });
  const { cache } = cacheOver([sitemap], { maxBytes: 8e6 });
  await cache.get('/sitemap-page-1.xml');
  expect(await cache.get('/sitemap-page-1.xml')).toMatchObject({ state: 'HIT' });
});

test.each([
  ['a deleted page turns from the old copy into a 404', 404, ['HIT', 'HIT']],
  ['a withdrawn page into a 410, which is rendered each time', 410, ['MISS', 'MISS']],
])('%s', async (_what, status, states) => {
  const { cache, clock } = cacheOver([rendered('here'), rendered('gone', { status })]);
  await cache.get('/');
  clock.seconds += 181;
  expect(await read(cache)).toBe('STALE 200 here');
  await pause(20);
  for (const state of states) expect(await read(cache)).toBe(`${state} ${status} gone`);
});

test('an unknown path is looked up once a minute', async () => {
  const { cache, clock, rendering } = cacheOver([rendered('none', { status: 404 })]);
  await cache.get('/x/');
  await cache.get('/x/');
  expect(rendering.count).toBe(1);
  clock.seconds += 61;
  await cache.get('/x/');
  expect(rendering.count).toBe(2);
});

test('after too many unknown paths, looks up no new ones until the minute is over', async () => {
  const { cache, clock, rendering } = cacheOver([rendered('none', { status: 404 })]);
  for (const key of ['/a/', '/b/', '/c/']) await cache.get(key);
  expect(await cache.get('/d/')).toBeUndefined();
  expect(rendering.count).toBe(3);
  clock.seconds += 61;
  expect(await read(cache, '/d/')).toBe('MISS 404 none');
});

test('after too many unknown paths, still looks up a path that a page links to', async () => {
  const none = rendered('none', { status: 404 });
  const { cache } = cacheOver([rendered('<a href="/about/#us">About</a>'), none, none, none, rendered('about us')]);
  for (const key of ['/', '/a/', '/b/', '/c/']) await cache.get(key);
  expect(await cache.get('/d/')).toBeUndefined();
  expect(await read(cache, '/about/')).toBe('MISS 200 about us');
});

test('counts positions in a list as unknown paths unless a page links to them', async () => {
  const { cache } = cacheOver([rendered('<a href="?after=next">More</a>')]);
  await cache.get('/news/');
  for (const cursor of ['next', 'a', 'b', 'c']) expect(await cache.get(`/news/?after=${cursor}`)).toBeDefined();
  expect(await cache.get('/news/?after=d')).toBeUndefined();
  expect(await cache.get('/about/?after=next')).toBeUndefined();
  await cache.get('/news/');
  expect(await read(cache, '/news/?after=next')).toContain('HIT');
});

/** A cache in the middle of a scan: three misses, which are its budget, then `responses`. */
async function duringScan(
  reading: PathReading | Error,
  responses: RenderedPage[],
  options: Partial<PageCacheOptions> = {},
) {
  const none = rendered('none', { status: 404 });
  const readings = { count: 0 };
  const all = cacheOver([none, none, none, ...responses], {
    readPaths: async () => {
      readings.count += 1;
      if (reading instanceof Error) throw reading;
      return reading;
    },
    ...options,
  });
  await all.cache.get('/a/');
  expect(readings.count, 'a single miss does not read the list').toBe(0);
  for (const key of ['/b/', '/c/']) await all.cache.get(key);
  return { ...all, readings };
}

test('in a scan, a path is looked up only if it is in the complete list', async () => {
  const { cache, rendering, readings } = await duringScan({ keys: ['/', '/real/'], isComplete: true }, [
    rendered('real'),
  ]);
  for (let n = 0; n < 100; n += 1) expect(await read(cache, `/try-${n}/`)).toBe('HIT 404 none');
  expect([rendering.count, readings.count]).toEqual([3, 1]);
  expect(await read(cache, '/real/')).toBe('MISS 200 real');
});

test.each([
  ['is not complete', { keys: ['/', '/real/'], isComplete: false }],
  ['cannot be read', new Error('the CMS is down')],
])('in a scan, the existence of a path is unknown while the list %s', async (_how, reading) => {
  const { cache } = await duringScan(reading, [rendered('real')]);
  expect(await cache.get('/try/')).toBeUndefined();
});

test('in a scan, ignores a list older than a minute', async () => {
  let isComplete = true;
  const readPaths = async () => ({ keys: ['/'], isComplete });
  const { cache, clock } = cacheOver([rendered('none', { status: 404 })], { readPaths });
  for (const key of ['/a/', '/b/', '/c/']) await cache.get(key);
  expect(await read(cache, '/d/')).toBe('HIT 404 none');
  isComplete = false;
  clock.seconds += 61;
  for (const key of ['/e/', '/f/', '/g/']) await cache.get(key);
  expect(await cache.get('/h/')).toBeUndefined();
});

test('in a scan, an old path still redirects a visitor who has tried few paths', async () => {
  const moved = rendered('', { status: 308, headers: { location: '/new/' } });
  const { cache } = await duringScan({ keys: ['/', '/new/'], isComplete: true }, [moved]);
  const served = await cache.get('/old/', { isNewcomer: () => true });
  expect(served?.page.status).toBe(308);
  expect(await read(cache, '/other/')).toBe('HIT 404 none');
});

test('in a scan, limits lookups for new clients to the number of misses', async () => {
  const { cache, rendering } = await duringScan({ keys: ['/'], isComplete: true }, []);
  for (let n = 0; n < 10; n += 1) await cache.get(`/crowd-${n}/`, { isNewcomer: () => true });
  expect(rendering.count).toBe(6);
});

test('in a scan, looks up a path that redirected before', async () => {
  const moved = rendered('', { status: 308, headers: { location: '/new/' } });
  const none = rendered('none', { status: 404 });
  const readPaths = async () => ({ keys: ['/'], isComplete: true });
  // Every second page evicts the previous one.
  const { cache } = cacheOver([moved, rendered('x'.repeat(3000)), none, none, none, moved], {
    readPaths,
    maxBytes: 4500,
  });
  for (const key of ['/old/', '/large/', '/a/', '/b/', '/c/']) await cache.get(key);
  expect(await read(cache, '/old/')).toBe('MISS 308 ');
});

test('in a scan, looks up a path that a change named', async () => {
  const { cache } = await duringScan({ keys: ['/'], isComplete: true }, [rendered('published')]);
  cache.purge({ tags: [], paths: ['/published/'] });
  expect(await read(cache, '/published/')).toBe('MISS 200 published');
});

test('counts four redirects from unlinked paths as one miss', async () => {
  const { cache, rendering } = cacheOver([rendered('', { status: 308, headers: { location: '/new/' } })]);
  for (let n = 0; n < 20; n += 1) await cache.get(`/old-${n}/`);
  expect(rendering.count).toBe(12);
});

test('a purge refreshes exactly the pages of a node', async () => {
  const { cache } = cacheOver([
    rendered('one', { tags: ['cG9zdDox'] }),
    rendered('two', { tags: ['cG9zdDoy'] }),
    rendered('new'),
  ]);
  await cache.get('/one/');
  await cache.get('/two/');
  expect(cache.purge({ tags: ['cG9zdDox', 'unknown'], paths: [] })).toEqual(['/one/']);
  expect(await read(cache, '/one/')).toBe('STALE 200 one');
  await pause(20);
  expect(await read(cache, '/one/')).toBe('HIT 200 new');
  expect(await read(cache, '/two/')).toBe('HIT 200 two');
});

test('a purge keeps the old page if the CMS then fails', async () => {
  const { cache } = cacheOver([rendered('good', { tags: ['a'] }), rendered('', { status: 503 })]);
  await cache.get('/');
  cache.purge({ tags: ['a'], paths: [] });
  await pause(20);
  expect(await read(cache)).toBe('STALE 200 good');
});

test('a page whose node changed during the rendering is not fresh', async () => {
  const { cache } = cacheOver([rendered('before', { tags: ['a'] }), rendered('after', { tags: ['a'] })]);
  const first = cache.get('/');
  cache.purge({ tags: ['a'], paths: [] });
  await first;
  expect(await read(cache)).toBe('STALE 200 before');
});

test('a change during the refresh of a page causes one more rendering', async () => {
  const pages = ['old', 'before', 'after'].map((text) => rendered(text, { tags: ['a'] }));
  const { cache, clock, rendering } = cacheOver(pages, { settleSeconds: 0 });
  await cache.get('/');
  clock.seconds += 200;
  expect(await read(cache)).toBe('STALE 200 old');
  cache.purge({ tags: ['a'], paths: [] });
  await pause(40);
  expect(rendering.count).toBe(3);
  expect(await read(cache)).toBe('HIT 200 after');
});

test('a purge forgets missing paths, so that a new page is available at once', async () => {
  const { cache } = cacheOver([rendered('none', { status: 404 }), rendered('published')]);
  await cache.get('/new/');
  cache.purge({ tags: ['list:page'], paths: [] });
  expect(await read(cache, '/new/')).toBe('MISS 200 published');
});

test('when changes may have been missed, stored pages are stale, and missing paths are looked up again', async () => {
  const { cache } = cacheOver([rendered('old'), rendered('none', { status: 404 }), rendered('published')]);
  for (const key of ['/', '/new/']) await cache.get(key);
  cache.expireAll();
  expect(await read(cache, '/new/')).toBe('MISS 200 published');
  expect(await read(cache)).toBe('STALE 200 old');
});

test('a page rendered just after a change is stale until the CMS has settled', async () => {
  const { cache, rendering, wait } = cacheOver([
    rendered('old', { tags: ['a'] }),
    rendered('old', { tags: ['a'] }),
    rendered('new', { tags: ['a'] }),
  ]);
  await cache.get('/');
  cache.purge({ tags: ['a'], paths: [] });
  await wait(0);
  expect(await read(cache)).toBe('STALE 200 old');
  expect(rendering.count, 'not more than once a second').toBe(2);
  await wait(2);
  expect(await read(cache)).toBe('STALE 200 old');
  await wait(0);
  expect(await read(cache)).toBe('STALE 200 new');
  expect(rendering.count).toBe(3);
});

test('a page rendered just after a change is rendered once more, even without a request', async () => {
  const responses = ['old', 'old', 'new'].map((text) => rendered(text, { tags: ['a'] }));
  const { cache, rendering, wait } = cacheOver(responses);
  await cache.get('/');
  cache.purge({ tags: ['a'], paths: [] });
  await wait(0);
  await wait(10);
  expect(rendering.count).toBe(3);
  expect(await read(cache)).toBe('HIT 200 new');
  await wait(100);
  expect(rendering.count).toBe(3);
});

test('a trashed page is gone at once, and back at once when it is restored', async () => {
  const { cache, wait } = cacheOver([
    rendered('here', { tags: ['a'] }),
    rendered('gone', { status: 404 }),
    rendered('here again', { tags: ['a'] }),
  ]);
  await cache.get('/x/');
  cache.purge({ tags: ['a'], paths: ['/x/'] });
  await wait(0);
  expect(await read(cache, '/x/')).toBe('HIT 404 gone');
  cache.purge({ tags: ['a', 'list:page'], paths: ['/x/'] });
  expect(await read(cache, '/x/')).toBe('MISS 200 here again');
});

test('while the CMS may not know it yet, a path that a change named is looked up again after a second', async () => {
  const { cache, rendering, wait } = cacheOver([rendered('none', { status: 404 }), rendered('published')]);
  cache.purge({ tags: [], paths: ['/new/'] });
  expect(await read(cache, '/new/')).toBe('MISS 404 none');
  await cache.get('/new/');
  expect(rendering.count).toBe(1);
  await wait(1.1);
  expect(await read(cache, '/new/')).toBe('MISS 200 published');
});

test('a change that names a path refreshes all its list pages', async () => {
  const { cache } = cacheOver([rendered('old')]);
  await cache.get('/news/');
  await cache.get('/news/?after=abc');
  await cache.get('/newsletter/');
  expect(cache.purge({ tags: [], paths: ['/news/'] })).toEqual(['/news/', '/news/?after=abc']);
});

test('a moved page redirects to its new path while the CMS fails, and is a page again if it moves back', async () => {
  const moved = rendered('', { status: 308, headers: { location: '/b/' }, tags: ['a'] });
  const { cache, clock } = cacheOver([moved, rendered('', { status: 503 }), rendered('here', { tags: ['a'] })]);
  await cache.get('/a/');
  clock.seconds += 181;
  for (const _visit of [1, 2]) {
    expect(await read(cache, '/a/')).toBe('STALE 308 ');
    await pause(20);
  }
  cache.purge({ tags: ['a'], paths: ['/a/', '/b/'] });
  await pause(20);
  expect(await read(cache, '/a/')).toBe('STALE 200 here');
});

test('a change of a hundred pages renders each of them once, two at a time', async () => {
  let [running, most] = [0, 0];
  const { cache, rendering } = cacheOver([], {
    async render() {
      running += 1;
      most = Math.max(most, running);
      rendering.count += 1;
      await pause(0);
      running -= 1;
      return rendered('x', { tags: ['a'] });
    },
  });
  const keys = Array.from({ length: 100 }, (_, index) => `/${index}/`);
  for (const key of keys) await cache.get(key);
  [rendering.count, most] = [0, 0];
  for (const _message of [1, 2, 3]) expect(cache.purge({ tags: ['a'], paths: [] })).toHaveLength(100);
  while (rendering.count < 100 || running > 0) await pause(5);
  await pause(10);
  expect(most).toBe(2);
  expect(rendering.count).toBeLessThanOrEqual(102);
});

test('evicts the least recently used pages when memory is full', async () => {
  const { cache } = cacheOver([rendered('x'.repeat(1000))], { maxBytes: 5000 });
  for (const key of ['/a/', '/b/', '/c/', '/d/']) await cache.get(key);
  expect(await cache.get('/a/')).toMatchObject({ state: 'MISS' });
  expect(await cache.get('/d/')).toMatchObject({ state: 'HIT' });
});

test('a page past its validUntil is not served when a new one is available', async () => {
  const opensAt = 1_060_000;
  const { cache, clock, rendering } = cacheOver([rendered('pending', { validUntil: opensAt }), rendered('open')]);
  await cache.get('/');
  clock.seconds = 1_059;
  expect(await read(cache)).toBe('HIT 200 pending');
  clock.seconds = 1_060;
  const responses = await Promise.all([read(cache), read(cache), read(cache)]);
  expect(responses.map((response) => response?.replace(/^\w+ /, ''))).toEqual(Array(3).fill('200 open'));
  expect(await read(cache)).toBe('HIT 200 open');
  expect(rendering.count).toBe(2);
});

test.each([
  ['that is still what it was causes another one', ['still pending', 'open'], 3],
  ['that is open is enough', ['open'], 2],
])('a rendering that runs when a page expires, and %s', async (_what, texts, renderings) => {
  const pages = ['pending', ...texts].map((text) =>
    rendered(text, text === 'open' ? {} : { validUntil: 1_060_000, tags: ['a'] }),
  );
  const { cache, clock, rendering } = cacheOver(pages);
  await cache.get('/');
  clock.seconds = 1_059;
  cache.purge({ tags: ['a'], paths: [] });
  await pause(0);
  clock.seconds = 1_060;
  expect(await read(cache)).toContain('200 open');
  expect(rendering.count).toBe(renderings);
});

test.each([
  ['the CMS fails', rendered('', { status: 503 })],
  ['a rendering throws', new Error('broken')],
])('when %s, an expired page stays until a later attempt succeeds', async (_what, failure) => {
  const old = rendered('pending', { validUntil: 1_060_000 });
  const { cache, clock, rendering } = cacheOver([old, failure, failure, rendered('open')]);
  await cache.get('/');
  clock.seconds = 1_060;
  expect(await read(cache)).toBe('STALE 200 pending');
  expect(await read(cache)).toBe('STALE 200 pending');
  expect(rendering.count).toBe(2);
  clock.seconds += 6;
  expect(await read(cache)).toBe('STALE 200 pending');
  clock.seconds += 6;
  expect(await read(cache)).toBe('MISS 200 open');
});

test('a visitor does not wait long for a page past its validUntil', async () => {
  const pages = [rendered('pending', { validUntil: 1_060_000 })];
  const never = new Promise<RenderedPage>(() => undefined);
  const { cache, clock, wait } = cacheOver([], { render: async () => pages.pop() ?? never });
  await cache.get('/');
  clock.seconds = 1_060;
  const response = read(cache);
  await wait(3);
  expect(await response).toBe('STALE 200 pending');
});

test('after an urgent change, no visitor gets the old page', async () => {
  const { cache } = cacheOver([rendered('open', { tags: ['form'] }), rendered('full', { tags: ['form'] })]);
  await cache.get('/');
  expect(cache.purge({ tags: ['form'], paths: [], isUrgent: true })).toEqual(['/']);
  expect(await read(cache)).toContain('200 full');
});

test('finds a page that lost its form when the form comes back', async () => {
  const { cache, clock } = cacheOver(
    [rendered('open', { tags: ['form', 'other'] }), rendered('closed', { tags: [] }), rendered('open again')],
    { isLasting: (tag) => tag === 'form' },
  );
  await cache.get('/');
  clock.seconds += 181;
  await cache.get('/');
  await pause(20);
  expect(await read(cache)).toBe('HIT 200 closed');
  expect(cache.purge({ tags: ['other'], paths: [] })).toEqual([]);
  expect(cache.purge({ tags: ['form'], paths: [] })).toEqual(['/']);
});

test('with an index of all paths, unknown ones are 404s without a query from the second one on', async () => {
  const readPaths = async () => ({ keys: ['/', '/real/'], isComplete: true, isIndexed: true });
  const none = rendered('none', { status: 404 });
  const { cache, rendering } = cacheOver([none, rendered('real')], { readPaths }, true);
  await cache.get('/a/');
  for (let n = 0; n < 20; n += 1) expect(await read(cache, `/lost-${n}/`)).toBe('HIT 404 none');
  expect(rendering.count).toBe(1);
  expect(await read(cache, '/real/')).toBe('MISS 200 real');
});

test('the not-found page is rendered anew after a change', async () => {
  const readPaths = async () => ({ keys: ['/'], isComplete: true, isIndexed: true });
  const none = (text: string) => rendered(text, { status: 404 });
  const { cache } = cacheOver([none('old menu'), none('new menu')], { readPaths }, true);
  await cache.get('/a/');
  expect(await read(cache, '/b/')).toBe('HIT 404 old menu');
  cache.purge({ tags: ['menu'], paths: [] });
  expect(await read(cache, '/b/')).toBe('MISS 404 new menu');
  expect(await read(cache, '/c/')).toBe('HIT 404 new menu');
});

test('a line of text in place of a frame never stands in for the not-found page', async () => {
  const readPaths = async () => ({ keys: ['/'], isComplete: true, isIndexed: true });
  const text = rendered('Not found.', { status: 404, headers: { 'content-type': 'text/plain' } });
  const { cache } = cacheOver([text, rendered('none', { status: 404 })], { readPaths }, true);
  await cache.get('/frame/');
  expect(await read(cache, '/lost/')).toBe('MISS 404 none');
  expect(await read(cache, '/lost-too/')).toBe('HIT 404 none');
});

test('a page that is newer than the index of all paths is found by a visitor who lost no other', async () => {
  const readPaths = async () => ({ keys: ['/'], isComplete: true, isIndexed: true });
  const { cache } = cacheOver([rendered('none', { status: 404 }), rendered('new')], { readPaths }, true);
  await cache.get('/lost/');
  expect((await cache.get('/new/', { isNewcomer: () => true }))?.page.status).toBe(200);
});

test('a path at which the site itself has pages is rendered, whatever the index says', async () => {
  const options = {
    readPaths: async () => ({ keys: ['/'], isComplete: true, isIndexed: true }),
    isContent: (key: string) => !key.startsWith('/parts/'),
  };
  const none = rendered('none', { status: 404 });
  const { cache } = cacheOver([none, rendered('part')], options, true);
  for (const key of ['/a/', '/b/']) await cache.get(key);
  expect(await read(cache, '/parts/x-1/')).toBe('MISS 200 part');
});

test('an index without all paths does not decide what is missing', async () => {
  const readPaths = async (isScan: boolean) => ({ keys: ['/'], isComplete: isScan });
  const { cache, rendering } = cacheOver([rendered('none', { status: 404 })], { readPaths }, true);
  for (const key of ['/a/', '/b/']) await cache.get(key);
  expect(rendering.count).toBe(2);
});
