import { setTimeout as sleep } from 'node:timers/promises';
import { probeCms } from './cms-check.ts';
import { CommandError } from './command-error.ts';
import type { Program } from './program.ts';

/** Waits until the site reports that it is ready, or a page of an older version without that check responds. */
export function siteIsReady(address: string): Promise<boolean> {
  return respondsOk(`${address}/readyz`);
}

/** @param timeoutMs how long a CMS that does respond may take */
export async function cmsIsReady(address: string, timeoutMs = 3_000): Promise<boolean> {
  return (await probeCms(address, timeoutMs)).kind === 'graphql';
}

/**
 * Whether a GET of `url` gets a status from 200 to 299. A redirect is not followed: a CMS redirects to its
 * site, and would seem to be that site if it listened on a port that was meant for another one.
 */
export async function respondsOk(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000) })).ok;
  } catch {
    // Not listening yet: the caller waits for that.
    return false;
  }
}

/**
 * Waits until `isReady` returns true.
 * @throws CommandError when the program ends first or the time is over.
 */
export async function waitUntilReady(
  program: Program,
  isReady: () => Promise<boolean>,
  minutes: number = 10,
): Promise<void> {
  const waiting = new AbortController();
  const deadline = Date.now() + minutes * 60_000;
  const poll = async (): Promise<'ready' | 'late'> => {
    while (!waiting.signal.aborted && Date.now() < deadline) {
      if (await isReady()) return 'ready';
      await sleep(200);
    }
    return 'late';
  };
  const outcome = await Promise.race([poll(), program.ended]);
  waiting.abort();
  if (outcome === 'late') throw new CommandError(`${program.name} did not become ready within ${minutes} minutes.`);
  if (outcome !== 'ready') throw new CommandError(endedMessage(program, outcome));
}

/** The message for a program that ended unexpectedly. */
export function endedMessage(program: Program, how: string): string {
  return `${program.name} stopped unexpectedly (${how}). Its last lines above say why.`;
}
