import { LRUCache } from 'lru-cache';

/** Whether an attempt may go on. */
export type Verdict = { allowed: true } | { allowed: false; retryAfterSeconds: number };

interface Attempts {
  /** Times of failed or running attempts, epoch milliseconds. */
  times: number[];
  /** How often in a row the limit was reached. */
  lockouts: number;
  lockedUntil: number;
}

export interface ThrottleLimits {
  attempts: number;
  windowMs: number;
  /** First lockout; each further one is twice as long, up to `longestLockMs`. */
  firstLockMs: number;
  longestLockMs: number;
}

/** Most keys that are stored; an attacker with more addresses than this evicts the oldest. */
const largestMemory = 10_000;

export type Throttle = ReturnType<typeof throttle>;

/**
 * Counts attempts per key. An attempt counts when it starts, so that concurrent ones cannot bypass the limit;
 * a success takes back its own attempt, or all of them.
 */
export function throttle(limits: ThrottleLimits, now: () => number) {
  // With a `max`, it would reserve room for all of them at once.
  const known = new LRUCache<string, Attempts>({ maxSize: largestMemory, sizeCalculation: () => 1 });

  function attemptsOf(key: string): Attempts {
    const attempts = known.get(key) ?? { times: [], lockouts: 0, lockedUntil: 0 };
    known.set(key, attempts);
    return attempts;
  }

  return {
    begin(key: string): Verdict {
      const time = now();
      const attempts = attemptsOf(key);
      if (attempts.lockedUntil > time) {
        return { allowed: false, retryAfterSeconds: Math.ceil((attempts.lockedUntil - time) / 1_000) };
      }
      // A long pause resets the lockouts.
      if (time - attempts.lockedUntil > limits.longestLockMs) attempts.lockouts = 0;
      attempts.times = attempts.times.filter((earlier) => time - earlier < limits.windowMs);
      attempts.times.push(time);
      if (attempts.times.length < limits.attempts) return { allowed: true };
      // This is the last one; the next has to wait.
      attempts.lockedUntil = time + Math.min(limits.firstLockMs * 2 ** attempts.lockouts, limits.longestLockMs);
      attempts.lockouts += 1;
      attempts.times = [];
      return { allowed: true };
    },
    takeBack(key: string): void {
      known.peek(key)?.times.pop();
    },
    forget(key: string): void {
      known.delete(key);
    },
  };
}
