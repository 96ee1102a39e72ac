import { expect, test } from 'vitest';
import { createPageStore } from './page-store.ts';
import { pageSize, storedPage } from './stored-page.ts';

/** A page of this size, rendered from these nodes. */
function page(tags: readonly string[], bytes = 100) {
  const rendered = { status: 200, headers: {}, body: Buffer.alloc(bytes), tags, isPartial: false };
  return storedPage(rendered, 0, 1_000);
}

test('finds every page that has any of the given tags, by its new ones, until it is deleted', () => {
  const store = createPageStore(100_000);
  const tagged = (...tags: string[]) => [...store.keysTagged(tags)].sort();
  store.set('/a/', page(['post:2', 'menu:1']));
  store.set('/a/', page(['post:1', 'menu:1']));
  store.set('/b/', page(['menu:1']));
  store.set('/c/', page(['post:3']));
  expect([tagged('post:2'), tagged('post:1'), tagged('nothing')]).toEqual([[], ['/a/'], []]);
  expect([tagged('menu:1'), tagged('menu:1', 'post:1')]).toEqual([
    ['/a/', '/b/'],
    ['/a/', '/b/'],
  ]);
  store.delete('/a/');
  expect([store.get('/a/'), tagged('menu:1'), store.size]).toEqual([undefined, ['/b/'], 2]);
});

test('evicts the least recently used page with its tags when the size limit is reached', () => {
  const one = pageSize(page(['post:1']));
  const store = createPageStore(2 * one);
  for (const number of [1, 2]) store.set(`/${number}/`, page([`post:${number}`]));
  store.get('/1/');
  store.set('/3/', page(['post:3']));
  expect(store.keysTagged(['post:1', 'post:2', 'post:3'])).toEqual(new Set(['/1/', '/3/']));
  expect(store.size).toBe(2);
});

test('reports only the pages that it evicts, not those replaced or deleted', () => {
  const evicted: string[] = [];
  const store = createPageStore(2 * pageSize(page(['post:1'])), (key) => evicted.push(key));
  store.set('/1/', page(['post:1']));
  store.set('/1/', page(['post:1']));
  store.set('/2/', page(['post:2']));
  store.delete('/2/');
  expect(evicted).toEqual([]);
  for (const number of [3, 4]) store.set(`/${number}/`, page([`post:${number}`]));
  expect(evicted).toEqual(['/1/']);
});

test('a page that has grown by its encodings counts with them', () => {
  const [first, second] = [page(['post:1']), page(['post:2'])];
  const store = createPageStore(pageSize(first) + pageSize(second));
  store.set('/1/', first);
  store.set('/2/', second);
  second.gzip = Buffer.alloc(10);
  store.set('/2/', second);
  expect(store.keysTagged(['post:1', 'post:2'])).toEqual(new Set(['/2/']));
});

test('does not store a page larger than the whole store', () => {
  const store = createPageStore(2_000);
  store.set('/a/', page(['post:1'], 5_000));
  expect(store.get('/a/')).toBeUndefined();
  expect(store.keysTagged(['post:1'])).toEqual(new Set());
});
