import { readFile } from 'node:fs/promises';

const MB = 1024 * 1024;
const probe = new URL('turn-probe.ts', import.meta.url).href;

/** The site process's load between two readings. */
export interface SiteLoad {
  /** The longest block of the main thread, in milliseconds. */
  longestTurnMs: number;
  /** Peak memory of the process, in megabytes. */
  mostMb: number;
}

/**
 * Starts a program that writes its load to a file.
 * @param start starts it with the environment of this process
 * @returns the result of `start`, and a function that returns the load since its last call
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
