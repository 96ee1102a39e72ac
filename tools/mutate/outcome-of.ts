import type { CleanRun, CleanRuns } from './clean-runs.ts';
import type { Outcome } from './report.ts';
import type { TestEnd, TestRunner } from './test-runner.ts';

/**
 * Whether unit tests detect the mutant. Runs the test files that execute its code, until the first one fails.
 * @param tests that may execute it, likeliest to detect it first
 * @param most tests to run: with fewer than all, a survivor may be one that another test would detect
 */
export async function outcomeOf(
  mutant: number,
  tests: readonly string[],
  runner: TestRunner,
  cleanRunOf: CleanRuns['run'],
  most = Number.POSITIVE_INFINITY,
): Promise<Outcome> {
  let count = 0;
  for (const test of tests) {
    const clean = await cleanRunOf(test, runner);
    if (!clean.isPassed || !clean.reached.has(mutant)) continue;
    const end = await endWith(mutant, test, clean, runner);
    if (end === 'failed') return 'killed';
    if (end === 'timed out') return 'timed out';
    count += 1;
    if (count === most) break;
  }
  return count === 0 ? 'no test' : 'survived';
}

/** The end of a test with the mutant: in modules that are kept, which is quick, where these can show it. */
async function endWith(mutant: number, test: string, clean: CleanRun, runner: TestRunner): Promise<TestEnd> {
  const limitMs = limitFor(clean);
  const environment = { HEADWATER_MUTANT: String(mutant) };
  if (clean.reachedAgain.has(mutant)) {
    const end = await runner.run({ test, environment, modules: 'kept' }, limitMs);
    if (end !== 'failed') return end;
    // What an earlier run left in the modules may have failed it, too.
    if ((await runner.run({ test, environment: {}, modules: 'kept' }, limitMs)) === 'passed') return end;
  }
  return runner.run({ test, environment, modules: 'new' }, limitMs);
}

/**
 * Allows for a machine that has become much busier since the clean run, because a timeout counts as detected.
 * Vitest may also have to restart and transform everything.
 */
function limitFor({ ms }: CleanRun): number {
  return 60_000 + 10 * ms;
}
