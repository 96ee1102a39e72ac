import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

export interface ProgramOptions {
  /** Human-readable name: prefixes each line of output and appears in messages. */
  name: string;
  command: string;
  args: readonly string[];
  cwd: string;
  env: Record<string, string | undefined>;
  /** Called with each line that the program writes. */
  onLine: (line: string) => void;
}

/** A child program that runs until it ends or is stopped. Each way to stop it also waits for its last lines. */
export interface Program {
  name: string;
  /** How it ended, such as `exit code 1` or `signal SIGKILL`. Never rejects. */
  ended: Promise<string>;
  /** Stops it like Ctrl-C; waits at most 10 s, then kills it with all its children. */
  stop: () => Promise<void>;
  /** Stops it like a service manager (SIGTERM), and waits until it has ended. */
  terminate: () => Promise<void>;
  /** Kills it and all its children at once, like a power failure. */
  kill: () => Promise<void>;
}

const STOP_TIMEOUT_MS = 10_000;
/** How long to wait for the output of a program that has ended; a process that left its group may keep the pipe open. */
const LAST_LINES_MS = 5_000;

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
  const closed = new Promise((resolve) => child.once('close', resolve));
  // A program may have ended before its last lines were read.
  const lastLines = async () => {
    await ended;
    await Promise.race([closed, sleep(LAST_LINES_MS, undefined, { ref: false })]);
  };
  const signalGroup = (signal: NodeJS.Signals) => {
    if (child.pid === undefined) return;
    try {
      process.kill(-child.pid, signal);
    } catch (error) {
      // ESRCH: the whole group has already ended, as intended.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  };
  const stop = async () => {
    if (isRunning) signalGroup('SIGINT');
    const timer = setTimeout(() => signalGroup('SIGKILL'), STOP_TIMEOUT_MS);
    await ended;
    clearTimeout(timer);
    signalGroup('SIGKILL');
    await lastLines();
  };
  const endBy = (signal: NodeJS.Signals) => async () => {
    signalGroup(signal);
    await lastLines();
  };
  return { name, ended, stop, terminate: endBy('SIGTERM'), kill: endBy('SIGKILL') };
}

function readLines(stream: Readable | null, onLine: (line: string) => void): void {
  if (stream) createInterface({ input: stream }).on('line', onLine);
}
