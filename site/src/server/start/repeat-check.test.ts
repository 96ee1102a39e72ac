import { expect, test } from 'vitest';
import { repeatCheck } from './repeat-check.ts';

test('checks the CMS again soon, then each minute until it responds, then hourly until the stop', async () => {
  const results = [false, false, false, false, false, false, false, true, true, false];
  const timers: { task: () => void; ms: number }[] = [];
  let checks = 0;
  const stop = repeatCheck(async () => results[checks++] ?? true, {
    later: (task, ms) => void timers.push({ task, ms }),
  });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const pauses: number[] = [];
  for (let round = 0; round < 11; round += 1) {
    await settled();
    const timer = timers.shift();
    pauses.push(timer?.ms ?? 0);
    if (round === 10) stop();
    timer?.task();
  }
  await settled();
  const withoutResponse = [2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000];
  expect(pauses).toEqual([...withoutResponse, 3_600_000, 3_600_000, 2_000, 3_600_000]);
  expect([checks, timers]).toEqual([11, []]);
});
