import { recentMap } from '../../page-cache/recent-map.ts';

interface Bucket {
  tokens: number;
  filledAt: number;
}

export interface RateLimitOptions {
  /** Actions allowed at once; also the refill per minute. */
  perMinute: number;
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
}

/** Maximum number of clients in memory. An evicted one starts with a full bucket. */
const REMEMBERED = 10_000;

/**
 * A token bucket per client.
 * @returns takes a token of the given key; returns 0 if there was one, otherwise the seconds until there is
 */
export function createRateLimit({ perMinute, now = () => performance.now() }: RateLimitOptions) {
  const buckets = recentMap<Bucket>(REMEMBERED);
  const perMillisecond = perMinute / 60_000;

  return (key: string): number => {
    const time = now();
    const bucket = buckets.get(key) ?? { tokens: perMinute, filledAt: time };
    const tokens = Math.min(perMinute, bucket.tokens + (time - bucket.filledAt) * perMillisecond);
    const isFree = tokens >= 1;
    buckets.set(key, { tokens: isFree ? tokens - 1 : tokens, filledAt: time });
    return isFree ? 0 : Math.ceil((1 - tokens) / perMillisecond / 1000);
  };
}

export type RateLimit = ReturnType<typeof createRateLimit>;
