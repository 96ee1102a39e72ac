import type { Modules } from './kept-worker.ts';
import type { TestRun, TestRunner } from './test-runner.ts';

/** The result of a test file without a mutant. */
export interface CleanRun extends TestRun {
  /** What it ran in. */
  modules: Modules;
}

/** Time limit of a test file on a busy machine. */
const limitMs = 600_000;

export interface CleanRuns {
  /** The clean run of a test file, run once on first use: in new modules, too, when it fails in kept ones. */
  run: (test: string, modules: Modules, runner: TestRunner) => Promise<CleanRun>;
  /** Whether a clean run has executed the mutant so far, if only by importing its module. */
  wasReached: (mutant: number) => boolean;
  /** Test files that fail without a mutant: they cannot detect one. */
  failing: () => readonly string[];
}

export function cleanRuns(): CleanRuns {
  const runs = new Map<string, Promise<CleanRun>>();
  const reached = new Set<number>();
  const failing: string[] = [];

  async function start(test: string, modules: Modules, runner: TestRunner): Promise<CleanRun> {
    const ended = await runner.run({ test, modules }, limitMs);
    for (const mutant of ended.reached) reached.add(mutant);
    if (ended.end !== 'passed' && modules === 'kept') return run(test, 'new', runner);
    if (ended.end !== 'passed') failing.push(test);
    return { ...ended, modules };
  }

  function run(test: string, modules: Modules, runner: TestRunner): Promise<CleanRun> {
    const key = `${modules} ${test}`;
    const known = runs.get(key) ?? start(test, modules, runner);
    runs.set(key, known);
    return known;
  }

  return { run, wasReached: (mutant) => reached.has(mutant), failing: () => failing };
}
