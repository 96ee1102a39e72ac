import { setTimeout as sleep } from 'node:timers/promises';
import type { Program } from './program.ts';
import { waitUntilReady } from './ready.ts';
import { say } from './say.ts';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/** A program that ran for this long has recovered: its next failure counts as the first. */
const RECOVERED_MS = 60_000;

/** Milliseconds before the next start. @param failures in a row, from 1 */
export function restartPause(failures: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(failures - 1, 10));
}

interface KeepRunningOptions {
  /** Starts the program again. */
  start: () => Program;
  isReady: () => Promise<boolean>;
  /** Once true, nothing is started again. */
  isStopping: () => boolean;
}

/**
 * Restarts a program whenever it ends, with a message, until everything stops. For programs that the others can do
 * without for a while.
 */
export async function keepRunning(first: Program, { start, isReady, isStopping }: KeepRunningOptions): Promise<void> {
  let program = first;
  let failures = 0;
  for (;;) {
    const startedAt = Date.now();
    const how = await program.ended;
    if (isStopping()) return;
    failures = Date.now() - startedAt > RECOVERED_MS ? 1 : failures + 1;
    const pause = restartPause(failures);
    say(
      `${program.name} stopped unexpectedly (${how}). Starting it again in ${pause / 1000} s; everything else keeps running.`,
    );
    // Its child processes may still use its port.
    await program.kill();
    await sleep(pause);
    if (isStopping()) return;
    program = start();
    const { name } = program;
    // If it ends before that, the next round reports it.
    waitUntilReady(program, isReady).then(
      () => say(`${name} is running again.`),
      () => undefined,
    );
  }
}
