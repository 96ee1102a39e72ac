import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findProgram, isExecutable } from '@headwater/tools/find-program.ts';
import { freePort } from '@headwater/tools/ports.ts';
import { Client } from 'pg';

const run = promisify(execFile);

/** A PostgreSQL server of a test's own. */
export interface Postgres {
  /** URL of its database. */
  url: string;
  port: number;
  /** Folder that its system user may write. */
  folder: string;
  /** Runs statements as the administrator. */
  query(sql: string): Promise<Record<string, unknown>[]>;
  /** Creates a folder that the server may write. */
  makeFolder(path: string): Promise<void>;
  /** Locks a table against all others. @returns what unlocks it */
  lock(table: string): Promise<() => Promise<void>>;
  /** Ends its processes at once: it recovers from its log when it starts again, as after a crash. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Kills it, and deletes its files. */
  stop(): Promise<void>;
}

const debianFolder = '/usr/lib/postgresql';

/** Full path of a server program, which Debian has on no PATH. */
function serverProgram(name: string): string | undefined {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const installed = versions.map((version) => join(debianFolder, version, 'bin', name)).find(isExecutable);
  return installed ?? findProgram([name]);
}

/** Whether this machine has a PostgreSQL server. */
export const hasPostgres = serverProgram('initdb') !== undefined && serverProgram('postgres') !== undefined;

/** The user that the server runs as: it refuses to run as root. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function responds(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/** Starts a server on a free port of 127.0.0.1, with all of its files in a folder of its own. */
export async function startPostgres(): Promise<Postgres> {
  const user = serverUser();
  const folder = await mkdtemp(join(tmpdir(), 'headwater-postgres-'));
  if (user) await chown(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  const url = `postgres://headwater@127.0.0.1:${port}/postgres`;
  const options = { ...user, cwd: folder };
  await run(serverProgram('initdb') ?? '', ['-D', data, '-U', 'headwater', '-A', 'trust', '-N', '-E', 'UTF8'], options);
  let server: ChildProcess | undefined;

  async function start(): Promise<void> {
    const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'max_connections=60'];
    const parameters = settings.flatMap((setting) => ['-c', setting]);
    const started = spawn(serverProgram('postgres') ?? '', ['-D', data, '-p', String(port), ...parameters], {
      ...options,
      stdio: 'ignore',
    });
    server = started;
    while (!(await responds(url))) {
      if (started.exitCode !== null) throw new Error(`PostgreSQL ended with exit code ${started.exitCode}`);
      await pause(50);
    }
  }

  async function kill(): Promise<void> {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    server.kill('SIGQUIT');
    await once(server, 'exit');
  }

  async function stop(): Promise<void> {
    process.off('exit', killNow);
    await kill();
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }

  const killNow = () => server?.kill('SIGQUIT');
  process.on('exit', killNow);
  try {
    await start();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    port,
    folder,
    start,
    kill,
    stop,
    async makeFolder(path) {
      await mkdir(path, { recursive: true });
      if (user) await chown(path, user.uid, user.gid);
    },
    async lock(table) {
      const client = new Client({ connectionString: url });
      await client.connect();
      await client.query(`BEGIN; LOCK TABLE ${table}`);
      return () => client.end();
    },
    async query(sql) {
      const client = new Client({ connectionString: url });
      await client.connect();
      try {
        const result = await client.query(sql);
        return result.rows ?? [];
      } finally {
        await client.end();
      }
    },
  };
}
