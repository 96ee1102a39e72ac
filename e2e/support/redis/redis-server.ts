import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { promisify } from 'node:util';
import { findProgram } from '@headwater/tools/find-program.ts';
import { freePort } from '@headwater/tools/ports.ts';
import { findService } from '@headwater/tools/service-programs.ts';

const [serverProgram, commandProgram] = [findService('redis-server'), findProgram(['redis-cli'])];

/** Whether this machine has Redis. */
export const hasRedis: boolean = serverProgram !== undefined && commandProgram !== undefined;

/** A real Redis on the loopback interface, which tests can put into bad moods. */
export interface RedisServer {
  /** For `REDIS_URL`. */
  url: string;
  /** Runs a command, as `redis-cli` does. @returns what it prints */
  command(...words: string[]): Promise<string>;
  /** Starts it, empty, on the same port. */
  start(): Promise<void>;
  /** Kills it with everything in it. */
  kill(): Promise<void>;
  /** Lets it accept connections and respond to nothing. */
  freeze(): void;
  thaw(): void;
}

/** Prepares a Redis on a free port without starting it. @param folder for its files, of which there are none as a rule */
export async function prepareRedis(folder: string): Promise<RedisServer> {
  const port = await freePort();
  let program: ChildProcess | undefined;
  await mkdir(folder, { recursive: true });

  async function command(...words: string[]): Promise<string> {
    const { stdout } = await promisify(execFile)(String(commandProgram), ['-p', String(port), ...words]);
    return stdout.trim();
  }

  async function untilResponding(): Promise<void> {
    while (program?.exitCode === null) {
      if ((await command('PING').catch(() => '')) === 'PONG') return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`redis-server ended with exit code ${program?.exitCode}`);
  }

  return {
    url: `redis://127.0.0.1:${port}/0`,
    command,
    async start() {
      const settings = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
      program = spawn(String(serverProgram), ['--port', String(port), ...settings], { stdio: 'ignore' });
      await untilResponding();
    },
    async kill() {
      if (!program || program.exitCode !== null || program.signalCode !== null) return;
      const ended = once(program, 'exit');
      program.kill('SIGKILL');
      await ended;
    },
    freeze: () => void program?.kill('SIGSTOP'),
    thaw: () => void program?.kill('SIGCONT'),
  };
}
