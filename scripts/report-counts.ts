import { appendFile } from 'node:fs/promises';
import { say } from './say.ts';
import { type Counts, countsLine } from './test-counts.ts';

/**
 * Ends a test command with the number of its tests. A run of several commands names a file in
 * `HEADWATER_COUNTS`, which gets the line instead, and prints one sum.
 * @param hasPassed false also when a step failed that is no test, such as the type check: it counts as one failure
 */
export async function reportCounts(counts: Counts, hasPassed: boolean): Promise<void> {
  const line = countsLine(hasPassed ? counts : { ...counts, failed: Math.max(counts.failed, 1) });
  const file = process.env.HEADWATER_COUNTS;
  if (file) await appendFile(file, `${line}\n`);
  else say(`\n${line}`);
}
