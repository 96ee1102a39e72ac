import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createPageCache } from './page-cache.ts';

const STEP_MS = 10;

/** A cache with a test clock, whose pages show how many changes preceded their rendering. */
function setUp() {
  const clock = { now: 0 };
  const content = { version: 0 };
  const renderings: string[] = [];
  const timers: { at: number; task: () => void }[] = [];
  const cache = createPageCache({
    async render(key) {
      renderings.push(key);
      return {
        status: 200,
        headers: { 'content-type': 'text/html' },
        body: Buffer.from(`version ${content.version}`),
        tags: ['shared'],
        isPartial: false,
      };
    },
    maxBytes: 1e6,
    freshSeconds: 180,
    missing: { seconds: 60, budget: 40 },
    settleSeconds: 10,
    now: () => clock.now,
    later: (task, ms) => void timers.push({ at: clock.now + ms, task }),
  });
  /** Advances the clock by one step and runs everything that is due. */
  async function step() {
    clock.now += STEP_MS;
    for (const due of timers.filter(({ at }) => at <= clock.now)) {
      timers.splice(timers.indexOf(due), 1);
      due.task();
    }
    await turn();
  }
  const read = async (key: string) => (await cache.get(key))?.page.body.toString();
  return { cache, content, renderings, step, read };
}

const flooded = ['/a/', '/b/', '/c/'];

test('a flood of changes renders a page three times, then once in five seconds, and soon shows the last', async () => {
  const { cache, content, renderings, step, read } = setUp();
  for (const key of flooded) await read(key);
  renderings.length = 0;
  // A hundred changes per second for 31 seconds.
  for (let count = 0; count < 3100; count += 1) {
    content.version += 1;
    cache.purge({ tags: ['shared'], paths: [] });
    for (const key of flooded) await read(key);
    await step();
  }
  expect(renderings.length).toBeGreaterThanOrEqual(3 * flooded.length);
  expect(renderings.length).toBeLessThanOrEqual((3 + 31 / 5) * flooded.length);
  for (let count = 0; count < 50; count += 1) await step();
  for (const key of flooded) expect(await read(key)).toBe('version 3100');
});

test('visits do not render a page every second while the CMS may still lag behind a flood', async () => {
  const { cache, renderings, step, read } = setUp();
  await read('/');
  renderings.length = 0;
  cache.purge({ tags: ['shared'], paths: [] });
  for (let count = 0; count < 1000; count += 1) {
    await read('/');
    await step();
  }
  expect(renderings.length).toBeLessThanOrEqual(3 + 10 / 5);
  for (let count = 0; count < 600; count += 1) await step();
  expect(await cache.get('/')).toMatchObject({ state: 'HIT' });
});

test('a visitor’s request renders a queued change sooner, not a second time', async () => {
  const { cache, content, renderings, step, read } = setUp();
  const keys = Array.from({ length: 50 }, (_, index) => `/${index}/`);
  for (const key of keys) await read(key);
  renderings.length = 0;
  content.version = 1;
  cache.purge({ tags: ['shared'], paths: [] });
  await read('/49/');
  expect(renderings.indexOf('/49/')).toBeLessThan(10);
  await step();
  for (let count = 0; count < 5; count += 1) await step();
  expect(renderings.toSorted()).toEqual(keys.toSorted());
});
