/** A rate: `burst` times at once, and then once in `refillMs`. */
export interface BucketPolicy {
  burst: number;
  refillMs: number;
}

/** Tokens at a moment. Below zero is debt, which is refilled first. */
export interface Bucket {
  tokens: number;
  at: number;
}

/** The bucket at `now`, never fuller than a burst. Without one it is full: nothing happened yet. */
export function refilled(bucket: Bucket | undefined, now: number, { burst, refillMs }: BucketPolicy): Bucket {
  if (!bucket) return { tokens: burst, at: now };
  return { tokens: Math.min(burst, bucket.tokens + (now - bucket.at) / refillMs), at: now };
}

/** When the next whole token is available; `now` if there is one. */
export function nextTokenAt(bucket: Bucket | undefined, now: number, policy: BucketPolicy): number {
  const { tokens } = refilled(bucket, now, policy);
  return tokens >= 1 ? now : now + (1 - tokens) * policy.refillMs;
}
