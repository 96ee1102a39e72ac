import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createPageCache } from '../page-cache.ts';
import type { RenderedPage } from '../stored-page.ts';
import type { SharedPages } from './shared-pages.ts';

const clock = { ms: 1_000_000 };

function rendered(text: string, fields: Partial<RenderedPage> = {}): RenderedPage {
  const headers = { 'content-type': 'text/html' };
  return { status: 200, headers, body: Buffer.from(text), tags: ['node'], isPartial: false, ...fields };
}

/** Pages that the instances of one test share, in place of Redis. */
function sharedMemory() {
  const pages = new Map<string, { page: RenderedPage; renderedAt: number; dataAt: number }>();
  let turns = Promise.resolve<unknown>(undefined);
  const reads: string[] = [];
  const find = (key: string) => {
    const found = pages.get(key);
    return found && { page: found.page, ageMs: clock.ms - found.renderedAt, dataAgeMs: clock.ms - found.dataAt };
  };
  const shared: SharedPages = {
    async read(key) {
      reads.push(key);
      return find(key);
    },
    inTurn(key, { adopt, render }) {
      const turn = turns.then(() => {
        const found = find(key);
        return (found && adopt(found)) ?? render();
      });
      turns = turn.catch(() => undefined);
      return turn;
    },
    write: (key, page, dataAgeMs) => void pages.set(key, { page, renderedAt: clock.ms, dataAt: clock.ms - dataAgeMs }),
    delete: (key) => void pages.delete(key),
  };
  return { shared, pages, reads };
}

/** An instance whose renderings are what the CMS has at that moment. */
function instanceOn(shared: SharedPages, cms: { response: RenderedPage | Error }) {
  const rendering = { count: 0 };
  const cache = createPageCache({
    async render() {
      rendering.count += 1;
      await pause(5);
      if (cms.response instanceof Error) throw cms.response;
      return cms.response;
    },
    shared,
    maxBytes: 1024 * 1024,
    freshSeconds: 180,
    missing: { seconds: 60, budget: 20 },
    settleSeconds: 10,
    now: () => clock.ms,
    time: () => clock.ms,
    later: () => undefined,
  });
  async function read(key = '/') {
    const served = await cache.get(key);
    return served && `${served.state} ${served.page.status} ${served.page.body} ${served.ageSeconds}`;
  }
  return { cache, rendering, read };
}

function twoInstances() {
  const memory = sharedMemory();
  const cms: { response: RenderedPage | Error } = { response: rendered('one') };
  return { ...memory, cms, one: instanceOn(memory.shared, cms), other: instanceOn(memory.shared, cms) };
}

test('a page of one instance is served by the other for the rest of its time', async () => {
  const { one, other } = twoInstances();
  await one.read();
  clock.ms += 100_000;
  expect(await other.read()).toBe('HIT 200 one 100');
  clock.ms += 79_000;
  expect(await other.read()).toBe('HIT 200 one 179');
  expect(other.rendering.count).toBe(0);
  clock.ms += 2_000;
  expect(await other.read()).toBe('STALE 200 one 181');
});

test('instances that get the first requests for a page at once render it once', async () => {
  const { one, other } = twoInstances();
  const responses = await Promise.all(Array.from({ length: 50 }, (_, index) => (index % 2 ? one : other).read()));
  expect(responses.filter((response) => response?.includes('200 one'))).toHaveLength(50);
  expect(one.rendering.count + other.rendering.count).toBe(1);
});

test('a page in memory is served without reading the shared pages', async () => {
  const { one, reads } = twoInstances();
  await one.read();
  reads.length = 0;
  expect(one.cache.fresh('/')).toBeDefined();
  await one.read();
  clock.ms += 200_000;
  await one.read();
  expect(reads).toEqual([]);
});

test('a stale page is refreshed by one instance for both', async () => {
  const { one, other, cms } = twoInstances();
  await one.read();
  await other.read();
  cms.response = rendered('two');
  clock.ms += 200_000;
  await Promise.all([one.read(), other.read()]);
  await pause(20);
  expect(await Promise.all([one.read(), other.read()])).toEqual(['HIT 200 two 0', 'HIT 200 two 0']);
  expect(one.rendering.count + other.rendering.count).toBe(2);
});

