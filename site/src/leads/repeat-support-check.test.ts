import { expect, test } from 'vitest';
import { repeatSupportCheck } from './repeat-support-check.ts';

test('asks the CMS each minute until it answers, then hourly, and no more after the stop', async () => {
  const answers = [false, false, true, true];
  const timers: { task: () => void; ms: number }[] = [];
  let asked = 0;
  const stop = repeatSupportCheck(
    async () => answers[asked++] ?? true,
    (task, ms) => void timers.push({ task, ms }),
  );
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const pauses: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    await settled();
    const timer = timers.shift();
    pauses.push(timer?.ms ?? 0);
    if (round === 3) stop();
    timer?.task();
  }
  await settled();
  expect(pauses).toEqual([60_000, 60_000, 3_600_000, 3_600_000]);
  expect([asked, timers]).toEqual([4, []]);
});
