import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { startProgram } from '../program.ts';

/** The result of a test file. */
export interface TestRun {
  end: 'passed' | 'failed' | 'timed out';
  ms: number;
  /** The numbers of the mutants that it executed. */
  reached: ReadonlySet<number>;
}

const preload = (...path: string[]) => `--import=${pathToFileURL(join(...path)).href}`;

/**
 * Runs a test file of the copy, without a mutant or with one.
 * @param copy the root of the copy of the tree
 * @param limitMs after which it is killed with its child processes, because a mutant may loop forever
 */
export async function runTest(copy: string, test: string, limitMs: number, mutant?: number): Promise<TestRun> {
  const list = join(copy, `reached-${randomUUID()}`);
  const started = performance.now();
  const program = startProgram({
    name: test,
    command: process.execPath,
    args: [
      preload(copy, 'tools', 'exit-with-parent.mjs'),
      ...[join(copy, 'node_modules', 'vitest', 'vitest.mjs'), 'run', test, '--bail=1', '--maxWorkers=1'],
    ],
    cwd: copy,
    env: {
      ...process.env,
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${preload(copy, 'tools', 'mutate', 'mutant-switch.mjs')}`,
      HEADWATER_REACHED: list,
      HEADWATER_MUTANT: mutant?.toString(),
    },
    onLine: () => undefined,
  });
  const how = await Promise.race([program.ended, sleep(limitMs, 'timed out' as const, { ref: false })]);
  await program.kill();
  const lines = await readFile(list, 'utf8').catch(() => '');
  await rm(list, { force: true });
  return {
    end: how === 'timed out' ? how : how === 'exit code 0' ? 'passed' : 'failed',
    ms: performance.now() - started,
    reached: new Set(lines.split('\n').filter(Boolean).map(Number)),
  };
}
