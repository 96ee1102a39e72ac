import { expect, onTestFinished, test, vi } from 'vitest';
import { createRenderings, withinTime } from './renderings.ts';
import { type StoredPage, storedPage } from './stored-page.ts';

test('a promise gives its result or its failure if it is in time, and nothing when its deadline is over', async () => {
  expect(await withinTime(60_000, Promise.resolve('a page'))).toBe('a page');
  const failure = new Error('a fault of the page');
  await expect(withinTime(60_000, Promise.reject(failure))).rejects.toBe(failure);
  expect(await withinTime(5, new Promise<string>(() => undefined))).toBeUndefined();
  const deadline = AbortSignal.timeout(1);
  const stopped = new Promise<string>((_resolve, reject) => {
    deadline.addEventListener('abort', () => reject(deadline.reason));
  });
  expect(await withinTime(60_000, stopped)).toBeUndefined();
  const off = AbortSignal.abort();
  await expect(withinTime(60_000, Promise.reject(off.reason))).rejects.toThrow('aborted');
});

test('leaves no timer behind', async () => {
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  const before = timers();
  await withinTime(3_600_000, Promise.resolve('a page'));
  await expect(withinTime(3_600_000, Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(timers()).toBe(before);
});

function page(text: string): StoredPage {
  const rendered = { status: 200, headers: {}, tags: [], body: Buffer.from(text), isPartial: false };
  return storedPage({ ...rendered, validUntil: undefined }, 0, 1_000);
}

/** Renderings that end when the test says so. */
function setUp(renderMs = 60_000) {
  const rendered: string[] = [];
  const storedPages = new Map<string, StoredPage>();
  const open = new Map<string, PromiseWithResolvers<StoredPage>>();
  const renderings = createRenderings({
    render(key) {
      rendered.push(key);
      const rendering = Promise.withResolvers<StoredPage>();
      open.set(key, rendering);
      return rendering.promise;
    },
    renderMs,
    stored: (key) => storedPages.get(key),
  });
  const always = () => true;
  return {
    renderings,
    rendered,
    storedPages,
    start: (key: string, mayRender = always) => renderings.start(key, mayRender),
    startAhead: (key: string, mayRender = always) => renderings.startAhead(key, mayRender),
    finish: (key: string) => open.get(key)?.resolve(page(key)),
    fail: (key: string) => open.get(key)?.reject(new Error('the CMS is down')),
  };
}

/** Lets everything that has settled take effect. */
const settled = () => new Promise(setImmediate);

test('a page is rendered once for all who wait for it', async () => {
  const { renderings, rendered, start, finish } = setUp();
  const [first, second] = [start('/a/'), start('/a/')];
  expect(renderings.has('/a/')).toBe(true);
  await settled();
  finish('/a/');
  expect(await first).toBe(await second);
  expect(rendered).toEqual(['/a/']);
});

test('a page that is served meanwhile has twice the time for its new version', async () => {
  const given = vi.spyOn(AbortSignal, 'timeout');
  onTestFinished(() => given.mockRestore());
  const { storedPages, start } = setUp(60_000);
  void start('/new/');
  storedPages.set('/old/', page('old'));
  void start('/old/');
  expect(given.mock.calls).toEqual([[60_000], [120_000]]);
});

test('a page is rendered again for those who come after its rendering', async () => {
  const { renderings, rendered, start, finish } = setUp();
  const first = start('/a/');
  await settled();
  finish('/a/');
  await first;
  expect([renderings.has('/a/'), renderings.get('/a/')]).toEqual([false, undefined]);
  void start('/a/');
  await settled();
  expect(rendered).toEqual(['/a/', '/a/']);
});

test('a failed rendering fails for all who wait for it, and the page is rendered anew after it', async () => {
  const { rendered, start, fail } = setUp();
  const waiting = [start('/a/'), start('/a/')].map((rendering) => rendering.catch(String));
  await settled();
  fail('/a/');
  expect(await Promise.all(waiting)).toEqual(['Error: the CMS is down', 'Error: the CMS is down']);
  void start('/a/');
  await settled();
  expect(rendered).toHaveLength(2);
});

test('a page whose caller no longer wants it when its turn comes is not rendered', async () => {
  const { rendered, start, startAhead } = setUp();
  expect(await start('/a/', () => false)).toBeUndefined();
  expect(await startAhead('/b/', () => false)).toBeUndefined();
  expect(rendered).toEqual([]);
});

test('prefetches take at most four of the eight places for renderings', async () => {
  const { rendered, start, startAhead, finish } = setUp();
  for (const key of ['/a1/', '/a2/', '/a3/', '/a4/', '/a5/']) void startAhead(key);
  for (const key of ['/1/', '/2/', '/3/', '/4/', '/5/']) void start(key);
  await settled();
  expect(rendered).toEqual(['/a1/', '/a2/', '/a3/', '/a4/', '/1/', '/2/', '/3/', '/4/']);
  finish('/1/');
  await settled();
  expect(rendered.slice(8)).toEqual(['/5/']);
  finish('/2/');
  await settled();
  expect(rendered.slice(9), 'still no place for what is fetched ahead').toEqual([]);
  finish('/a1/');
  await settled();
  expect(rendered.slice(9)).toEqual(['/a5/']);
});

test('two prefetches and a visitor of one page share one rendering', async () => {
  const { renderings, rendered, start, startAhead, finish } = setUp();
  const ahead = [startAhead('/a/'), startAhead('/a/')];
  await settled();
  expect(renderings.has('/a/')).toBe(true);
  const visitor = start('/a/');
  finish('/a/');
  const pages = await Promise.all([...ahead, visitor]);
  expect(new Set(pages).size).toBe(1);
  expect(rendered).toEqual(['/a/']);
});

test('several prefetches of one page take one place', async () => {
  const { rendered, startAhead } = setUp();
  for (let count = 0; count < 4; count += 1) void startAhead('/a/');
  void startAhead('/b/');
  await settled();
  expect(rendered).toEqual(['/a/', '/b/']);
});

test('a prefetch of a page that a visitor waits for shares its rendering', async () => {
  const { rendered, start, startAhead, finish } = setUp();
  const visitor = start('/a/');
  await settled();
  const ahead = startAhead('/a/');
  finish('/a/');
  expect(await ahead).toBe(await visitor);
  expect(rendered).toEqual(['/a/']);
});

test('a prefetch of a page that is stored by its turn does not render it again', async () => {
  const { rendered, storedPages, startAhead } = setUp();
  const known = page('known');
  storedPages.set('/a/', known);
  expect(await startAhead('/a/')).toBe(known);
  expect(rendered).toEqual([]);
});

test('a page whose turn does not come in time is not rendered', async () => {
  const { rendered, start } = setUp(20);
  for (const key of ['/1/', '/2/', '/3/', '/4/', '/5/', '/6/', '/7/', '/8/']) void start(key);
  await expect(start('/9/')).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(rendered).not.toContain('/9/');
});
