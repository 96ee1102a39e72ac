import { LRUCache } from 'lru-cache';
import { pageSize, type StoredPage } from './stored-page.ts';

/** Pages by key, within a number of bytes, and the way back from a tag to its pages. */
export interface PageStore {
  get(key: string): StoredPage | undefined;
  set(key: string, page: StoredPage): void;
  delete(key: string): void;
  /** Keys of the pages made of any of these nodes. */
  keysTagged(tags: Iterable<string>): Set<string>;
  readonly size: number;
}

/** @param maxBytes the least recently used pages leave when it is exceeded. */
export function createPageStore(maxBytes: number): PageStore {
  const keysByTag = new Map<string, Set<string>>();

  function forget(page: StoredPage, key: string): void {
    for (const tag of page.tags) {
      const keys = keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysByTag.delete(tag);
    }
  }

  const pages = new LRUCache<string, StoredPage>({ maxSize: maxBytes, sizeCalculation: pageSize, dispose: forget });

  return {
    get: (key) => pages.get(key),
    set(key, page) {
      pages.set(key, page);
      if (!pages.has(key)) return;
      for (const tag of page.tags) {
        const keys = keysByTag.get(tag) ?? new Set();
        keysByTag.set(tag, keys.add(key));
      }
    },
    delete: (key) => void pages.delete(key),
    keysTagged: (tags) => new Set([...tags].flatMap((tag) => [...(keysByTag.get(tag) ?? [])])),
    get size() {
      return pages.size;
    },
  };
}
