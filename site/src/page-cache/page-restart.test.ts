import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { expect, test } from 'vitest';
import { createPageCache, type PageCache } from './page-cache.ts';
import type { PageCacheOptions } from './page-cache-options.ts';
import { openPageSnapshot } from './snapshot/page-snapshot.ts';
import type { RenderedPage } from './stored-page.ts';

const headers = { 'content-type': 'text/html', 'content-security-policy': "script-src 'sha256-old'" };

function rendered(text: string, fields: Partial<RenderedPage> = {}): RenderedPage {
  return { status: 200, headers, body: Buffer.from(text), tags: ['a'], isPartial: false, ...fields };
}

const away = rendered('', { status: 503 });
const gone = rendered('gone', { status: 404 });

/** A folder used by several processes in turn; `responses` has the CMS’s response for each page. */
async function setUp() {
  const folder = await testFolder();
  const responses = new Map<string, RenderedPage>();
  const renderings: string[] = [];

  async function start(options: Partial<PageCacheOptions & { build: string; origin: string }> = {}) {
    const { build = 'one', origin = 'here', ...more } = options;
    const snapshot = await openPageSnapshot({ folder, maxBytes: 1e6, origin, build, warn: () => undefined });
    const planned: (() => void)[] = [];
    const cache = createPageCache({
      async render(key) {
        renderings.push(key);
        await pause(1);
        return responses.get(key) ?? away;
      },
      maxBytes: 1e6,
      snapshot,
      freshSeconds: 180,
      missing: { seconds: 60, budget: 40 },
      settleSeconds: 10,
      later: (task) => void planned.push(task),
      ...more,
    });
    const read = async (key: string) => {
      const served = await cache.get(key);
      return served && `${served.state} ${served.page.status} ${served.page.body}`;
    };
    const isStored = async (count: number) => {
      await snapshot.idle();
      expect(readdirSync(folder)).toHaveLength(count);
    };
    return { cache, read, isStored, planned };
  }
  /** A process that has stored the page at `/`. */
  async function startWithPage() {
    const process = await start();
    await process.read('/');
    await process.isStored(1);
    return process;
  }
  return { start, startWithPage, responses, renderings, folder };
}

const thirtyKeys = Array.from({ length: 30 }, (_, index) => `/${index}/`);

/** A start after another process has stored thirty pages, while the CMS is down. */
async function restartWithoutCms() {
  const { start, responses } = await setUp();
  for (const key of thirtyKeys) responses.set(key, rendered(`page ${key}`));
  const before = await start();
  for (const key of thirtyKeys) await before.read(key);
  await before.isStored(30);
  responses.clear();
  return start();
}

test('after a restart without the CMS, every page is as it was, and an unknown one a 503', async () => {
  const startedAt = Date.now();
  const { cache, read } = await restartWithoutCms();
  expect(cache.hasPages()).toBe(true);
  const served = await cache.get('/7/');
  expect(served).toMatchObject({ page: { headers, tags: ['a', 'path:/7/'] } });
  // It is as old as its rendering, which was a moment ago, or longer on a busy machine.
  expect(served?.ageSeconds).toBeLessThanOrEqual((Date.now() - startedAt) / 1000);
  for (const key of thirtyKeys) expect(await read(key)).toBe(`STALE 200 page ${key}`);
  expect(await read('/unknown/')).toBe('MISS 503 ');
});

test('a page from the disk is served while one refresh of it runs', async () => {
  const { start, startWithPage, responses, renderings } = await setUp();
  responses.set('/', rendered('old'));
  await startWithPage();
  responses.set('/', rendered('new'));

  const { read } = await start();
  expect(await Promise.all([read('/'), read('/'), read('/')])).toEqual(Array(3).fill('STALE 200 old'));
  await expect.poll(() => read('/')).toBe('HIT 200 new');
  expect(renderings).toHaveLength(2);
});

