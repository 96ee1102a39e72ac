import { createLinkedPages } from './linked-pages.ts';
import { createMissingList } from './missing-list.ts';
import { createPathList, type PathReading } from './path-list.ts';
import type { StoredPage } from './stored-page.ts';

/** What to do about a key that no stored page has. */
export type Verdict =
  /** Render it. The queue asks again when its turn comes. */
  | { kind: 'render'; mayRender: () => boolean }
  /** Answer with this 404. */
  | { kind: 'missing'; page: StoredPage }
  /** During a scan, and there is no list of paths: nothing can be said. */
  | { kind: 'unavailable' };

/** Keeps a scan of random paths from costing the CMS anything, without hiding a page that exists. */
export interface UnknownPaths {
  judge(key: string, isBeingRendered: boolean, isNewcomer: () => boolean): Verdict;
  /** Whether a page, a sitemap, a change or the CMS's list named the key. */
  isLinked(key: string): boolean;
  /** Notes a page and the links in it. */
  noteFound(key: string, page: StoredPage): void;
  /** @param forMs how long the CMS is not asked about the key again */
  noteMissing(key: string, page: StoredPage, forMs: number): void;
  /** Counts a finished rendering that may have been part of a scan. */
  noteRendered(key: string, status: number): void;
  /** Notes the links of a page that came back from the disk. */
  noteLinks(key: string, page: StoredPage): void;
  /** A change: anything may exist now, these keys in particular. */
  noteChange(keys: readonly string[]): void;
}

interface UnknownPathsOptions {
  /** Seconds for which a missing path is not looked up again, and how many may turn out missing in that time. */
  missing: { seconds: number; budget: number };
  /** Keys that are rendered whatever else is requested. */
  always: readonly string[];
  /** Reads which paths exist. */
  readPaths: () => Promise<PathReading>;
  now: () => number;
}

/** Share of a miss. A redirect from a path that was not known costs the CMS as much, but old links are no scan. */
const REDIRECT_SHARE = 0.25;

/** See `UnknownPaths`. */
export function createUnknownPaths({ missing: limits, always, readPaths, now }: UnknownPathsOptions): UnknownPaths {
  const missing = createMissingList(limits.seconds * 1000, limits.budget, now);
  /** Look-ups for newcomers during a scan: as many again, so that a crowd of them is no scan by itself. */
  const newcomers = createMissingList(limits.seconds * 1000, limits.budget, now);
  const linked = createLinkedPages(always);
  const pathList = createPathList({ read: readPaths, onRead: (keys) => keys.forEach(linked.noteKey), now });
  let missingPage: StoredPage | undefined;

  /** During a scan, for a path that nothing links to. */
  function judgeScanned(isNewcomer: () => boolean, key: string): Verdict {
    pathList.keepFresh();
    const verdict = pathList.verdict(key);
    if (verdict === 'unknown') return { kind: 'unavailable' };
    const lookUp: Verdict = { kind: 'render', mayRender: () => true };
    if (verdict === 'listed' || !missingPage) return lookUp;
    if (newcomers.isExhausted() || !isNewcomer()) return { kind: 'missing', page: missingPage };
    newcomers.spend();
    return lookUp;
  }

  return {
    judge(key, isBeingRendered, isNewcomer) {
      if (missing.has(key) && missingPage) return { kind: 'missing', page: missingPage };
      const mayRender = () => linked.has(key) || !missing.isExhausted();
      const isScanned = !mayRender() && !key.includes('?') && !isBeingRendered;
      return isScanned ? judgeScanned(isNewcomer, key) : { kind: 'render', mayRender };
    },
    isLinked: linked.has,
    noteFound(key, page) {
      missing.delete(key);
      linked.note(key, page.body);
    },
    noteMissing(key, page, forMs) {
      missing.add(key, forMs);
      missingPage = page;
    },
    noteRendered(key, status) {
      // A listing can be entered at any cursor that a client makes up.
      if (key.includes('?') && !linked.has(key)) missing.spend();
      if (status === 308 && !linked.has(key)) {
        missing.spend(REDIRECT_SHARE);
        linked.noteKey(key);
      }
      if (missing.isHalfSpent()) pathList.keepFresh();
    },
    noteLinks: (key, page) => linked.note(key, page.body),
    noteChange(keys) {
      missing.clear();
      // Whatever a list says that was read before the change.
      keys.forEach(linked.noteKey);
    },
  };
}
