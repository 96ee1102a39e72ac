import { compress } from './compress.ts';
import { createPageStore } from './page-store.ts';
import { recentMap } from './recent-map.ts';
import type { PageSnapshot } from './snapshot/page-snapshot.ts';
import { type StoredPage, storedPage } from './stored-page.ts';

/** Pages that can be served without the CMS: in memory, and behind that on disk. */
export interface StoredPages {
  /** The page in memory. */
  get(key: string): StoredPage | undefined;
  /** Whether the page is in memory or on disk. */
  has(key: string): boolean;
  /**
   * The page from the disk, loaded into memory; read once for concurrent calls. It is as fresh as when it had to leave
   * memory, and stale if it comes from an earlier process. Never rejects.
   */
  restore(key: string): Promise<StoredPage | undefined>;
  /** Whether the page came from the disk and has not been rendered since. */
  isRestored(key: string): boolean;
  /** @param isDurable whether to store the page on disk as well */
  set(key: string, page: StoredPage, isDurable: boolean): void;
  /** Compresses a page in the background, once: it is served more than once. */
  compress(key: string, page: StoredPage): void;
  delete(key: string): void;
  /** Keys of the pages in memory. */
  keys(): string[];
  /** Keys of the pages with any of these nodes, in memory or on disk. */
  keysTagged(tags: readonly string[]): Set<string>;
  /** Makes all pages stale that are on disk only: a change may concern them. */
  expireEvicted(): void;
  /** Number of pages. */
  readonly size: number;
}

/** Maximum number of evicted pages whose freshness is remembered. */
const EVICTED_PAGES = 20_000;

/**
 * Two tiers of pages. A page from an earlier process counts as stale, because changes may have been missed.
 * @param onRestored called with each page loaded from the disk
 */
export function createStoredPages(
  maxBytes: number,
  snapshot: PageSnapshot,
  now: () => number,
  onRestored: (key: string, page: StoredPage) => void,
): StoredPages {
  /** Pages that had to leave memory while they were fresh. */
  const evicted = recentMap<Pick<StoredPage, 'etag' | 'freshUntil'>>(EVICTED_PAGES);
  const memory = createPageStore(maxBytes, (key, { etag, freshUntil }) => evicted.set(key, { etag, freshUntil }));
  const restored = new Set<string>();
  const restorations = new Map<string, Promise<StoredPage | undefined>>();
  const compressed = new WeakSet<StoredPage>();

  async function addEncodings(key: string, page: StoredPage): Promise<void> {
    const encodings = await compress(page.body);
    if (!encodings) return;
    Object.assign(page, encodings);
    if (memory.get(key) === page) memory.set(key, page);
  }

  async function readFromDisk(key: string): Promise<StoredPage | undefined> {
    const found = await snapshot.read(key);
    const rendered = memory.get(key);
    // Rendered, or found to be missing, while the disk was read.
    if (rendered || !found || !snapshot.has(key)) return rendered;
    const page = storedPage(found.page, now() - found.ageMs, 0);
    const known = evicted.get(key);
    page.freshUntil = known?.etag === page.etag ? known.freshUntil : 0;
    if (page.freshUntil <= now()) restored.add(key);
    memory.set(key, page);
    onRestored(key, page);
    return page;
  }

  return {
    get: memory.get,
    has: (key) => memory.get(key) !== undefined || snapshot.has(key),
    async restore(key) {
      if (!snapshot.has(key)) return undefined;
      const running = restorations.get(key) ?? readFromDisk(key).finally(() => restorations.delete(key));
      restorations.set(key, running);
      return running;
    },
    isRestored: (key) => restored.has(key),
    set(key, page, isDurable) {
      restored.delete(key);
      memory.set(key, page);
      if (isDurable) snapshot.write(key, page);
    },
    compress(key, page) {
      if (compressed.has(page)) return;
      compressed.add(page);
      void addEncodings(key, page);
    },
    delete(key) {
      restored.delete(key);
      memory.delete(key);
      snapshot.delete(key);
    },
    keys: memory.keys,
    keysTagged: (tags) => new Set([...memory.keysTagged(tags), ...snapshot.keysTagged(tags)]),
    expireEvicted: () => evicted.clear(),
    get size() {
      return Math.max(memory.size, snapshot.size);
    },
  };
}
