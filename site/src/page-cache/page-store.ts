import { LRUCache } from 'lru-cache';
import { pageSize, type StoredPage } from './stored-page.ts';
import { createTagIndex } from './tag-index.ts';

/** Pages by key, up to a total size, with an index from tags to pages. */
export interface PageStore {
  get(key: string): StoredPage | undefined;
  set(key: string, page: StoredPage): void;
  delete(key: string): void;
  keys(): string[];
  /** Keys of the pages rendered from any of these nodes. */
  keysTagged(tags: Iterable<string>): Set<string>;
  readonly size: number;
}

/**
 * @param maxBytes the least recently used pages are evicted when it is exceeded
 * @param onEvicted called with each of them
 */
export function createPageStore(
  maxBytes: number,
  onEvicted: (key: string, page: StoredPage) => void = () => undefined,
): PageStore {
  const tagIndex = createTagIndex();
  const pages = new LRUCache<string, StoredPage>({
    maxSize: maxBytes,
    sizeCalculation: pageSize,
    dispose(page, key, reason) {
      tagIndex.delete(key, page.tags);
      if (reason === 'evict') onEvicted(key, page);
    },
  });

  return {
    get: (key) => pages.get(key),
    set(key, page) {
      // The size of an entry is counted when it is added, and a page grows when its encodings are there.
      if (pages.peek(key) === page) pages.delete(key);
      pages.set(key, page);
      if (pages.has(key)) tagIndex.add(key, page.tags);
    },
    delete: (key) => void pages.delete(key),
    keys: () => [...pages.keys()],
    keysTagged: tagIndex.keysTagged,
    get size() {
      return pages.size;
    },
  };
}
