import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findProgram } from '@headwater/tools/find-program.ts';

export interface Nginx {
  url: string;
  /** Its error log. */
  errors(): Promise<string>;
  stop(): Promise<void>;
}

/** Full path of nginx on this machine. */
export const nginxProgram: string | undefined = findProgram(['nginx']);

const shipped = fileURLToPath(new URL('../../../deploy/nginx.conf', import.meta.url));

/** The configuration for operators, with only the ports changed. */
async function configuration(port: number, sitePorts: readonly [number, number]): Promise<string> {
  let text = await readFile(shipped, 'utf8');
  const changes = [
    ['listen 8000;', `listen 127.0.0.1:${port};`],
    ['server 127.0.0.1:3001', `server 127.0.0.1:${sitePorts[0]}`],
    ['server 127.0.0.1:3002', `server 127.0.0.1:${sitePorts[1]}`],
  ] as const;
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`deploy/nginx.conf no longer has "${from}"`);
    text = text.replace(from, to);
  }
  return text;
}

/** Starts nginx as an ordinary user: all of its files are in `folder`. */
export async function startNginx(folder: string, port: number, sitePorts: readonly [number, number]): Promise<Nginx> {
  if (!nginxProgram) throw new Error('nginx is not installed');
  await mkdir(folder, { recursive: true });
  const errorLog = join(folder, 'error.log');
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const text = `daemon off; worker_processes 1; pid ${join(folder, 'nginx.pid')}; error_log ${errorLog} warn;
    events { worker_connections 4096; }
    http { access_log off; ${paths.join(' ')} ${await configuration(port, sitePorts)} }`;
  const file = join(folder, 'nginx.conf');
  await writeFile(file, text);
  const program = spawn(nginxProgram, ['-p', folder, '-c', file, '-e', errorLog], { stdio: 'inherit' });
  await answers(program, `http://127.0.0.1:${port}/livez`);
  return {
    url: `http://127.0.0.1:${port}`,
    errors: () => readFile(errorLog, 'utf8'),
    async stop() {
      program.kill('SIGQUIT');
      if (program.exitCode === null) await once(program, 'exit');
    },
  };
}

async function answers(program: ChildProcess, url: string): Promise<void> {
  while (program.exitCode === null) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nginx ended with exit code ${program.exitCode}`);
}
