import { LRUCache } from 'lru-cache';

interface Bucket {
  tokens: number;
  filledAt: number;
}

export interface RateLimitOptions {
  /** Actions that are free at once; also what a full minute brings back. */
  perMinute: number;
  /** Milliseconds of a clock that never jumps. */
  now?: () => number;
}

/** Visitors remembered at a time. Who is forgotten starts with a full bucket, so memory stays bounded. */
const REMEMBERED = 10_000;

/**
 * A token bucket for each visitor.
 * @returns takes a token of the given key; 0 when there was one, else the seconds until there is
 */
export function createRateLimit({ perMinute, now = () => performance.now() }: RateLimitOptions) {
  const buckets = new LRUCache<string, Bucket>({ max: REMEMBERED });
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
