import { importersOf, testsReaching, testsReachingMore } from '../import-graph.ts';
import { say } from '../say.ts';
import { cleanRuns } from './clean-runs.ts';
import { outcomeOf } from './outcome-of.ts';
import { describeResult, type Result } from './report.ts';
import type { NumberedMutant } from './switches.ts';
import { testRunner } from './test-runner.ts';

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
  const clean = cleanRuns();
  const results: Result[] = [];
  // Every worker takes from the same list until it is empty.
  const waiting = mutants.values();
  const work = async () => {
    const runner = testRunner(copy);
    for (const mutant of waiting) {
      const workspace = mutant.file.replace(/\/.*/, '/');
      const others = reachingMore.filter((test) => test.startsWith(workspace));
      const tests = new Set([...testsReaching(mutant.file, importers), ...others]);
      const result = { mutant, outcome: await outcomeOf(mutant, { files: [...tests], most }, runner, clean) };
      results.push(result);
      say(`${results.length}/${mutants.length} ${describeResult(result)}`);
    }
    await runner.stop();
  };
  await Promise.all(Array.from({ length: workers }, work));
  return { results, failing: clean.failing() };
}
