import { createChanges } from './changes.ts';
import type { PageCacheOptions } from './page-cache-options.ts';
import { createPageIntake, pathTag } from './page-intake.ts';
import { createRechecks, laterByTimer } from './rechecks.ts';
import { createRefreshes, type Found } from './refreshes.ts';
import { createRenderings, withinTime } from './renderings.ts';
import { renewOldBuilds } from './renew-old-builds.ts';
import type { PageChange, PageRequest, ServedPage } from './served-page.ts';
import { noSharedPages } from './shared/shared-pages.ts';
import { noSnapshot } from './snapshot/page-snapshot.ts';
import { isOver, type StoredPage } from './stored-page.ts';
import { createStoredPages } from './stored-pages.ts';
import { createUnknownPaths } from './unknown-paths.ts';

export interface PageCache {
  /**
   * The page for a key. Concurrent first requests wait for one rendering; a stale page is served at
   * once while one refresh runs, and for as long as refreshing fails. An expired one (`validUntil`) is served only
   * when the new one fails or takes too long. During a scan, a path that is absent from the CMS's complete
   * list gets the 404 page.
   * @returns undefined when too many unlinked paths were requested recently, this is another one, and it is unknown
   * whether it exists; also when the page is not ready within `responseMs`.
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
  /** Renders the stored pages of other builds again, one at a time, as soon as the CMS responds. */
  renewOldBuilds(): void;
}

const RESPONSE_MS = 7_000;

function withDefaults(options: PageCacheOptions) {
  const responseMs = options.responseMs ?? RESPONSE_MS;
  return {
    now: () => performance.now(),
    time: Date.now,
    later: laterByTimer,
    isLasting: () => false,
    isContent: () => true,
    snapshot: noSnapshot,
    shared: noSharedPages,
    background: <Result>(run: () => Result) => run(),
    renderMs: responseMs,
    always: [],
    readPaths: async () => ({ keys: [], isComplete: false }),
    onChange: () => undefined,
    ...options,
    responseMs,
    settleMs: options.settleSeconds * 1000,
    freshMs: options.freshSeconds * 1000,
  };
}

/** What the cache consists of: stored pages, how they enter it, and how they are rendered again. */
function createParts(options: ReturnType<typeof withDefaults>) {
  const { render, renderMs, snapshot, shared, settleMs, now, later } = options;
  const unknownPaths = createUnknownPaths(options);
  const store = createStoredPages(options.maxBytes, snapshot, now, unknownPaths.noteLinks);
  const changes = createChanges(settleMs, now);
  const renderings = createRenderings({ render: renderNow, renderMs, stored: (key) => store.get(key) });
  const refreshes = createRefreshes({ ...options, store, renderings });
  /** What may be stale is rendered once more when the CMS has settled, with or without requests. */
  const recheckLater = createRechecks(settleMs, later, (key) => {
    const page = store.get(key);
    if (page && page.freshUntil <= now()) refreshes.suspect(key);
  });
  const intake = createPageIntake({ ...options, store, changes, unknownPaths, recheckLater });

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

  return { store, changes, unknownPaths, renderings, refreshes, restore };
}

/** The cache in front of the pages: what it stores, for how long, and what it serves while the CMS fails. */
export function createPageCache(given: PageCacheOptions): PageCache {
  const options = withDefaults(given);
  const { responseMs, settleMs, onChange, now, time, later } = options;
  const { store, changes, unknownPaths, renderings, refreshes, restore } = createParts(options);

  function served(key: string, { page, state }: Found): ServedPage {
    if (state !== 'MISS') store.compress(key, page);
    return { page, state, ageSeconds: Math.max(0, Math.floor((now() - page.renderedAt) / 1000)) };
  }

  function expire(page: StoredPage | undefined, isUrgent = false): void {
    if (page) Object.assign(page, { freshUntil: 0, retryAt: 0, ...(isUrgent && { validUntil: 0 }) });
  }

  return {
    async get(key, { isAhead = false, isNewcomer = () => false, isMoved = () => false } = {}) {
      const page = store.get(key) ?? (await restore(key));
      if (page && isOver(page, time())) return served(key, await refreshes.renew(key, page, isAhead));
      if (page) {
        if (now() < page.freshUntil) return served(key, { page, state: 'HIT' });
        if (now() >= page.retryAt) refreshes.serve(key, isAhead);
        return served(key, { page, state: 'STALE' });
      }
      const verdict = unknownPaths.judge(key, renderings.has(key), isNewcomer, isMoved);
      if (verdict.kind === 'missing') return served(key, { page: verdict.page, state: 'HIT' });
      if (verdict.kind === 'unavailable') return undefined;
      const rendering = renderings[isAhead ? 'startAhead' : 'start'](key, verdict.mayRender);
      const rendered = await withinTime(responseMs, rendering);
      return rendered && served(key, { page: rendered, state: 'MISS' });
    },
    fresh(key) {
      const page = store.get(key);
      return page && now() < page.freshUntil && !isOver(page, time()) ? served(key, { page, state: 'HIT' }) : undefined;
    },
    purge({ tags, paths, isUrgent, ageMs = 0 }) {
      const changed = [...tags, ...paths.map(pathTag)];
      onChange();
      changes.note(changed, ageMs);
      store.expireEvicted();
      unknownPaths.noteChange(paths);
      const isAffected = (key: string) => (store.get(key)?.renderedAt ?? 0) < now() - ageMs + settleMs;
      const keys = [...store.keysTagged(changed)].filter(isAffected);
      for (const key of keys) {
        expire(store.get(key), isUrgent);
        refreshes.change(key);
      }
      return keys;
    },
    expireAll() {
      onChange();
      changes.noteAll();
      store.expireEvicted();
      unknownPaths.noteChange([]);
      for (const key of store.keys()) expire(store.get(key));
    },
    hasPages: () => store.size > 0,
    renewOldBuilds() {
      const renew = async (key: string) => (store.has(key) ? (await refreshes.refresh(key))?.status : 404);
      renewOldBuilds(options.snapshot.keysOfOtherBuilds(), renew, later);
    },
  };
}
