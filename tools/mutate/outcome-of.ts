import type { CleanRun, CleanRuns } from './clean-runs.ts';
import type { Modules } from './kept-worker.ts';
import type { Outcome } from './report.ts';
import type { TestEnd, TestRunner } from './test-runner.ts';

interface Tests {
  /** The test files that may execute the mutant, likeliest to detect it first. */
  files: readonly string[];
  /** Most test files to run: with fewer than all, a survivor may be one that another test would detect. */
  most: number;
}

/**
 * Whether unit tests detect the mutant. Runs the test files that execute its code, until the first one fails.
 * Kept modules are many times quicker, but do not show what happens when a module is imported.
 */
export async function outcomeOf(
  mutant: { id: number; isOnImport: boolean },
  { files, most }: Tests,
  runner: TestRunner,
  cleanRunOf: CleanRuns['run'],
): Promise<Outcome> {
  const inKept = mutant.isOnImport
    ? 'no test'
    : await outcomeIn('kept', mutant.id, { files, most }, runner, cleanRunOf);
  if (inKept !== 'no test') return inKept;
  // A function that only an import calls, or a test that needs modules of its own: one of the nearest knows it.
  return outcomeIn('new', mutant.id, { files: files.slice(0, most), most }, runner, cleanRunOf);
}

async function outcomeIn(
  modules: Modules,
  mutant: number,
  { files, most }: Tests,
  runner: TestRunner,
  cleanRunOf: CleanRuns['run'],
): Promise<Outcome> {
  let count = 0;
  for (const test of files) {
    const clean = await cleanRunOf(test, modules, runner);
    if (!clean.isPassed || !clean.reached.has(mutant)) continue;
    const end = await endWith(mutant, test, clean, runner);
    if (end === 'failed') return 'killed';
    if (end === 'timed out') return 'timed out';
    count += 1;
    if (count === most) break;
  }
  return count === 0 ? 'no test' : 'survived';
}

async function endWith(mutant: number, test: string, clean: CleanRun, runner: TestRunner): Promise<TestEnd> {
  const { modules } = clean;
  const limitMs = limitFor(clean);
  const environment = { HEADWATER_MUTANT: String(mutant) };
  const end = await runner.run({ test, environment, modules }, limitMs);
  if (modules === 'new' || end !== 'failed') return end;
  // What an earlier run left in the modules may have failed it, too.
  if ((await runner.run({ test, environment: {}, modules }, limitMs)) === 'passed') return end;
  return runner.run({ test, environment, modules: 'new' }, limitMs);
}

/**
 * Allows for a machine that has become much busier since the clean run, because a timeout counts as detected.
 * Vitest may also have to restart and transform everything.
 */
function limitFor({ ms }: CleanRun): number {
  return 60_000 + 10 * ms;
}
