import { LRUCache } from 'lru-cache';

/** A path that somebody was told about: it may turn out to exist at any moment. */
const NAMED_MISSING_MS = 1_000;
const REMEMBERED_TAGS = 20_000;

/** What changed in the CMS lately, by the tags of its nodes. */
export interface Changes {
  note(tags: readonly string[]): void;
  /**
   * Whether a rendering may hold the state before a change to one of its nodes: it began before the
   * change, or so soon after it that the CMS may not have had the new data everywhere.
   */
  mayPrecede(tags: readonly string[], startedAt: number): boolean;
  /** Milliseconds for which an address without a page may be taken for missing, at most `usualMs`. */
  missingMs(tags: readonly string[], startedAt: number, usualMs: number): number;
}

/** @param settleMs how long after a change answers of the CMS are taken for possibly old. */
export function createChanges(settleMs: number, now: () => number): Changes {
  const changedAt = new LRUCache<string, number>({ max: REMEMBERED_TAGS });
  let lastChange = Number.NEGATIVE_INFINITY;

  function mayPrecede(tags: readonly string[], startedAt: number): boolean {
    return tags.some((tag) => (changedAt.get(tag) ?? Number.NEGATIVE_INFINITY) + settleMs > startedAt);
  }

  return {
    note(tags) {
      lastChange = now();
      for (const tag of tags) changedAt.set(tag, lastChange);
    },
    mayPrecede,
    missingMs(tags, startedAt, usualMs) {
      if (mayPrecede(tags, startedAt)) return Math.min(usualMs, NAMED_MISSING_MS);
      const settlesAt = lastChange + settleMs;
      return settlesAt > startedAt ? Math.min(usualMs, Math.max(NAMED_MISSING_MS, settlesAt - now())) : usualMs;
    },
  };
}
