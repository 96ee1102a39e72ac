import { recentMap } from './recent-map.ts';

/** A path that a change named: it may exist at any moment. */
const NAMED_MISSING_MS = 1_000;
const REMEMBERED_TAGS = 20_000;

/** Recent changes in the CMS, by the tags of its nodes. */
export interface Changes {
  /** @param ageMs how long ago the nodes changed */
  note(tags: readonly string[], ageMs?: number): void;
  /** Records that any node may have changed. */
  noteAll(): void;
  /**
   * Whether a rendering can show the state before a change to one of its nodes: it began before the
   * change, or so soon after it that the CMS may not have had the new data everywhere.
   */
  mayPrecede(tags: readonly string[], startedAt: number): boolean;
  /**
   * Whether a rendering of this moment would show more: a node changed after the other one began, or the CMS has had time
   * since then to get the new data everywhere.
   */
  isOutdated(tags: readonly string[], startedAt: number): boolean;
  /** Milliseconds for which a path without a page counts as missing, at most `usualMs`. */
  missingMs(tags: readonly string[], startedAt: number, usualMs: number): number;
}

/** @param settleMs how long after a change the CMS's responses may still be old. */
export function createChanges(settleMs: number, now: () => number): Changes {
  const changedAt = recentMap<number>(REMEMBERED_TAGS);
  let lastChange = Number.NEGATIVE_INFINITY;
  let allChangedAt = Number.NEGATIVE_INFINITY;

  function lastChangeOf(tags: readonly string[]): number {
    // A sitemap has more tags than a call may have arguments.
    return tags.reduce((last, tag) => Math.max(last, changedAt.get(tag) ?? last), allChangedAt);
  }

  function mayPrecede(tags: readonly string[], startedAt: number): boolean {
    return lastChangeOf(tags) + settleMs > startedAt;
  }

  return {
    note(tags, ageMs = 0) {
      const at = now() - ageMs;
      lastChange = Math.max(lastChange, at);
      for (const tag of tags) changedAt.set(tag, Math.max(at, changedAt.get(tag) ?? at));
    },
    noteAll() {
      lastChange = now();
      allChangedAt = lastChange;
    },
    mayPrecede,
    isOutdated(tags, startedAt) {
      const last = lastChangeOf(tags);
      return startedAt < last || (startedAt < last + settleMs && now() >= last + settleMs);
    },
    missingMs(tags, startedAt, usualMs) {
      if (mayPrecede(tags, startedAt)) return Math.min(usualMs, NAMED_MISSING_MS);
      const settlesAt = lastChange + settleMs;
      return settlesAt > startedAt ? Math.min(usualMs, Math.max(NAMED_MISSING_MS, settlesAt - now())) : usualMs;
    },
  };
}
