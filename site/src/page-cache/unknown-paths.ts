import { createLinkedPages } from './linked-pages.ts';
import { createMissingList } from './missing-list.ts';
import { createPathList, type PathReading } from './path-list.ts';
import type { StoredPage } from './stored-page.ts';
import { isUnitsKey } from './units-key.ts';

/** What to do with a key without a stored page. */
export type Verdict =
  /** Render it. The queue checks again when its turn comes. */
  | { kind: 'render'; mayRender: () => boolean }
  /** Respond with this 404. */
  | { kind: 'missing'; page: StoredPage }
  /** Unknown: during a scan without a list of paths. */
  | { kind: 'unavailable' };

/** Protects the CMS from scans of random paths without hiding pages that exist. */
export interface UnknownPaths {
  /** Whether the CMS recently reported that there is no such page. */
  isMissing(key: string): boolean;
  judge(key: string, isBeingRendered: boolean, isNewcomer: () => boolean, isMoved: () => boolean): Verdict;
  /** Whether a page, a sitemap, a change or the CMS's list named the key. */
  isLinked(key: string): boolean;
  /** Records a page and its links. */
  noteFound(key: string, page: StoredPage): void;
  /** @param forMs how long the key is not looked up again */
  noteMissing(key: string, page: StoredPage, forMs: number): void;
  /** Counts a finished rendering that may have been part of a scan. */
  noteRendered(key: string, status: number): void;
  /** Records the links of a page loaded from the disk. */
  noteLinks(key: string, page: StoredPage): void;
  /** Handles a change: anything may exist now, these keys in particular. */
  noteChange(keys: readonly string[]): void;
}

interface UnknownPathsOptions {
  /** Seconds for which a missing path is not looked up again, and the budget of misses in that time. */
  missing: { seconds: number; budget: number };
  /** Keys that are always rendered. */
  always: readonly string[];
  /** Reads which paths exist. */
  readPaths: (isScan: boolean) => Promise<PathReading>;
  /** Whether only the CMS has pages at a key, so that the list of its paths decides. */
  isContent: (key: string) => boolean;
  now: () => number;
}

/** Share of a miss. A redirect from an unknown path costs the CMS as much, but old links are not a scan. */
const REDIRECT_SHARE = 0.25;

/** The verdict for a path that may exist, after which nothing is checked anymore. */
const lookUp: Verdict = { kind: 'render', mayRender: () => true };

/** See `UnknownPaths`. */
export function createUnknownPaths(options: UnknownPathsOptions): UnknownPaths {
  const { missing: limits, always, readPaths, isContent, now } = options;
  const missing = createMissingList(limits.seconds * 1000, limits.budget, now);
  /** Lookups for new clients during a scan: the same number again, so that many new visitors do not count as a scan. */
  const newcomers = createMissingList(limits.seconds * 1000, limits.budget, now);
  /** Look-ups of paths that a rule moves where there is no page: apart, because they are no scan. */
  const moved = createMissingList(limits.seconds * 1000, limits.budget, now);
  const linked = createLinkedPages(always);
  const pathList = createPathList({ read: readPaths, onRead: (keys) => keys.forEach(linked.noteKey), now });
  let missingPage: StoredPage | undefined;
  /** Whether something has changed since the not-found page was rendered, such as a menu. */
  let isOutdated = false;

  /** During a scan, for a path that nothing links to. */
  function judgeScanned(isNewcomer: () => boolean, key: string): Verdict {
    const verdict = pathList.verdict(key);
    if (verdict === 'unknown') return { kind: 'unavailable' };
    if (verdict === 'listed' || !missingPage) return lookUp;
    if (newcomers.isExhausted() || !isNewcomer()) return { kind: 'missing', page: missingPage };
    newcomers.spend();
    return lookUp;
  }

  /** For a path that a rule moves where there is no page. */
  function judgeMoved(key: string): Verdict {
    pathList.keepFresh(moved.isHalfSpent());
    const verdict = isContent(key) ? pathList.verdict(key) : 'listed';
    if (verdict === 'absent' && missingPage) return { kind: 'missing', page: missingPage };
    if (verdict !== 'listed' && moved.isExhausted()) return { kind: 'unavailable' };
    moved.add(key);
    return lookUp;
  }

  return {
    isMissing: missing.has,
    judge(key, isBeingRendered, isNewcomer, isMoved) {
      if (missing.has(key) && missingPage) return { kind: 'missing', page: missingPage };
      if (!isBeingRendered && !linked.has(key) && isMoved()) return judgeMoved(key);
      const isKnown = linked.has(key) || !isContent(key) || isUnitsKey(key);
      const mayRender = () => isKnown || linked.has(key) || !missing.isExhausted();
      if (isKnown || key.includes('?') || isBeingRendered) return { kind: 'render', mayRender };
      pathList.keepFresh(missing.isHalfSpent());
      if (missing.isExhausted()) return judgeScanned(isNewcomer, key);
      // With an index of all paths, one lost address is enough.
      const isLost = missing.hasSome() && !isOutdated && pathList.isIndexed() && pathList.verdict(key) === 'absent';
      isOutdated = false;
      if (!isLost) return { kind: 'render', mayRender };
      missing.spend();
      if (missing.isHalfSpent()) pathList.keepFresh(true);
      return judgeScanned(isNewcomer, key);
    },
    isLinked: (key) => linked.has(key) || isUnitsKey(key),
    noteFound(key, page) {
      missing.delete(key);
      linked.note(key, page.body);
    },
    noteMissing(key, page, forMs) {
      missing.add(key, forMs, moved.has(key) ? 0 : 1);
      // A file's 404 is a line of text.
      if (page.headers['content-type']?.startsWith('text/html')) missingPage = page;
    },
    noteRendered(key, status) {
      // A client can make up any cursor of a listing.
      if (key.includes('?') && !linked.has(key) && !isUnitsKey(key)) missing.spend();
      if (status === 308 && !linked.has(key) && !moved.has(key)) {
        missing.spend(REDIRECT_SHARE);
        linked.noteKey(key);
      }
      if (missing.isHalfSpent()) pathList.keepFresh(true);
    },
    noteLinks: (key, page) => linked.note(key, page.body),
    noteChange(keys) {
      missing.clear();
      isOutdated = true;
      // A list that was read before the change is outdated.
      keys.forEach(linked.noteKey);
    },
  };
}
