import { expect, test } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

function limitAt(perMinute: number) {
  const clock = { time: 1_000_000 };
  return { clock, take: createRateLimit({ perMinute, now: () => clock.time }) };
}

test('a visitor may act as often as a minute allows, then has to wait', () => {
  const { take } = limitAt(20);
  const waits = Array.from({ length: 22 }, () => take('a'));
  expect(waits.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 0));
  expect(waits.slice(20)).toEqual([3, 3]);
});

test('after the time that was named one more is free, and only one', () => {
  const { clock, take } = limitAt(20);
  for (let count = 0; count < 21; count += 1) take('a');
  clock.time += 3000;
  expect([take('a'), take('a')]).toEqual([0, 3]);
});

test('a minute of silence fills the bucket, and no more than that', () => {
  const { clock, take } = limitAt(2);
  take('a');
  clock.time += 3_600_000;
  expect([take('a'), take('a'), take('a')]).toEqual([0, 0, 30]);
});

test('who asks while having to wait does not wait longer', () => {
  const { clock, take } = limitAt(1);
  take('a');
  clock.time += 30_000;
  expect(take('a')).toBe(30);
  clock.time += 30_000;
  expect(take('a')).toBe(0);
});

test('one visitor does not use up the share of another', () => {
  const { take } = limitAt(1);
  expect([take('a'), take('b'), take('a')]).toEqual([0, 0, 60]);
});
