import { createChanges } from './changes.ts';
import type { PageCacheOptions } from './page-cache-options.ts';
import { createPageIntake, pathTag } from './page-intake.ts';
import { createRechecks, laterByTimer } from './rechecks.ts';
import { createRefreshQueue } from './refresh-queue.ts';
import { createRefreshSchedule } from './refresh-schedule.ts';
import { createRenderings } from './renderings.ts';
import { renewOldBuilds } from './renew-old-builds.ts';
import type { PageChange, PageRequest, ServedPage } from './served-page.ts';
import { noSharedPages } from './shared/shared-pages.ts';
import { noSnapshot } from './snapshot/page-snapshot.ts';
import { isGone, isMissing, isOver, isStorable, type StoredPage } from './stored-page.ts';
import { createStoredPages } from './stored-pages.ts';
import { createUnknownPaths } from './unknown-paths.ts';
import { withinTime } from './within-time.ts';

export interface PageCache {
  /**
   * The page for a key. Concurrent first requests wait for one rendering; a stale page is served at
   * once while one refresh runs, and for as long as refreshing fails. An expired one (`validUntil`) is served only
   * when the new one fails or takes too long. During a scan, a path that is absent from the CMS's complete
   * list is answered with the 404 page.
   * @returns undefined when too many unlinked paths were requested recently, this is another one, and it is unknown
   * whether it exists; also when the page is not ready within `answerMs`.
   */
  get(key: string, request?: PageRequest): Promise<ServedPage | undefined>;
  /** The page in memory, if it is fresh: what `get` would return at once. */
  fresh(key: string): ServedPage | undefined;
  /** Makes the pages of a change stale, keeps serving them, and renders them again. Returns their keys. */
  purge(change: PageChange): string[];
  /** Makes all pages stale, because changes may have been missed. They are rendered again when they are requested. */
  expireAll(): void;
  /** Whether any page can be served without the CMS. */
  hasPages(): boolean;
  /** Renders the stored pages of other builds again, one at a time, as soon as the CMS answers. */
  renewOldBuilds(): void;
}

const ANSWER_MS = 7_000;
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

