import { recentMap } from './recent-map.ts';
import type { Later } from './rechecks.ts';
import { type Bucket, type BucketPolicy, nextTokenAt, refilled } from './token-bucket.ts';

/** Decides when a page is rendered again, so that a flood of changes costs a few renderings per page. */
export interface RefreshSchedule {
  /**
   * The page changed. It is refreshed at once while it has tokens; otherwise with its next token, or as soon
   * as no further change came for `quietMs`, whichever is first: the last change of a flood is rendered in time.
   */
  change(key: string): void;
  /** The page may be stale. It is refreshed now or with its next token. */
  suspect(key: string): void;
  /** Takes a token for a rendering that the caller starts. @returns false when there is none */
  take(key: string): boolean;
  /** Whether the page will be refreshed in any case, now or with its next token. */
  isPending(key: string): boolean;
}

/** How often a page may be rendered because of changes. */
export interface RefreshPolicy extends BucketPolicy {
  /** A change that no other follows for this long counts as the last one. */
  quietMs: number;
}

interface RefreshScheduleOptions {
  policy: RefreshPolicy;
  now: () => number;
  later: Later;
  /** Queues a page for rendering. */
  refresh: (key: string) => void;
  /** Whether a queued rendering has not begun yet: it will show every change until then. */
  isPlanned: (key: string) => boolean;
}

/** Maximum number of pages with a bucket; an evicted one starts with a full bucket. */
const REMEMBERED_PAGES = 20_000;

interface Wait {
  /** The last change that is not rendered yet; undefined for a mere suspicion. */
  changedAt: number | undefined;
}

/** See `RefreshSchedule`. A page has at most one timer, however many changes come. */
export function createRefreshSchedule(options: RefreshScheduleOptions): RefreshSchedule {
  const { policy, now, later, refresh, isPlanned } = options;
  const buckets = recentMap<Bucket>(REMEMBERED_PAGES);
  const waits = new Map<string, Wait>();

  function spend(key: string): void {
    const { tokens, at } = refilled(buckets.get(key), now(), policy);
    // More debt than a burst would outlast the flood by minutes.
    buckets.set(key, { tokens: Math.max(tokens - 1, -policy.burst), at });
  }

  function hasToken(key: string): boolean {
    return refilled(buckets.get(key), now(), policy).tokens >= 1;
  }

  function dueAt(key: string, { changedAt }: Wait): number {
    const tokenAt = nextTokenAt(buckets.get(key), now(), policy);
    return changedAt === undefined ? tokenAt : Math.min(tokenAt, changedAt + policy.quietMs);
  }

  function start(key: string): void {
    spend(key);
    refresh(key);
  }

  function wake(key: string): void {
    const wait = waits.get(key);
    if (!wait) return;
    const delay = dueAt(key, wait) - now();
    if (delay > 0) later(() => wake(key), delay);
    else {
      waits.delete(key);
      start(key);
    }
  }

  function request(key: string, changedAt: number | undefined): void {
    if (isPlanned(key)) return;
    const wait = waits.get(key);
    if (wait) {
      const isSooner = wait.changedAt === undefined && changedAt !== undefined;
      wait.changedAt = changedAt ?? wait.changedAt;
      // Its timer may be set for a token that comes later than the pause after this change.
      if (isSooner) later(() => wake(key), policy.quietMs);
      return;
    }
    if (hasToken(key)) start(key);
    else {
      waits.set(key, { changedAt });
      wake(key);
    }
  }

  return {
    change: (key) => request(key, now()),
    suspect: (key) => request(key, undefined),
    isPending: (key) => waits.has(key) || isPlanned(key),
    take(key) {
      if (!hasToken(key)) return false;
      spend(key);
      // This rendering includes all queued changes.
      waits.delete(key);
      return true;
    },
  };
}