test('a page that has expired after a restart is rendered again before it is served', async () => {
  const { start, responses } = await setUp();
  responses.set('/', rendered('pending', { validUntil: 5_000 }));
  const before = await start({ time: () => 4_999 });
  await before.read('/');
  await before.isStored(1);
  responses.set('/', rendered('open'));
  const after = await start({ time: () => 5_000 });
  expect(await after.read('/')).toBe('MISS 200 open');
});

test('visits to all pages after a restart render two of them at a time', async () => {
  const { start, responses, renderings } = await setUp();
  const keys = Array.from({ length: 40 }, (_, index) => `/${index}/`);
  for (const key of keys) responses.set(key, rendered(key));
  const before = await start();
  for (const key of keys) await before.read(key);
  await before.isStored(40);

  let [running, most] = [0, 0];
  const { cache } = await start({
    async render(key) {
      renderings.push(key);
      most = Math.max(most, ++running);
      await pause(2);
      running -= 1;
      return rendered(key);
    },
  });
  renderings.length = 0;
  await Promise.all(keys.map((key) => cache.get(key)));
  await expect.poll(() => renderings.length).toBe(40);
  expect(most).toBe(2);
});

test('a page that the CMS no longer has stays deleted after a restart', async () => {
  const { start, startWithPage, responses } = await setUp();
  responses.set('/', rendered('here'));
  const before = await startWithPage();
  responses.set('/', gone);
  before.cache.purge({ tags: ['a'], paths: [] });
  await expect.poll(() => before.read('/')).toBe('HIT 404 gone');
  await before.isStored(0);
  responses.clear();

  const { cache, read } = await start();
  expect(cache.hasPages()).toBe(false);
  expect(await read('/')).toBe('MISS 503 ');
});

test('a page deleted while the site was down is a 404 after one refresh', async () => {
  const { start, startWithPage, responses } = await setUp();
  responses.set('/', rendered('here'));
  await startWithPage();
  responses.set('/', gone);

  const after = await start();
  expect(await after.read('/')).toBe('STALE 200 here');
  await expect.poll(() => after.read('/')).toBe('HIT 404 gone');
  await after.isStored(0);
});

test('a change after a restart reaches pages not requested since', async () => {
  const { start, responses, renderings } = await setUp();
  responses.set('/a/', rendered('old'));
  responses.set('/b/', rendered('old', { tags: ['b'] }));
  const before = await start();
  for (const key of ['/a/', '/b/']) await before.read(key);
  await before.isStored(2);
  responses.set('/a/', gone);

  const after = await start();
  expect(after.cache.purge({ tags: ['a'], paths: [] })).toEqual(['/a/']);
  await expect.poll(() => renderings.length).toBe(3);
  await expect.poll(() => after.read('/a/')).toBe('HIT 404 gone');
  await after.isStored(1);
});

test('a change whose rendering fails keeps the page on the disk', async () => {
  const { start, startWithPage, responses, renderings } = await setUp();
  responses.set('/', rendered('good'));
  const before = await startWithPage();
  responses.clear();
  before.cache.purge({ tags: ['a'], paths: [] });
  await expect.poll(() => renderings.length).toBe(2);
  expect(await (await start()).read('/')).toBe('STALE 200 good');
});

test.each([
  ['a response that forbids it', rendered('mine', { headers: { ...headers, 'cache-control': 'private, no-store' } })],
  ['a response with a cookie', rendered('mine', { headers: { ...headers, 'set-cookie': 'a=b' } })],
  ['half a page', rendered('half', { isPartial: true })],
  ['a 404', gone],
])('%s never reaches the disk', async (_what, response) => {
  const { start, responses, folder } = await setUp();
  responses.set('/never/', response);
  responses.set('/', rendered('good'));
  const { read, isStored } = await start();
  await read('/never/');
  await read('/');
  await isStored(1);
  const files = readdirSync(folder);
  expect(await (await start()).read('/')).toContain('good');
  expect(files).toHaveLength(1);
});

