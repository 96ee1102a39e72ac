import { importersOf, testsReaching, testsReachingMore } from '../import-graph.ts';
import { say } from '../say.ts';
import { outcomeOf, type Run } from './outcome-of.ts';
import { describeResult, type Result } from './report.ts';
import { runTest, type TestRun } from './run-test.ts';
import type { NumberedMutant } from './switches.ts';

/** Time limit of a test file on a busy machine. */
const CLEAN_LIMIT_MS = 600_000;

interface UnitOptions {
  /** The text of every file that may import others, by path from the root. */
  sources: ReadonlyMap<string, string>;
  /** Most test files for each mutant. */
  most: number;
  /** Number of concurrent test processes. */
  workers: number;
}

/**
 * Tries every mutant with the unit tests that execute it.
 * @param copy the root of the copy of the tree, whose sources contain the mutants behind switches
 * @returns the results, and the test files that fail without a mutant
 */
export async function tryUnitTests(
  copy: string,
  mutants: readonly NumberedMutant[],
  { sources, most, workers }: UnitOptions,
): Promise<{ results: Result[]; failing: readonly string[] }> {
  const importers = importersOf(sources);
  const reachingMore = testsReachingMore(sources);
  const results: Result[] = [];
  const failing: string[] = [];
  const run: Run = (...what) => runTest(copy, ...what);
  const cleanRuns = new Map<string, Promise<TestRun>>();
  const start = async (test: string) => {
    const ended = await run(test, CLEAN_LIMIT_MS);
    if (ended.end !== 'passed') failing.push(test);
    return ended;
  };
  const clean = (test: string) => {
    const known = cleanRuns.get(test) ?? start(test);
    cleanRuns.set(test, known);
    return known;
  };
  // Every worker takes from the same list until it is empty.
  const waiting = mutants.values();
  const work = async () => {
    for (const mutant of waiting) {
      const workspace = mutant.file.replace(/\/.*/, '/');
      const others = reachingMore.filter((test) => test.startsWith(workspace));
      const files = new Set([...testsReaching(mutant.file, importers), ...others]);
      const result = { mutant, outcome: await outcomeOf(mutant.id, { files, most, clean }, run) };
      results.push(result);
      say(`${results.length}/${mutants.length} ${describeResult(result)}`);
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  return { results, failing };
}
