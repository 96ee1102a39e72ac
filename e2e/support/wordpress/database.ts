import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { findProgram } from '@headwater/tools/find-program.ts';
import { type Program, startProgram } from '@headwater/tools/program.ts';
import { findService } from '@headwater/tools/service-programs.ts';
import { runTool } from '@headwater/tools/tool.ts';
import { vi } from 'vitest';

export interface Database {
  /** The socket, by which WordPress reaches it. */
  socket: string;
  stop: () => Promise<void>;
}

/** What MariaDB runs as: it refuses root unless it is named. */
const user = process.getuid?.() === 0 ? ['--user=root'] : [];

/**
 * Starts a MariaDB of its own, on a socket only, with the empty database `wordpress`. Its temporary tables are in
 * the folder too: a MariaDB that starts deletes each `#sql*` in its temporary folder, also another's in `/tmp`.
 * @param folder with a short path: a socket's is at most 107 bytes long
 */
export async function startDatabase(folder: string): Promise<Database> {
  const data = join(folder, 'data');
  const temporary = join(folder, 'tmp');
  const socket = join(folder, 'db.sock');
  await Promise.all([data, temporary].map((path) => mkdir(path, { recursive: true })));
  const server = ['--no-defaults', `--datadir=${data}`, `--tmpdir=${temporary}`, ...user];
  await run('mariadb-install-db', [...server, '--auth-root-authentication-method=normal', '--skip-test-db']);
  const lines: string[] = [];
  const program: Program = startProgram({
    name: 'MariaDB',
    command: String(findService('mariadb-server')),
    args: [...server, `--socket=${socket}`, '--skip-networking'],
    cwd: folder,
    env: process.env,
    onLine: (line) => lines.push(line),
  });
  const connect = ['--no-defaults', `--socket=${socket}`, '--user=root'];
  try {
    await vi.waitUntil(() => existsSync(socket), { timeout: 60_000, interval: 100 });
    await vi.waitFor(() => run('mariadb', [...connect, '--execute=CREATE DATABASE IF NOT EXISTS wordpress']), 60_000);
  } catch (error) {
    await program.terminate();
    throw new Error(`MariaDB did not start. It wrote:\n${lines.join('\n')}`, { cause: error });
  }
  return { socket, stop: program.terminate };
}

async function run(program: string, args: readonly string[]): Promise<void> {
  const { code, output } = await runTool(String(findProgram([program])), args, '/');
  if (code !== 0) throw new Error(`${program} ended with ${code}: ${output}`);
}
