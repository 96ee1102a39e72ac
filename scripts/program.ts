import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

export interface ProgramOptions {
  /** Name for people: starts each line of output and appears in messages. */
  name: string;
  command: string;
  args: readonly string[];
  cwd: string;
  env: Record<string, string | undefined>;
  /** Called with each line that the program writes. */
  onLine: (line: string) => void;
}

/** A program that runs beside this one until it ends or is stopped. */
export interface Program {
  name: string;
  /** How it ended, such as `exit code 1` or `signal SIGKILL`. Never rejects. */
  ended: Promise<string>;
  /** Asks it to end at once, as Ctrl-C does; waits at most 10 s, then kills it with everything it started. */
  stop: () => Promise<void>;
  /** Asks it to end as a service manager does (SIGTERM), and waits until it has. */
  terminate: () => Promise<void>;
  /** Ends it and everything it started at once, as a power cut would. */
  kill: () => Promise<void>;
}

const patience = 10_000;

/** Starts a program in a process group of its own, so that a Ctrl-C reaches it only through `stop`. */
export function startProgram({ name, command, args, cwd, env, onLine }: ProgramOptions): Program {
  const child = spawn(command, args, {
    cwd,
    env: { ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [child.stdout, child.stderr]) readLines(stream, onLine);
  let isRunning = true;
  const ended = new Promise<string>((resolve) => {
    const end = (how: string) => {
      isRunning = false;
      resolve(how);
    };
    child.on('error', (error) => end(error.message));
    child.on('exit', (code, signal) => end(signal ? `signal ${signal}` : `exit code ${code}`));
  });
  const signalGroup = (signal: NodeJS.Signals) => {
    if (child.pid === undefined) return;
    try {
      process.kill(-child.pid, signal);
    } catch (error) {
      // ESRCH: the whole group has ended already, which is what was asked for.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  };
  const stop = async () => {
    if (isRunning) signalGroup('SIGINT');
    const timer = setTimeout(() => signalGroup('SIGKILL'), patience);
    await ended;
    clearTimeout(timer);
    signalGroup('SIGKILL');
  };
  const terminate = async () => {
    signalGroup('SIGTERM');
    await ended;
  };
  const kill = async () => {
    signalGroup('SIGKILL');
    await ended;
  };
  return { name, ended, stop, terminate, kill };
}

function readLines(stream: Readable | null, onLine: (line: string) => void): void {
  if (stream) createInterface({ input: stream }).on('line', onLine);
}
