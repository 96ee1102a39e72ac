import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { TestRequest, TestResult } from './test-process.ts';

export type TestEnd = TestResult | 'timed out';

export interface TestRun {
  end: TestEnd;
  ms: number;
  /** The numbers of the mutants that it executed. */
  reached: ReadonlySet<number>;
}

/** What to run: a test file, in new or kept modules, without a mutant or with one. */
export interface WhatToRun extends Pick<TestRequest, 'test' | 'modules'> {
  mutant?: number;
}

/** Runs test files of the copy, one at a time. */
export interface TestRunner {
  /** Kills the run and its child processes at the limit, because a mutant may loop forever. */
  run: (what: WhatToRun, limitMs: number) => Promise<TestRun>;
}

/** How often a request is repeated after its process ended without a result: it runs no product code itself. */
const mostCrashes = 3;

/** @param copy the root of the copy of the tree @returns also `stop`, which ends its process */
export function testRunner(copy: string): TestRunner & { stop: () => Promise<void> } {
  const list = join(copy, `reached-${randomUUID()}`);
  let running: Promise<ChildProcess> | undefined;

  async function endOf(request: TestRequest, limitMs: number): Promise<TestEnd> {
    for (let attempt = 0; attempt < mostCrashes; attempt += 1) {
      running ??= start(copy);
      const child = await running;
      if (child.connected) child.send(request);
      const end = child.connected ? await resultOf(child, limitMs) : undefined;
      if (end === 'passed' || end === 'failed') return end;
      running = undefined;
      killGroup(child);
      if (end === 'timed out') return end;
    }
    throw new Error(`Vitest ended ${mostCrashes} times without a result: ${JSON.stringify(request)}`);
  }

  return {
    async run({ mutant, ...what }, limitMs) {
      const started = performance.now();
      const ofMutant = mutant === undefined ? {} : { HEADWATER_MUTANT: String(mutant) };
      const end = await endOf({ ...what, environment: { HEADWATER_REACHED: list, ...ofMutant } }, limitMs);
      const ms = performance.now() - started;
      const lines = await readFile(list, 'utf8').catch(() => '');
      await rm(list, { force: true });
      return { end, ms, reached: new Set(lines.split('\n').filter(Boolean).map(Number)) };
    },
    async stop() {
      const child = await running;
      running = undefined;
      if (child) killGroup(child);
    },
  };
}

/** Undefined when the process ended before it had a result. */
async function resultOf(child: ChildProcess, limitMs: number): Promise<TestEnd | undefined> {
  const settled = new AbortController();
  const { signal } = settled;
  const events = [once(child, 'message', { signal }), once(child, 'exit', { signal })];
  const late = setTimeout(limitMs, ['timed out'], { signal });
  const [end] = await Promise.race([...events, late]);
  settled.abort();
  await Promise.allSettled([...events, late]);
  return end === 'passed' || end === 'failed' || end === 'timed out' ? end : undefined;
}

async function start(copy: string): Promise<ChildProcess> {
  const here = join(copy, 'tools', 'mutate');
  const preload = `--import=${pathToFileURL(join(here, 'mutant-switch.mjs')).href}`;
  const child = fork(join(here, 'test-process.ts'), {
    cwd: copy,
    // The tests' output is not needed.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    detached: true,
    env: { ...process.env, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${preload}` },
  });
  const kill = () => killGroup(child);
  process.on('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  const [first] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (first !== 'ready') throw new Error(`Vitest did not start in ${copy}: exit code ${first}`);
  return child;
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    // ESRCH: the whole group has already ended.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
