import type { Outcome } from './report.ts';
import type { TestRun } from './run-test.ts';

/** Of a test file, without a mutant or with one. */
export type Run = (test: string, limitMs: number, mutant?: number) => Promise<TestRun>;

interface Tests {
  /** The test files that may execute the mutant, likeliest to detect it first. */
  files: Iterable<string>;
  /** Most test files to run: with fewer than all, a survivor may be one that another test would detect. */
  most: number;
  /** The run of a test file without a mutant. */
  clean: (test: string) => Promise<TestRun>;
}

/** Whether unit tests detect the mutant. Runs the test files that execute its code, until the first one fails. */
export async function outcomeOf(mutant: number, { files, most, clean }: Tests, run: Run): Promise<Outcome> {
  let count = 0;
  for (const test of files) {
    const { end, reached, ms } = await clean(test);
    // A test that fails without a mutant cannot detect one.
    if (end !== 'passed' || !reached.has(mutant)) continue;
    // Allows for a machine that has become much busier since, because a timeout counts as detected.
    const { end: endWith } = await run(test, 60_000 + 10 * ms, mutant);
    if (endWith !== 'passed') return endWith === 'failed' ? 'killed' : endWith;
    count += 1;
    if (count === most) break;
  }
  return count === 0 ? 'no test' : 'survived';
}
