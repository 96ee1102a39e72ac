import { compress } from './compress.ts';
import { createPageStore } from './page-store.ts';
import type { PageSnapshot } from './snapshot/page-snapshot.ts';
import { type StoredPage, storedPage } from './stored-page.ts';

/** Pages that can be served without the CMS: in memory, and behind that on disk. */
export interface StoredPages {
  /** The page in memory. */
  get(key: string): StoredPage | undefined;
  /** Whether the page is in memory or on disk. */
  has(key: string): boolean;
  /** The page from the disk, always stale, loaded into memory; read once for concurrent calls. Never rejects. */
  restore(key: string): Promise<StoredPage | undefined>;
  /** Whether the page came from the disk and has not been rendered since. */
  isRestored(key: string): boolean;
  /** @param isDurable whether to store the page on disk as well */
  set(key: string, page: StoredPage, isDurable: boolean): void;
  delete(key: string): void;
  /** Keys of the pages in memory. */
  keys(): string[];
  /** Keys of the pages with any of these nodes, in memory or on disk. */
  keysTagged(tags: readonly string[]): Set<string>;
  /** Number of pages. */
  readonly size: number;
}

/**
 * Two tiers of pages. A page that was not in memory counts as stale, because changes may have been missed.
 * @param onRestored called with each page loaded from the disk
 */
export function createStoredPages(
  maxBytes: number,
  snapshot: PageSnapshot,
  now: () => number,
  onRestored: (key: string, page: StoredPage) => void,
): StoredPages {
  const memory = createPageStore(maxBytes);
  const restored = new Set<string>();
  const restorations = new Map<string, Promise<StoredPage | undefined>>();

  async function addEncodings(key: string, page: StoredPage): Promise<void> {
    const encodings = await compress(page.body);
    if (!encodings) return;
    Object.assign(page, encodings);
    if (memory.get(key) === page) memory.set(key, page);
  }

  function put(key: string, page: StoredPage): void {
    memory.set(key, page);
    void addEncodings(key, page);
  }

  async function readFromDisk(key: string): Promise<StoredPage | undefined> {
    const found = await snapshot.read(key);
    const rendered = memory.get(key);
    // Rendered, or found to be missing, while the disk was read.
    if (rendered || !found || !snapshot.has(key)) return rendered;
    const page = { ...storedPage(found.page, now() - found.ageMs, 0), freshUntil: 0 };
    restored.add(key);
    put(key, page);
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
      put(key, page);
      if (isDurable) snapshot.write(key, page);
    },
    delete(key) {
      restored.delete(key);
      memory.delete(key);
      snapshot.delete(key);
    },
    keys: memory.keys,
    keysTagged: (tags) => new Set([...memory.keysTagged(tags), ...snapshot.keysTagged(tags)]),
    get size() {
      return Math.max(memory.size, snapshot.size);
    },
  };
}
