import { testFolder } from '@headwater/tools/test-folder.ts';
import { expect, test } from 'vitest';
import { noSnapshot, openPageSnapshot, type PageSnapshot } from './snapshot/page-snapshot.ts';
import { type RenderedPage, type StoredPage, storedPage } from './stored-page.ts';
import { createStoredPages } from './stored-pages.ts';

function rendered(text: string, tags: string[] = []): RenderedPage {
  return { status: 200, headers: { 'content-type': 'text/html' }, body: Buffer.from(text), tags, isPartial: false };
}

const page = (text: string, tags?: string[]): StoredPage => storedPage(rendered(text, tags), 1_000, 60_000);

function openSnapshot(path: string) {
  return openPageSnapshot({ folder: path, maxBytes: 1e6, origin: 'site', build: 'a', warn: () => undefined });
}

function pagesOver(snapshot: PageSnapshot) {
  const restored: string[] = [];
  const pages = createStoredPages(
    1e6,
    snapshot,
    () => 1_000,
    (key, { body }) => void restored.push(`${key} ${body}`),
  );
  return { pages, restored };
}

/** A disk with one page, whose reading ends when the test says so. */
function slowDisk() {
  const reading = Promise.withResolvers<{ page: RenderedPage; ageMs: number } | undefined>();
  const disk = { reads: 0, hasPage: true };
  const snapshot: PageSnapshot = {
    ...noSnapshot,
    has: () => disk.hasPage,
    read() {
      disk.reads += 1;
      return reading.promise;
    },
    delete: () => {
      disk.hasPage = false;
    },
  };
  return { ...pagesOver(snapshot), disk, reading };
}

/** A later process, after one has stored the page `/a/` in memory and on the disk, `/b/` in memory only. */
async function afterRestart() {
  const path = await testFolder();
  const snapshot = await openSnapshot(path);
  const before = pagesOver(snapshot).pages;
  before.set('/a/', page('pump', ['x']), true);
  before.set('/b/', page('valve', ['x']), false);
  expect([before.has('/a/'), before.has('/b/'), before.size]).toEqual([true, true, 2]);
  await snapshot.idle();
  return pagesOver(await openSnapshot(path));
}

test('a later process knows the pages on the disk, and restores them as old', async () => {
  const { pages, restored } = await afterRestart();
  expect([pages.has('/a/'), pages.has('/b/'), pages.size]).toEqual([true, false, 1]);
  expect(pages.get('/a/')).toBeUndefined();
  expect(pages.keysTagged(['x'])).toEqual(new Set(['/a/']));
  expect(await pages.restore('/a/')).toMatchObject({ status: 200, tags: ['x'], freshUntil: 0 });
  expect([pages.isRestored('/a/'), pages.isRestored('/b/')]).toEqual([true, false]);
  expect(restored).toEqual(['/a/ pump']);
  expect(pages.get('/a/')?.body.toString()).toBe('pump');
});

test('a restored page no longer counts as restored when it is rendered anew or deleted', async () => {
  const snapshot = await openSnapshot(await testFolder());
  for (const key of ['/a/', '/b/']) snapshot.write(key, rendered('pump'));
  const { pages } = pagesOver(snapshot);
  await Promise.all([pages.restore('/a/'), pages.restore('/b/')]);
  const areRestored = () => [pages.isRestored('/a/'), pages.isRestored('/b/')];
  expect(areRestored()).toEqual([true, true]);
  pages.set('/a/', page('new'), false);
  expect(areRestored()).toEqual([false, true]);
  pages.delete('/b/');
  expect(areRestored()).toEqual([false, false]);
  expect([pages.has('/b/'), await pages.restore('/b/')]).toEqual([false, undefined]);
  await snapshot.idle();
});

test('concurrent requests for a page read the disk once', async () => {
  const { pages, restored, disk, reading } = slowDisk();
  const waiting = [pages.restore('/a/'), pages.restore('/a/')];
  reading.resolve({ page: rendered('pump'), ageMs: 400 });
  const [first, second] = await Promise.all(waiting);
  expect(first).toBe(second);
  expect(first).toMatchObject({ renderedAt: 600, freshUntil: 0 });
  expect([disk.reads, restored]).toEqual([1, ['/a/ pump']]);
});

test('a page rendered while the disk is read replaces the one from the disk', async () => {
  const { pages, restored, reading } = slowDisk();
  const waiting = pages.restore('/a/');
  const newest = page('new');
  pages.set('/a/', newest, false);
  reading.resolve({ page: rendered('old'), ageMs: 0 });
  expect(await waiting).toBe(newest);
  expect([pages.get('/a/'), pages.isRestored('/a/'), restored]).toEqual([newest, false, []]);
});

test('a page deleted while the disk is read stays deleted', async () => {
  const { pages, reading } = slowDisk();
  const waiting = pages.restore('/a/');
  pages.delete('/a/');
  reading.resolve({ page: rendered('old'), ageMs: 0 });
  expect([await waiting, pages.get('/a/')]).toEqual([undefined, undefined]);
});

test('a page that the disk has lost is missing', async () => {
  const { pages, reading } = slowDisk();
  const waiting = pages.restore('/a/');
  reading.resolve(undefined);
  expect([await waiting, pages.get('/a/')]).toEqual([undefined, undefined]);
});

/** Pages of which memory holds one, after `/a/` had to leave it. The disk has a version of its own. */
function afterEviction(onDisk: string) {
  const snapshot = { ...noSnapshot, has: () => true, read: async () => ({ page: rendered(onDisk), ageMs: 0 }) };
  const pages = createStoredPages(
    1_100,
    snapshot,
    () => 1_000,
    () => undefined,
  );
  pages.set('/a/', page('pump'), true);
  pages.set('/b/', page('other'), false);
  expect(pages.get('/a/')).toBeUndefined();
  return pages;
}

test.each([
  ['comes back from the disk as fresh as it was', 'pump', 61_000],
  ['is stale if the disk has another version', 'older pump', 0],
])('a page evicted from memory %s', async (_what, onDisk, freshUntil) => {
  const pages = afterEviction(onDisk);
  expect(await pages.restore('/a/')).toMatchObject({ freshUntil });
  expect(pages.isRestored('/a/')).toBe(freshUntil === 0);
});

test('without a disk, only pages in memory are stored', async () => {
  const { pages } = pagesOver(noSnapshot);
  pages.set('/a/', page('a'), true);
  expect([pages.has('/a/'), pages.has('/b/'), await pages.restore('/b/')]).toEqual([true, false, undefined]);
});
