import type { CleanRun, CleanRuns } from './clean-runs.ts';
import type { Modules } from './kept-worker.ts';
import type { Outcome } from './report.ts';
import type { TestRunner } from './test-runner.ts';

interface Tests {
  /** The test files that may execute the mutant, likeliest to detect it first. */
  files: readonly string[];
  /** Most test files to run: with fewer than all, a survivor may be one that another test would detect. */
  most: number;
}

type Clean = Pick<CleanRuns, 'run' | 'wasReached'>;

/**
 * Whether unit tests detect the mutant. Runs the test files that execute its code, until the first one fails.
 * Kept modules are many times quicker; what survives in them is tried in new ones.
 */
export async function outcomeOf(
  mutant: { id: number; isOnImport: boolean },
  { files, most }: Tests,
  runner: TestRunner,
  clean: Clean,
): Promise<Outcome> {
  const { id, isOnImport } = mutant;
  const inKept = isOnImport ? 'no test' : await outcomeIn('kept', id, { files, most }, runner, clean);
  if (inKept === 'killed' || inKept === 'timed out') return inKept;
  if (inKept === 'no test' && !isOnImport && !clean.wasReached(id)) return inKept;
  // Kept modules do not run again what an import runs, and their caches still hold results from before the mutant.
  const inNew = await outcomeIn('new', id, { files: files.slice(0, most), most }, runner, clean);
  return inNew === 'no test' ? inKept : inNew;
}

async function outcomeIn(
  modules: Modules,
  mutant: number,
  { files, most }: Tests,
  runner: TestRunner,
  clean: Clean,
): Promise<Outcome> {
  let count = 0;
  for (const test of files) {
    const before = await clean.run(test, modules, runner);
    if (before.end !== 'passed' || !before.reached.has(mutant)) continue;
    const end = await endWith(mutant, test, before, runner);
    if (end === 'failed') return 'killed';
    if (end === 'timed out') return 'timed out';
    count += Number(end === 'passed');
    if (count === most) break;
  }
  return count === 0 ? 'no test' : 'survived';
}

/** The end of a test with the mutant. `not executed`: what the clean run executed was an import, and now it is kept. */
async function endWith(mutant: number, test: string, before: CleanRun, runner: TestRunner) {
  const { modules } = before;
  const limitMs = limitFor(before);
  const { end, reached } = await runner.run({ test, modules, mutant }, limitMs);
  if (end === 'passed' && !reached.has(mutant)) return 'not executed';
  if (modules === 'new' || end !== 'failed') return end;
  // What an earlier run left in the modules may have failed it, too.
  if ((await runner.run({ test, modules }, limitMs)).end === 'passed') return end;
  return (await runner.run({ test, modules: 'new', mutant }, limitMs)).end;
}

/**
 * Allows for a machine that has become much busier since the clean run, because a timeout counts as detected.
 * Vitest may also have to restart and transform everything.
 */
function limitFor({ ms }: CleanRun): number {
  return 60_000 + 10 * ms;
}
