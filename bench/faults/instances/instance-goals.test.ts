import { expect, test } from 'vitest';
import { type InstanceTimes, missedTimes, timesText } from './instance-goals.ts';

const most: InstanceTimes = { changes: [20, 1_000], newcomers: [5_000], fallbacks: [-3, 100], rejoins: [10_000] };

test('times at their limits miss no goal', () => {
  expect(missedTimes(most)).toEqual([]);
});

test.each<[string, Partial<InstanceTimes>, string]>([
  [
    'a late change',
    { changes: [20, 1_001] },
    '1001 ms until a change at one instance is live at the other, not 1000 at most.',
  ],
  [
    'a slow start',
    { newcomers: [5_001] },
    '5001 ms until the first page of a new instance, without the CMS, not 5000 at most.',
  ],
  [
    'a slow page',
    { fallbacks: [101] },
    '101 ms until an uncached page when Redis dies, beyond its ordinary time, not 100 at most.',
  ],
  ['a late return', { rejoins: [10_001] }, '10001 ms until both instances use Redis again, not 10000 at most.'],
  ['a figure that is missing', { rejoins: [] }, 'Not measured: both instances use Redis again.'],
])('a goal is missed by %s alone', (_name, times, sentence) => {
  expect(missedTimes({ ...most, ...times })).toEqual([sentence]);
});

test('the table has the distribution of each time beside its goal', () => {
  expect(timesText(most)).toContain(
    '| a change at one instance is live at the other | 2 | 20 ms | 1000 ms | 1000 ms | ≤ 1000 ms |',
  );
});
