import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RenderedPage } from '../../page-cache/stored-page.ts';
import type { PageRenderer } from '../render-page.ts';

const page: RenderedPage = { status: 200, headers: {}, body: Buffer.from('a page'), tags: [], isPartial: false };

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('a page of a slow CMS is rendered on for the next visitor after the first stopped waiting', async () => {
  vi.stubEnv('CMS_TIMEOUT_SECONDS', '30');
  const deadlines = vi.spyOn(AbortSignal, 'timeout');
  const { createSitePageCache } = await import('./site-page-cache.ts');
  const rendered = Promise.withResolvers<RenderedPage>();
  const begun = Promise.withResolvers<AbortSignal>();
  const render: PageRenderer = async (_target, _id, { signal } = {}) => {
    if (signal) begun.resolve(signal);
    return rendered.promise;
  };
  const cache = createSitePageCache({}, render, {}, () => undefined);
  const visit = cache.get('/products/');
  const signal = await begun.promise;
  expect(deadlines.mock.calls).toEqual([[42_000]]);
  await vi.advanceTimersByTimeAsync(7_000);
  expect(await visit).toBeUndefined();
  expect(signal.aborted).toBe(false);
  const next = cache.get('/products/');
  rendered.resolve(page);
  expect((await next)?.page.body.toString()).toBe('a page');
  expect(await cache.get('/products/')).toMatchObject({ state: 'HIT' });
});

async function uncachedPages() {
  const { createUncachedPages } = await import('./site-page-cache.ts');
  const calls: unknown[] = [];
  const changes: string[] = [];
  const render: PageRenderer = async (...call) => {
    calls.push(call);
    return page;
  };
  const forms = { formFullUntil: () => undefined };
  return { calls, changes, forms, pages: createUncachedPages(render, forms, () => void changes.push('changed')) };
}

test('without a cache, each request renders its page', async () => {
  const { calls, forms, pages } = await uncachedPages();
  for (const _visit of [1, 2]) {
    expect(await pages.get('/')).toMatchObject({
      page: { status: 200, body: page.body, tags: [] },
      state: 'MISS',
      ageSeconds: 0,
    });
  }
  expect(calls).toEqual([
    ['/', undefined, forms],
    ['/', undefined, forms],
  ]);
  expect([pages.fresh('/'), pages.hasPages()]).toEqual([undefined, false]);
});

test('without a cache, only a change clears what pages share', async () => {
  const { changes, pages } = await uncachedPages();
  await pages.get('/');
  expect(changes).toEqual([]);
  expect(pages.purge({ tags: [], paths: [] })).toEqual([]);
  pages.expireAll();
  expect(changes).toEqual(['changed', 'changed']);
});
