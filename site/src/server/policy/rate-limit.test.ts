import { expect, test } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

function limitAt(perMinute: number) {
  const clock = { time: 1_000_000 };
  return { clock, take: createRateLimit({ perMinute, now: () => clock.time }) };
}

test('a client may act up to its limit per minute, then has to wait', () => {
  const { take } = limitAt(20);
  const waits = Array.from({ length: 22 }, () => take('a'));
  expect(waits.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 0));
  expect(waits.slice(20)).toEqual([3, 3]);
});

test('after the returned time, exactly one more action is allowed', () => {
  const { clock, take } = limitAt(20);
  for (let count = 0; count < 21; count += 1) take('a');
  clock.time += 3000;
  expect([take('a'), take('a')]).toEqual([0, 3]);
});

test('a client may not act more often than its limit after a long pause', () => {
  const { clock, take } = limitAt(2);
  take('a');
  clock.time += 3_600_000;
  expect([take('a'), take('a'), take('a')]).toEqual([0, 0, 30]);
});

test('a refused attempt does not extend the wait', () => {
  const { clock, take } = limitAt(1);
  take('a');
  clock.time += 30_000;
  expect(take('a')).toBe(30);
  clock.time += 30_000;
  expect(take('a')).toBe(0);
});

test('clients have separate limits', () => {
  const { take } = limitAt(1);
  expect([take('a'), take('b'), take('a')]).toEqual([0, 0, 60]);
});

test('only the last ten thousand clients are remembered', () => {
  const others = (take: (key: string) => number, count: number) => {
    for (let other = 0; other < count; other += 1) take(`other ${other}`);
  };
  const [few, many] = [limitAt(1), limitAt(1)];
  few.take('a');
  many.take('a');
  others(few.take, 9_999);
  others(many.take, 10_000);
  expect([few.take('a'), many.take('a')]).toEqual([60, 0]);
});

test('without a clock of its own, a limit measures time as it passes', () => {
  const take = createRateLimit({ perMinute: 1 });
  expect(take('a')).toBe(0);
  const wait = take('a');
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
});
