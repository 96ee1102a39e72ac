import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestRunner } from './test-runner.ts';

/** The result of a test file without a mutant. */
export interface CleanRun {
  isPassed: boolean;
  ms: number;
  /** The numbers of the mutants that it executes. */
  reached: ReadonlySet<number>;
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
  await writeFile(list, '');
  const started = performance.now();
  const end = await runner.run({ test, environment: { HEADWATER_REACHED: list } }, limitMs);
  const ms = performance.now() - started;
  const reached = new Set((await readFile(list, 'utf8')).split('\n').filter(Boolean).map(Number));
  await rm(list);
  return { isPassed: end === 'passed', ms, reached };
}
