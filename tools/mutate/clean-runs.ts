import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Modules } from './kept-worker.ts';
import type { TestRunner } from './test-runner.ts';

/** The result of a test file without a mutant. */
export interface CleanRun {
  isPassed: boolean;
  /** What it ran in. */
  modules: Modules;
  ms: number;
  /** The numbers of the mutants that it executes; in kept modules, those that it executes every time. */
  reached: ReadonlySet<number>;
}

/** Time limit of a test file on a busy machine. */
const limitMs = 600_000;

export interface CleanRuns {
  /** The clean run of a test file, run once on first use: in new modules, too, when it fails in kept ones. */
  run: (test: string, modules: Modules, runner: TestRunner) => Promise<CleanRun>;
  /** Test files that fail without a mutant: they cannot detect one. */
  failing: () => readonly string[];
}

/** @param folder for temporary lists */
export function cleanRuns(folder: string): CleanRuns {
  const runs = new Map<string, Promise<CleanRun>>();
  const failing: string[] = [];
  const run: CleanRuns['run'] = (test, modules, runner) => {
    const key = `${modules} ${test}`;
    const known = runs.get(key);
    if (known) return known;
    const list = join(folder, `reached-${runs.size}`);
    const started = modules === 'new' ? runWithList(test, modules, runner, list) : secondRun(test, runner, list);
    const ended = started.then((end) => {
      if (end.isPassed) return end;
      if (modules === 'kept') return run(test, 'new', runner);
      failing.push(test);
      return end;
    });
    runs.set(key, ended);
    return ended;
  };
  return { run, failing: () => failing };
}

/** The first run in kept modules may also import some: only the second shows what a run executes every time. */
async function secondRun(test: string, runner: TestRunner, list: string): Promise<CleanRun> {
  const first = await runWithList(test, 'kept', runner, list);
  if (!first.isPassed || first.reached.size === 0) return first;
  const second = await runWithList(test, 'kept', runner, list);
  return { ...second, ms: first.ms };
}

async function runWithList(test: string, modules: Modules, runner: TestRunner, list: string): Promise<CleanRun> {
  await writeFile(list, '');
  const started = performance.now();
  const end = await runner.run({ test, modules, environment: { HEADWATER_REACHED: list } }, limitMs);
  const ms = performance.now() - started;
  const reached = new Set((await readFile(list, 'utf8')).split('\n').filter(Boolean).map(Number));
  await rm(list);
  return { isPassed: end === 'passed', modules, ms, reached };
}
