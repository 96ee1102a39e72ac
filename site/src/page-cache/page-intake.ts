import type { Changes } from './changes.ts';
import type { PageCacheOptions } from './page-cache-options.ts';
import type { SharedPage, SharedPages } from './shared/shared-pages.ts';
import {
  isGone,
  isMissing,
  isOver,
  isStorable,
  type RenderedPage,
  type StoredPage,
  storedPage,
} from './stored-page.ts';
import type { StoredPages } from './stored-pages.ts';
import type { UnknownPaths } from './unknown-paths.ts';

/** Where pages enter the cache: rendered here, or by another instance. */
export interface PageIntake {
  /** Stores and shares what may be, and records what is missing. @param startedAt when its data was queried */
  settle(key: string, rendered: RenderedPage, startedAt: number): StoredPage;
  /** Stores a page of another instance. */
  adopt(key: string, found: SharedPage): StoredPage;
  /** Whether a page of another instance is as good as one that is rendered now. */
  isCurrent(key: string, found: SharedPage): boolean;
}

interface PageIntakeParts {
  store: StoredPages;
  shared: SharedPages;
  changes: Changes;
  unknownPaths: UnknownPaths;
  /** Called for a page that may show the state before a change. */
  recheckLater: (key: string) => void;
  freshMs: number;
  missing: PageCacheOptions['missing'];
  isLasting: NonNullable<PageCacheOptions['isLasting']>;
  now: () => number;
  time: () => number;
}

const RETRY_UNSETTLED_MS = 1_000;
/** How far the ages of one page may differ between two readings of it. */
const CLOCK_ERROR_MS = 1_000;

/** The part of a page's key that equals the path of a change. */
export function pathTag(key: string): string {
  return `path:${key.replace(/\?.*$/, '')}`;
}

/** See `PageIntake`. */
export function createPageIntake(parts: PageIntakeParts): PageIntake {
  const { store, shared, changes, unknownPaths, recheckLater, freshMs, missing, isLasting, now, time } = parts;

  /** Unlinked positions in a list must not evict pages from the disk, or be shared. */
  function isDurable(key: string): boolean {
    return !key.includes('?') || unknownPaths.isLinked(key);
  }

  function withTags(key: string, rendered: RenderedPage): RenderedPage {
    const lasting = store.get(key)?.tags.filter(isLasting) ?? [];
    return { ...rendered, tags: [...new Set([...rendered.tags, ...lasting, pathTag(key)])] };
  }

  function keep(key: string, page: StoredPage, startedAt: number): void {
    if (changes.mayPrecede(page.tags, startedAt)) {
      page.freshUntil = 0;
      page.retryAt = now() + RETRY_UNSETTLED_MS;
      recheckLater(key);
    }
    store.set(key, page, isDurable(key));
    unknownPaths.noteFound(key, page);
  }

  return {
    settle(key, rendered, startedAt) {
      const page = storedPage(withTags(key, rendered), now(), freshMs);
      if (isStorable(rendered)) {
        keep(key, page, startedAt);
        if (isDurable(key)) shared.write(key, page, now() - startedAt);
      } else if (isMissing(rendered) || isGone(rendered)) {
        store.delete(key);
        shared.delete(key);
        if (isMissing(rendered))
          unknownPaths.noteMissing(key, page, changes.missingMs(page.tags, startedAt, missing.seconds * 1000));
      }
      unknownPaths.noteRendered(key, page.status);
      return page;
    },
    adopt(key, { page: rendered, ageMs, dataAgeMs }) {
      const page = storedPage(withTags(key, rendered), now() - ageMs, freshMs);
      const startedAt = now() - dataAgeMs;
      keep(key, page, startedAt);
      // The first request refreshes it: a rendering of this moment shows the change.
      if (changes.isOutdated(page.tags, startedAt)) page.retryAt = 0;
      return page;
    },
    isCurrent(key, { page, ageMs, dataAgeMs }) {
      const old = store.get(key);
      const isNewer = !old || now() - ageMs > old.renderedAt + CLOCK_ERROR_MS;
      return isNewer && ageMs < freshMs && !isOver(page, time()) && !changes.isOutdated(page.tags, now() - dataAgeMs);
    },
  };
}
