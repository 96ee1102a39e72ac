import { recentMap } from './recent-map.ts';

const MOST_KEYS = 10_000;

/** Paths that the CMS recently did not know, and a budget for looking up more. */
export interface MissingList {
  has(key: string): boolean;
  /**
   * @param forMs how long the path is not looked up again, instead of the whole window.
   * @param share see `spend`
   */
  add(key: string, forMs?: number, share?: number): void;
  /**
   * Counts a lookup of an unlinked path that was not a miss.
   * @param share of a miss: below 1 if it indicates a scan less strongly
   */
  spend(share?: number): void;
  delete(key: string): void;
  clear(): void;
  /** Whether the budget of this window is spent, so that no new paths are looked up. */
  isExhausted(): boolean;
  /** Whether a lookup of this window found nothing, as with old addresses. */
  hasSome(): boolean;
  /** Whether half of the budget is spent, which suggests a scan. */
  isHalfSpent(): boolean;
}

/**
 * @param budget misses per window; a scan of random paths does not
 * cost the CMS anything after that.
 */
export function createMissingList(windowMs: number, budget: number, now: () => number): MissingList {
  const expiries = recentMap<number>(MOST_KEYS);
  let windowEnds = 0;
  let spent = 0;

  function roll(): void {
    if (now() < windowEnds) return;
    windowEnds = now() + windowMs;
    spent = 0;
  }

  function spend(share = 1): void {
    roll();
    spent += share;
  }

  return {
    spend,
    has: (key) => (expiries.get(key) ?? 0) > now(),
    add(key, forMs = windowMs, share = 1) {
      spend(share);
      expiries.set(key, now() + forMs);
    },
    delete: (key) => void expiries.delete(key),
    clear: () => expiries.clear(),
    isExhausted() {
      roll();
      return spent >= budget;
    },
    hasSome() {
      roll();
      return spent >= 1;
    },
    isHalfSpent() {
      roll();
      return spent >= budget / 2;
    },
  };
}
