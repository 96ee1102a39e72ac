import { readFile } from 'node:fs/promises';

const MB = 1024 * 1024;
const probe = new URL('turn-probe.ts', import.meta.url).href;

/** What the site's process did between two looks. */
export interface SiteLoad {
  /** The longest that its main thread worked without a look at anything else, in milliseconds. */
  longestTurnMs: number;
  /** The most memory that the process held, in megabytes. */
  mostMb: number;
}

/**
 * Starts a program that writes what it does to a file.
 * @param start starts it with the environment of this process
 * @returns what `start` returns, and a function that tells what happened since it was called the last time
 */
export async function withLoadProbe<Program>(file: string, start: () => Promise<Program>) {
  const { NODE_OPTIONS } = process.env;
  Object.assign(process.env, { NODE_OPTIONS: `${NODE_OPTIONS ?? ''} --import ${probe}`, TURN_PROBE_FILE: file });
  const program = await start().finally(() => {
    delete process.env.TURN_PROBE_FILE;
    if (NODE_OPTIONS === undefined) delete process.env.NODE_OPTIONS;
    else process.env.NODE_OPTIONS = NODE_OPTIONS;
  });
  let seen = 0;
  const load = async (): Promise<SiteLoad> => {
    const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
    const looks = lines.slice(seen).map((line) => JSON.parse(line) as { busyMs: number; rss: number });
    seen = lines.length;
    return {
      longestTurnMs: Math.max(0, ...looks.map(({ busyMs }) => busyMs)),
      mostMb: Math.max(0, ...looks.map(({ rss }) => rss / MB)),
    };
  };
  return { program, load };
}
