import type { PageCacheOptions } from './page-cache-options.ts';
import type { Later } from './rechecks.ts';
import { createRefreshQueue } from './refresh-queue.ts';
import { createRefreshSchedule } from './refresh-schedule.ts';
import type { Renderings } from './renderings.ts';
import type { ServedPage } from './served-page.ts';
import { isGone, isMissing, isOver, isStorable, type StoredPage } from './stored-page.ts';
import type { StoredPages } from './stored-pages.ts';

/** A page, and where it came from. */
export type Found = Pick<ServedPage, 'page' | 'state'>;

/** Renders stored pages again: after changes, when they are served stale, and when they have expired. */
export interface Refreshes {
  /** A node of the page changed. */
  change(key: string): void;
  /** The page may be stale. */
  suspect(key: string): void;
  /** The stale page is being served. */
  serve(key: string, isAhead: boolean): void;
  /** Never rejects: the old page stays until a good one is available. @returns what was rendered */
  refresh(key: string): Promise<StoredPage | undefined>;
  /** The new version of an expired page; the old one while the CMS fails, or takes too long. */
  renew(key: string, old: StoredPage, isAhead: boolean): Promise<Found>;
}

interface RefreshesParts {
  store: StoredPages;
  renderings: Renderings;
  background: NonNullable<PageCacheOptions['background']>;
  now: () => number;
  time: () => number;
  later: Later;
}

const REFRESHES_AFTER_PURGE = 2;
/** After a restart all pages are stale at once: refreshing them leaves capacity for pages that are not stored. */
const REFRESHES_AFTER_RESTART = 2;
/**
 * Budget of renderings per page that changes, suspicions and failures may cause, also in a flood of messages. A change
 * that no other follows for `quietMs` is rendered, whatever the budget: with the time that a rendering takes, an editor
 * sees it within a second, also at the other instances.
 */
const PAGE_POLICY = { burst: 3, refillMs: 5_000, quietMs: 400 };
/** Pause before a page whose refresh failed is refreshed again. */
const RETRY_MS = 5_000;
/** How long a request for an expired page waits for the new one. */
const RENEWAL_MS = 2_500;

/** Whether a page stays in place of its replacement. A prefetch whose turn did not come says nothing about the CMS. */
function hasFailed(fresh: StoredPage | undefined, isAhead: boolean): boolean {
  return fresh ? !isStorable(fresh) && !isMissing(fresh) && !isGone(fresh) : !isAhead;
}

export function createRefreshes({ store, renderings, background, now, time, later }: RefreshesParts): Refreshes {
  const pageQueue = createRefreshQueue(REFRESHES_AFTER_PURGE, refreshChanged);
  const restoredQueue = createRefreshQueue(REFRESHES_AFTER_RESTART, refreshRestored);
  const schedule = createRefreshSchedule({
    policy: PAGE_POLICY,
    now,
    later,
    refresh: pageQueue.add,
    isPlanned: pageQueue.has,
  });

  /** Renders a stored page again: for a prefetch behind the pages that visitors wait for. Never rejects. */
  function replacement(key: string, old: StoredPage | undefined, isAhead: boolean): Promise<StoredPage | undefined> {
    const rendering = isAhead ? renderings.startAhead(key, () => true, old) : renderings.start(key, () => true);
    return rendering.catch(() => undefined);
  }

  async function refresh(key: string, isAhead = false): Promise<StoredPage | undefined> {
    const fresh = await background(() => replacement(key, store.get(key), isAhead));
    const old = store.get(key);
    if (old && hasFailed(fresh, isAhead)) old.retryAt = now() + RETRY_MS;
    return fresh;
  }

  async function refreshChanged(key: string): Promise<void> {
    // A running rendering began before the change.
    await renderings.get(key)?.catch(() => undefined);
    if (store.has(key)) await refresh(key);
  }

  async function refreshRestored(key: string): Promise<void> {
    const page = store.get(key);
    if (page && store.isRestored(key) && now() >= page.retryAt) await refresh(key);
  }

  async function renewed(key: string, old: StoredPage, isAhead: boolean): Promise<Found> {
    // A running rendering may have begun before the page expired.
    await renderings.get(key)?.catch(() => undefined);
    const stored = store.get(key);
    if (stored && !isOver(stored, time())) return { page: stored, state: 'HIT' };
    if (now() < old.retryAt) return { page: old, state: 'STALE' };
    const fresh = await replacement(key, old, isAhead);
    if (hasFailed(fresh, isAhead)) old.retryAt = now() + RETRY_MS;
    else if (fresh) return { page: fresh, state: 'MISS' };
    return { page: old, state: 'STALE' };
  }

  return {
    change: schedule.change,
    suspect: schedule.suspect,
    serve(key, isAhead) {
      if (renderings.has(key)) return;
      if (store.isRestored(key)) restoredQueue.add(key);
      else if (isAhead) {
        // Its turn may never come: a change that waits to be rendered keeps its own.
        const isWaiting = renderings.isQueuedAhead(key) || schedule.isPending(key);
        if (!isWaiting && schedule.take(key)) void refresh(key, true);
      } else if (pageQueue.take(key) || schedule.take(key)) void refresh(key);
    },
    refresh: (key) => refresh(key),
    renew(key, old, isAhead) {
      const late = new Promise<Found>((resolve) => later(() => resolve({ page: old, state: 'STALE' }), RENEWAL_MS));
      return Promise.race([renewed(key, old, isAhead), late]);
    },
  };
}
