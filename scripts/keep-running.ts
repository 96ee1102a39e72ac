import { setTimeout as sleep } from 'node:timers/promises';
import type { Program } from './program.ts';
import { waitUntilReady } from './ready.ts';
import { say } from './say.ts';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/** A program that ran for this long has recovered: the next failure is a first one. */
const RECOVERED_MS = 60_000;

/** Milliseconds before the next start. @param failures in a row, from 1 */
export function restartPause(failures: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(failures - 1, 10));
}

interface KeepRunningOptions {
  /** Starts the program anew. */
  start: () => Program;
  isReady: () => Promise<boolean>;
  /** Once true, nothing is started any more. */
  isStopping: () => boolean;
}

/**
 * Starts a program again whenever it ends, and says so, until everything stops. For programs that others can do
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
    // Whatever it has started itself may still hold its port.
    await program.kill();
    await sleep(pause);
    if (isStopping()) return;
    program = start();
    const { name } = program;
    // When it ends before that, the next round says so.
    waitUntilReady(program, isReady).then(
      () => say(`${name} is running again.`),
      () => undefined,
    );
  }
}
