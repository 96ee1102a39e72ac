import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { respondsOk } from '@headwater/tools/ready.ts';
import { processOn } from './processes.ts';

/** A server in the comparison. */
export interface Contender {
  name: string;
  /** ID of the process that responds. */
  pid: number;
  port: number;
  path: string;
}

interface Stoppable extends Contender {
  stop(): Promise<void>;
}

/** A page as the site sends it. */
interface Page {
  headers: [string, string][];
  body: Buffer;
}

interface ContenderOptions {
  page: Page;
  folder: string;
  port: number;
  core: number;
}

/** Headers that each server adds itself. */
const OWN_HEADERS = new Set(['date', 'connection', 'keep-alive', 'content-length', 'content-type', 'etag']);

function load(url: string, encoding: string): Promise<Page> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, async (response: IncomingMessage) => {
      const headers = Object.entries(response.headers).map(([name, value]): [string, string] => [name, String(value)]);
      resolve({ headers, body: await buffer(response) });
    }).on('error', reject);
  });
}

/** The page in an encoding, as a hit of the first step. @throws when it does not become one within half a minute */
export async function fetchPage(url: string, encoding: string): Promise<Page> {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    const page = await load(url, encoding);
    const headers = new Map(page.headers);
    const isEncoded = encoding === 'identity' || headers.get('content-encoding') === encoding;
    if (headers.get('x-cache') === 'HIT' && isEncoded && !headers.has('x-request-id')) return page;
    await pause(200);
  }
  throw new Error(`${url} does not become a hit in ${encoding}.`);
}

async function start(name: string, args: string[], { port, core }: ContenderOptions): Promise<Stoppable> {
  const child = spawn('taskset', ['-c', String(core), ...args], { stdio: 'inherit' });
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const path = '/page.html';
  while (!(await respondsOk(`http://127.0.0.1:${port}${path}`))) {
    if (child.exitCode !== null) throw new Error(`${name} did not start.`);
    await pause(50);
  }
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { name, pid: await processOn(port), port, path, stop };
}

/** nginx with the page as a file, one worker, and no access log. */
export async function startNginx(options: ContenderOptions): Promise<Stoppable> {
  const { page, port } = options;
  const folder = join(options.folder, `nginx-${port}`);
  await mkdir(folder);
  await writeFile(join(folder, 'page.html'), page.body);
  const headers = page.headers.filter(([name]) => !OWN_HEADERS.has(name));
  const lines = headers.map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`);
  const config = `worker_processes 1; daemon off; user root; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 512; }
http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000000; keepalive_timeout 60;
  server_tokens off; default_type "text/html; charset=utf-8"; client_body_temp_path ${folder}/body;
  server { listen 127.0.0.1:${port}; root ${folder}; location / { ${lines.join('\n')} } } }
`;
  await writeFile(join(folder, 'nginx.conf'), config);
  return start('nginx', ['nginx', '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], options);
}
