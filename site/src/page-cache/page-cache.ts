import { LRUCache } from 'lru-cache';
import { compress } from './compress.ts';
import { createLimit } from './limit.ts';
import { createLinkedPages } from './linked-pages.ts';
import { createMissingList } from './missing-list.ts';
import { createPageStore } from './page-store.ts';
import { isMissing, isStorable, type RenderedPage, type StoredPage, storedPage } from './stored-page.ts';

/** A page as it is served: kept and fresh, kept and old, or made just now. */
export interface ServedPage {
  page: StoredPage;
  state: 'HIT' | 'STALE' | 'MISS';
  ageSeconds: number;
}

export interface PageCache {
  /**
   * The page for a key. Concurrent first requests wait for one rendering; an old page is served at
   * once while one refresh runs, and for as long as refreshing fails.
   * @returns undefined when too many unknown addresses were asked for lately, and no page leads to this one.
   */
  get(key: string): Promise<ServedPage | undefined>;
  /** Makes the pages of these nodes old, keeps serving them, and renders them anew. Returns their keys. */
  purgeTags(tags: Iterable<string>): string[];
  /** Whether there is anything to serve without the CMS. */
  hasPages(): boolean;
}

export interface PageCacheOptions {
  /** Renders the page of a key; a rejection is served as if the CMS had failed. */
  render: (key: string) => Promise<RenderedPage>;
  maxBytes: number;
  freshSeconds: number;
  missing: { seconds: number; budget: number };
  /** Milliseconds of a clock that never jumps. */
  now?: () => number;
}

const RENDERINGS_AT_ONCE = 8;
const REFRESHES_AFTER_PURGE = 2;
/** Pause before a page whose refresh failed is tried again. */
const RETRY_MS = 5_000;
const REMEMBERED_PURGES = 5_000;

/** The cache in front of the pages: what it keeps, for how long, and what it does when the CMS fails. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { render, maxBytes, freshSeconds, now = () => performance.now() } = options;
  const store = createPageStore(maxBytes);
  const missing = createMissingList(options.missing.seconds * 1000, options.missing.budget, now);
  const linked = createLinkedPages();
  const renderings = new Map<string, Promise<StoredPage | undefined>>();
  const purgedAt = new LRUCache<string, number>({ max: REMEMBERED_PURGES });
  const limitRenderings = createLimit(RENDERINGS_AT_ONCE);
  const limitPurged = createLimit(REFRESHES_AFTER_PURGE);
  let missingPage: StoredPage | undefined;

  function served(page: StoredPage, state: ServedPage['state']): ServedPage {
    return { page, state, ageSeconds: Math.max(0, Math.floor((now() - page.renderedAt) / 1000)) };
  }

  async function addEncodings(key: string, page: StoredPage): Promise<void> {
    const encodings = await compress(page.body);
    if (!encodings) return;
    Object.assign(page, encodings);
    if (store.get(key) === page) store.set(key, page);
  }

  /** A rendering that began before a change to its nodes may hold the state before it. */
  function isOvertaken({ tags }: RenderedPage, startedAt: number): boolean {
    return tags.some((tag) => (purgedAt.get(tag) ?? -1) >= startedAt);
  }

  /** Keeps what may be kept, and notes what is missing. */
  function settle(key: string, rendered: RenderedPage, startedAt: number): StoredPage {
    const page = storedPage(rendered, now(), isOvertaken(rendered, startedAt) ? 0 : freshSeconds * 1000);
    if (isStorable(rendered)) {
      store.set(key, page);
      missing.delete(key);
      linked.note(page.body);
      void addEncodings(key, page);
    } else if (isMissing(rendered)) {
      store.delete(key);
      missing.add(key);
      missingPage = page;
    }
    return page;
  }

  function renderOnce(key: string, mayRender: () => boolean): Promise<StoredPage | undefined> {
    const running = renderings.get(key);
    if (running) return running;
    const rendering = limitRenderings(async () => {
      const startedAt = now();
      return mayRender() ? settle(key, await render(key), startedAt) : undefined;
    }).finally(() => renderings.delete(key));
    renderings.set(key, rendering);
    return rendering;
  }

  /** Never rejects: whatever happens, the old page stays until a good one is there. */
  async function refresh(key: string, old: StoredPage): Promise<void> {
    const fresh = await renderOnce(key, () => true).catch(() => undefined);
    if (!fresh || (!isStorable(fresh) && !isMissing(fresh))) old.retryAt = now() + RETRY_MS;
  }

  return {
    async get(key) {
      const kept = store.get(key);
      if (kept) {
        if (now() < kept.freshUntil) return served(kept, 'HIT');
        if (now() >= kept.retryAt) void refresh(key, kept);
        return served(kept, 'STALE');
      }
      if (missing.has(key) && missingPage) return served(missingPage, 'HIT');
      const page = await renderOnce(key, () => linked.has(key) || !missing.isExhausted());
      return page && served(page, 'MISS');
    },
    purgeTags(tags) {
      const names = [...tags];
      const keys = [...store.keysTagged(names)];
      for (const tag of names) purgedAt.set(tag, now());
      missing.clear();
      for (const key of keys) {
        const page = store.get(key);
        if (!page) continue;
        page.freshUntil = 0;
        page.retryAt = 0;
        void limitPurged(() => refresh(key, page));
      }
      return keys;
    },
    hasPages: () => store.size > 0,
  };
}