test('positions in a list reach the disk only when a page links to them', async () => {
  const { start, responses } = await setUp();
  responses.set('/news/', rendered('<a href="?after=next">More</a>'));
  for (const cursor of ['next', 'made-up']) responses.set(`/news/?after=${cursor}`, rendered(cursor));
  const before = await start();
  for (const key of ['/news/?after=made-up', '/news/', '/news/?after=next']) await before.read(key);
  await before.isStored(2);
  responses.clear();
  const { read } = await start();
  expect(await read('/news/?after=next')).toBe('STALE 200 next');
  expect(await read('/news/?after=made-up')).toBe('MISS 503 ');
});

test('deletes the pages of another CMS or site URL', async () => {
  const { start, responses } = await setUp();
  responses.set('/', rendered('theirs'));
  const before = await start({ origin: 'there' });
  await before.read('/');
  await before.isStored(1);
  responses.clear();
  const { read, isStored } = await start();
  expect(await read('/')).toBe('MISS 503 ');
  await isStored(0);
});

test('pages of an earlier build are served until the CMS responds, then rendered again, once', async () => {
  const { start, responses, renderings } = await setUp();
  for (const name of ['a', 'b']) responses.set(`/${name}/`, rendered(`${name} of build one`));
  const before = await start();
  for (const key of ['/a/', '/b/']) await before.read(key);
  await before.isStored(2);
  responses.clear();
  const two = await start({ build: 'two' });
  renderings.length = 0;
  two.cache.renewOldBuilds();
  await expect.poll(() => two.planned.length).toBe(1);
  expect(renderings, 'only to see whether the CMS responds').toHaveLength(1);
  expect(await two.read('/a/')).toBe('STALE 200 a of build one');
  for (const key of ['/a/', '/b/']) responses.set(key, rendered(`${key} of build two`));
  two.planned.shift()?.();
  await expect.poll(() => two.read('/b/')).toBe('HIT 200 /b/ of build two');
  await expect.poll(() => two.read('/a/')).toBe('HIT 200 /a/ of build two');
  await two.isStored(2);
  // A restart of the same build refreshes its pages on request only.
  responses.clear();
  renderings.length = 0;
  const again = await start({ build: 'two' });
  again.cache.renewOldBuilds();
  await pause(10);
  expect(renderings).toEqual([]);
});

/** Two pages, of which memory holds one: the first is on disk only. */
async function withEvictedPage() {
  const setup = await setUp();
  const clock = { now: 1_000_000 };
  for (const key of ['/a/', '/b/']) setup.responses.set(key, rendered('x'.repeat(2000)));
  const site = await setup.start({ maxBytes: 4000, now: () => clock.now });
  await site.read('/a/');
  await site.read('/b/');
  await site.isStored(2);
  return { ...setup, ...site, clock };
}

test('a page evicted from memory is as fresh from the disk as it would have been', async () => {
  const { read, renderings, clock } = await withEvictedPage();
  clock.now += 179_999;
  expect(await read('/a/')).toMatch(/^HIT 200 x/);
  expect(await read('/b/')).toMatch(/^HIT 200 x/);
  clock.now += 1;
  expect(await read('/a/')).toMatch(/^STALE 200 x/);
  await expect.poll(() => renderings).toEqual(['/a/', '/b/', '/a/']);
});

test.each([
  ['a change of a node', (cache: PageCache) => void cache.purge({ tags: ['other'], paths: [] })],
  ['changes that may have been missed', (cache: PageCache) => cache.expireAll()],
])('after %s, a page evicted from memory is stale', async (_what, change) => {
  const { cache, read, renderings } = await withEvictedPage();
  change(cache);
  expect(await read('/a/')).toMatch(/^STALE 200 x/);
  await expect.poll(() => renderings).toEqual(['/a/', '/b/', '/a/']);
});