/** The cache in front of the pages: what it stores, for how long, and what it serves while the CMS fails. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { render, maxBytes, freshSeconds, now = () => performance.now(), later = laterByTimer } = options;
  const { time = Date.now, isLasting = () => false, snapshot = noSnapshot, shared = noSharedPages } = options;
  const { background = (run) => run() } = options;
  const { answerMs = ANSWER_MS, renderMs = answerMs } = options;
  const settleMs = options.settleSeconds * 1000;
  const freshMs = freshSeconds * 1000;
  const { always = [], missing, readPaths = async () => ({ keys: [], isComplete: false }) } = options;
  const { isContent = () => true } = options;
  const unknownPaths = createUnknownPaths({ missing, always, readPaths, isContent, now });
  const store = createStoredPages(maxBytes, snapshot, now, unknownPaths.noteLinks);
  const changes = createChanges(settleMs, now);
  const renderings = createRenderings({ render: renderNow, renderMs, stored: (key) => store.get(key) });
  const pageQueue = createRefreshQueue(REFRESHES_AFTER_PURGE, refreshChanged);
  const schedule = createRefreshSchedule({
    policy: PAGE_POLICY,
    now,
    later,
    refresh: pageQueue.add,
    isPlanned: pageQueue.has,
  });
  const restoredQueue = createRefreshQueue(REFRESHES_AFTER_RESTART, refreshRestored);

  function served(page: StoredPage, state: ServedPage['state']): ServedPage {
    return { page, state, ageSeconds: Math.max(0, Math.floor((now() - page.renderedAt) / 1000)) };
  }

  /** What may be stale is rendered once more when the CMS has settled, with or without requests. */
  const recheckLater = createRechecks(settleMs, later, (key) => {
    const page = store.get(key);
    if (page && page.freshUntil <= now()) schedule.suspect(key);
  });

  const intake = createPageIntake({
    ...{ store, shared, changes, unknownPaths, recheckLater, freshMs, isLasting, now, time },
    missingSeconds: missing.seconds,
  });

  async function renderHere(key: string, deadline: AbortSignal): Promise<StoredPage> {
    const startedAt = now();
    const rendered = await render(key, deadline);
    return intake.settle(key, rendered, startedAt - (rendered.dataAgeMs ?? 0));
  }

  function renderNow(key: string, deadline: AbortSignal): Promise<StoredPage> {
    // A single instance has no other to wait for.
    if (shared === noSharedPages) return renderHere(key, deadline);
    return shared.inTurn(key, {
      deadline,
      adopt: (found) => (intake.isCurrent(key, found) ? intake.adopt(key, found) : undefined),
      render: () => renderHere(key, deadline),
    });
  }

  /** A page that is not in memory: of another instance, or from the disk. */
  async function restore(key: string): Promise<StoredPage | undefined> {
    if (unknownPaths.isMissing(key)) return undefined;
    const found = await shared.read(key);
    return store.get(key) ?? (found ? intake.adopt(key, found) : store.restore(key));
  }

  /** Renders a stored page again: for a prefetch behind the pages that visitors wait for. Never rejects. */
  function replacement(key: string, old: StoredPage | undefined, isAhead: boolean): Promise<StoredPage | undefined> {
    const rendering = isAhead ? renderings.startAhead(key, () => true, old) : renderings.start(key, () => true);
    return rendering.catch(() => undefined);
  }

  /** Whether a page stays in place of its replacement. A prefetch whose turn did not come says nothing about the CMS. */
  function hasFailed(fresh: StoredPage | undefined, isAhead: boolean): boolean {
    return fresh ? !isStorable(fresh) && !isMissing(fresh) && !isGone(fresh) : !isAhead;
  }

  /** Never rejects: the old page stays until a good one is available. */
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

  /** Refreshes a stale page that is being served, in the background. */
  function refreshServed(key: string, isAhead: boolean): void {
    if (renderings.has(key)) return;
    if (store.isRestored(key)) restoredQueue.add(key);
    else if (isAhead) refreshAhead(key);
    else if (pageQueue.take(key) || schedule.take(key)) void refresh(key);
  }

  /** For a prefetch, whose turn may never come: a change that waits to be rendered keeps its own. */
  function refreshAhead(key: string): void {
    if (renderings.isQueuedAhead(key) || schedule.isPending(key)) return;
    if (schedule.take(key)) void refresh(key, true);
  }

  /** The new version of an expired page; the old one while the CMS fails. */
  async function renewed(key: string, old: StoredPage, isAhead: boolean): Promise<ServedPage> {
    // A running rendering may have begun before the page expired.
    await renderings.get(key)?.catch(() => undefined);
    const stored = store.get(key);
    if (stored && !isOver(stored, time())) return served(stored, 'HIT');
    if (now() < old.retryAt) return served(old, 'STALE');
    const fresh = await replacement(key, old, isAhead);
    if (hasFailed(fresh, isAhead)) old.retryAt = now() + RETRY_MS;
    else if (fresh) return served(fresh, 'MISS');
    return served(old, 'STALE');
  }

  function renewedSoon(key: string, old: StoredPage, isAhead: boolean): Promise<ServedPage> {
    const late = new Promise<ServedPage>((resolve) => later(() => resolve(served(old, 'STALE')), RENEWAL_MS));
    return Promise.race([renewed(key, old, isAhead), late]);
  }

  return {
    async get(key, { isAhead = false, isNewcomer = () => false, isMoved = () => false } = {}) {
      const cached = store.get(key) ?? (await restore(key));
      if (cached && isOver(cached, time())) return renewedSoon(key, cached, isAhead);
      if (cached) {
        if (now() < cached.freshUntil) return served(cached, 'HIT');
        if (now() >= cached.retryAt) refreshServed(key, isAhead);
        return served(cached, 'STALE');
      }
      const verdict = unknownPaths.judge(key, renderings.has(key), isNewcomer, isMoved);
      if (verdict.kind === 'missing') return served(verdict.page, 'HIT');
      if (verdict.kind === 'unavailable') return undefined;
      const rendering = renderings[isAhead ? 'startAhead' : 'start'](key, verdict.mayRender);
      const page = await withinTime(answerMs, rendering);
      return page && served(page, 'MISS');
    },
    fresh(key) {
      const page = store.get(key);
      return page && now() < page.freshUntil && !isOver(page, time()) ? served(page, 'HIT') : undefined;
    },
    purge({ tags, paths, isUrgent = false, ageMs = 0 }) {
      const changed = [...tags, ...paths.map(pathTag)];
      options.onChange?.();
      changes.note(changed, ageMs);
      store.expireEvicted();
      unknownPaths.noteChange(paths);
      const isAffected = (key: string) => (store.get(key)?.renderedAt ?? 0) < now() - ageMs + settleMs;
      const keys = [...store.keysTagged(changed)].filter(isAffected);
      for (const key of keys) {
        const page = store.get(key);
        if (page) Object.assign(page, { freshUntil: 0, retryAt: 0, ...(isUrgent && { validUntil: 0 }) });
        schedule.change(key);
      }
      return keys;
    },
    expireAll() {
      options.onChange?.();
      changes.noteAll();
      store.expireEvicted();
      unknownPaths.noteChange([]);
      for (const key of store.keys()) {
        const page = store.get(key);
        if (page) Object.assign(page, { freshUntil: 0, retryAt: 0 });
      }
    },
    hasPages: () => store.size > 0,
    renewOldBuilds() {
      const renew = async (key: string) => (store.has(key) ? (await refresh(key))?.status : 404);
      renewOldBuilds(snapshot.keysOfOtherBuilds(), renew, later);
    },
  };
}
