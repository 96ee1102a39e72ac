import { expect, test } from 'vitest';
import { throttle } from './throttle.ts';

const limits = { attempts: 3, windowMs: 1_000, firstLockMs: 1_000, longestLockMs: 4_000 };

function clocked() {
  const clock = { now: 1_000_000 };
  const attempts = throttle(limits, () => clock.now);
  /** Attempts in a row until one is refused; returns how many were allowed, and the seconds to wait. */
  const untilRefused = (key = 'ada') => {
    for (let allowed = 0; ; allowed += 1) {
      const verdict = attempts.begin(key);
      if (!verdict.allowed) return [allowed, verdict.retryAfterSeconds];
    }
  };
  return { clock, attempts, untilRefused };
}

test('the seconds to wait are rounded up', () => {
  const { clock, attempts, untilRefused } = clocked();
  untilRefused();
  clock.now += 999;
  expect(attempts.begin('ada')).toEqual({ allowed: false, retryAfterSeconds: 1 });
  clock.now += 1;
  expect(attempts.begin('ada')).toEqual({ allowed: true });
});

test('the next lockout is short again after a pause longer than the longest lockout', () => {
  const { clock, untilRefused } = clocked();
  untilRefused();
  clock.now += 1_000;
  untilRefused();
  clock.now += 2_000 + limits.longestLockMs;
  expect(untilRefused()).toEqual([3, 4]);
  clock.now += 4_000 + limits.longestLockMs + 1;
  expect(untilRefused()).toEqual([3, 1]);
});

test('forgets attempts outside the window', () => {
  const { clock, attempts, untilRefused } = clocked();
  attempts.begin('ada');
  attempts.begin('ada');
  clock.now += 999;
  attempts.begin('bob');
  clock.now += 1;
  expect(untilRefused()).toEqual([3, 1]);
});

test('counts attempts within the window together', () => {
  const { clock, attempts, untilRefused } = clocked();
  attempts.begin('ada');
  attempts.begin('ada');
  clock.now += 999;
  expect(untilRefused()).toEqual([1, 1]);
});

test('beyond 10,000 keys, the one that was used longest ago is evicted', () => {
  const { attempts, untilRefused } = clocked();
  untilRefused('first');
  untilRefused('second');
  for (let number = 0; number < 9_998; number += 1) attempts.begin(`other ${number}`);
  expect(attempts.begin('first').allowed).toBe(false);
  attempts.begin('one more');
  expect(attempts.begin('first').allowed).toBe(false);
  expect(attempts.begin('second').allowed).toBe(true);
});
