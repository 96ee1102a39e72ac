import { LRUCache } from 'lru-cache';

const MOST_KEYS = 10_000;

/** Addresses that the CMS lately did not know, and how many of them it may be asked about. */
export interface MissingList {
  has(key: string): boolean;
  /** @param forMs how long the address is not asked about again, instead of the whole window. */
  add(key: string, forMs?: number): void;
  /**
   * Counts a look-up that nobody led to, though it was no miss.
   * @param share of a miss: 1 unless it tells less of a scan
   */
  spend(share?: number): void;
  delete(key: string): void;
  clear(): void;
  /** Whether so many addresses turned out missing in this window that no new ones are looked up. */
  isExhausted(): boolean;
  /** Whether half of the way to that is behind us: somebody seems to try addresses. */
  isHalfSpent(): boolean;
}

/**
 * @param budget addresses that may turn out missing per window; a scan of random addresses stops
 * costing the CMS anything after that.
 */
export function createMissingList(windowMs: number, budget: number, now: () => number): MissingList {
  const expiries = new LRUCache<string, number>({ max: MOST_KEYS });
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
    add(key, forMs = windowMs) {
      spend();
      expiries.set(key, now() + forMs);
    },
    delete: (key) => void expiries.delete(key),
    clear: () => expiries.clear(),
    isExhausted() {
      roll();
      return spent >= budget;
    },
    isHalfSpent() {
      roll();
      return spent >= budget / 2;
    },
  };
}
