import { appendFile } from 'node:fs/promises';
import { say } from './say.ts';
import { type Counts, countsLine } from './test-counts.ts';

/**
 * Ends a test command with its number of tests. A run of several commands sets
 * `HEADWATER_COUNTS` to a file, which gets the line instead, and prints one sum.
 * @param hasPassed also false when a step failed that is not a test, such as the type check: it counts as one failure
 */
export async function reportCounts(counts: Counts, hasPassed: boolean): Promise<void> {
  const line = countsLine(hasPassed ? counts : { ...counts, failed: Math.max(counts.failed, 1) });
  const file = process.env.HEADWATER_COUNTS;
  if (file) await appendFile(file, `${line}\n`);
  else say(`\n${line}`);
}
