import { expect, test } from 'vitest';
import { repeatCheck } from './repeat-check.ts';

test('asks the CMS again soon, then each minute until it answers, then hourly until the stop', async () => {
  const answers = [false, false, false, false, false, false, false, true, true, false];
  const timers: { task: () => void; ms: number }[] = [];
  let asked = 0;
  const stop = repeatCheck(async () => answers[asked++] ?? true, {
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
  const unanswered = [2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000];
  expect(pauses).toEqual([...unanswered, 3_600_000, 3_600_000, 2_000, 3_600_000]);
  expect([asked, timers]).toEqual([11, []]);
});