test('a page from before a change is not taken over as fresh, even by an instance that just started', async () => {
  const { one, other, cms } = twoInstances();
  await one.read();
  clock.ms += 60_000;
  cms.response = rendered('two');
  // The change was reported 30 seconds ago, and this instance has learned of it just now.
  other.cache.purge({ tags: ['node'], paths: [], ageMs: 30_000 });
  expect(await other.read()).toBe('STALE 200 one 60');
  await pause(20);
  expect(await other.read()).toBe('HIT 200 two 0');
});

test('after a change, a newer page of another instance that began before it is not taken over', async () => {
  const { one, other, cms } = twoInstances();
  await other.read();
  clock.ms += 200_000;
  await one.read();
  await pause(20);
  clock.ms += 5_000;
  cms.response = rendered('two');
  // The other instance is the first to hear of it.
  const before = other.rendering.count;
  other.cache.purge({ tags: ['node'], paths: [] });
  // Not by reading, which would have it rendered once more.
  await expect.poll(() => other.rendering.count).toBe(before + 1);
  await expect.poll(() => other.read()).toMatch(/200 two 0$/);
});

test('while the CMS may still respond with old data, an instance does not take its own page back', async () => {
  const { one, cms } = twoInstances();
  await one.read();
  clock.ms += 60_000;
  one.cache.purge({ tags: ['node'], paths: [] });
  await pause(20);
  cms.response = rendered('two');
  clock.ms += 1_100;
  expect(await one.read()).toMatch(/^STALE 200 one/);
  await pause(20);
  expect(await one.read()).toMatch(/200 two 0$/);
});

test('a change that a page already shows does not make it stale', async () => {
  const { one } = twoInstances();
  await one.read();
  clock.ms += 15_000;
  expect(one.cache.purge({ tags: ['node'], paths: [], ageMs: 30_000 })).toEqual([]);
  expect(await one.read()).toBe('HIT 200 one 15');
});

test('when changes may have been missed, the older pages of all instances are stale', async () => {
  const { one, other, cms } = twoInstances();
  await one.read();
  clock.ms += 60_000;
  other.cache.expireAll();
  one.cache.expireAll();
  cms.response = rendered('two');
  expect(await one.read()).toBe('STALE 200 one 60');
  expect(await other.read()).toBe('STALE 200 one 60');
});

test('while the CMS fails, a new instance serves the old pages of the others', async () => {
  const { one, other, cms } = twoInstances();
  await one.read();
  cms.response = new Error('down');
  clock.ms += 3_600_000;
  expect(await other.read()).toBe('STALE 200 one 3600');
  await pause(20);
  expect(await other.read()).toBe('STALE 200 one 3600');
});

test.each([
  ['an error', rendered('', { status: 503 })],
  ['a page with a cookie', rendered('yours', { headers: { 'set-cookie': 'a=b' } })],
  ['a partial page', rendered('half', { isPartial: true })],
  ['a 404', rendered('', { status: 404 })],
])('%s is not shared', async (_what, response) => {
  const { one, pages, cms } = twoInstances();
  cms.response = response;
  await one.read();
  expect([...pages.keys()]).toEqual([]);
});

test('a made-up position in a list is not shared', async () => {
  const { one, pages } = twoInstances();
  await one.read('/news/?after=made-up');
  expect([...pages.keys()]).toEqual([]);
});

test('a page that is gone is removed for all instances, and not read again from the shared pages', async () => {
  const { one, pages, reads, cms } = twoInstances();
  await one.read();
  cms.response = rendered('', { status: 404 });
  clock.ms += 200_000;
  await one.read();
  await pause(20);
  expect([...pages.keys()]).toEqual([]);
  reads.length = 0;
  expect(await one.read()).toMatch(/^HIT 404/);
  expect(reads).toEqual([]);
});
