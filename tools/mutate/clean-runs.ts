import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestRequest } from './test-process.ts';
import type { TestRunner } from './test-runner.ts';

/** The result of a test file without a mutant. */
export interface CleanRun {
  isPassed: boolean;
  ms: number;
  /** The numbers of the mutants that it executes. */
  reached: ReadonlySet<number>;
  /** Those that it executes again where modules are kept, unlike a constant of a module. None if it then fails. */
  reachedAgain: ReadonlySet<number>;
}

/** Time limit of a test file on a busy machine. */
const limitMs = 600_000;

export interface CleanRuns {
  /** The clean run of a test file, run once on first use. */
  run: (test: string, runner: TestRunner) => Promise<CleanRun>;
  /** Test files that fail without a mutant: they cannot detect one. */
  failing: () => readonly string[];
}

/** @param folder for temporary lists */
export function cleanRuns(folder: string): CleanRuns {
  const runs = new Map<string, Promise<CleanRun>>();
  const failing: string[] = [];
  return {
    run(test, runner) {
      const known = runs.get(test);
      if (known) return known;
      const run = cleanRun(test, runner, join(folder, `reached-${runs.size}`));
      runs.set(test, run);
      void run.then(({ isPassed }) => isPassed || failing.push(test));
      return run;
    },
    failing: () => failing,
  };
}

async function cleanRun(test: string, runner: TestRunner, list: string): Promise<CleanRun> {
  const started = performance.now();
  const { end, reached } = await runWithList({ test, modules: 'new' }, runner, list);
  const ms = performance.now() - started;
  const again = end === 'passed' && reached.size > 0 && (await runWithList({ test, modules: 'kept' }, runner, list));
  const isRepeatable = again && again.end === 'passed';
  return { isPassed: end === 'passed', ms, reached, reachedAgain: isRepeatable ? again.reached : new Set() };
}

async function runWithList(request: Omit<TestRequest, 'environment'>, runner: TestRunner, list: string) {
  await writeFile(list, '');
  const end = await runner.run({ ...request, environment: { HEADWATER_REACHED: list } }, limitMs);
  const reached = new Set((await readFile(list, 'utf8')).split('\n').filter(Boolean).map(Number));
  await rm(list);
  return { end, reached };
}
