import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { root } from '@headwater/tools/paths.ts';
import { proxyPages } from '@headwater/tools/proxy-pages/proxy-pages.ts';
import { findService } from '@headwater/tools/service-programs.ts';
import { runTool } from '@headwater/tools/tool.ts';

export interface Nginx {
  url: string;
  /** Certificate of its server by HTTPS. */
  certificate: Certificate | undefined;
  /** Its error log. */
  errors(): Promise<string>;
  /** Its access log, which it has only with the shipped limits: load is measured without one. */
  accesses(): Promise<string>;
  stop(): Promise<void>;
}

export interface NginxOptions {
  /** For all of its files; it runs as an ordinary user. */
  folder: string;
  port: number;
  sitePorts: readonly [number, number];
  /**
   * `shipped`: the limits per IP address that operators get. `none`: for load from one machine, whose requests would be
   * one visitor's.
   */
  limits: 'shipped' | 'none';
  /** Port of the server that redirects to HTTPS; with it, `port` speaks HTTPS. */
  redirectPort?: number;
}

/** Full path of nginx on this machine. */
export const nginxProgram: string | undefined = findService('nginx-light');

const ACCESS_LOG = '/var/log/nginx/access.log headwater';

function accessLogIn(folder: string): string {
  return join(folder, 'access.log');
}

function errorLogIn(folder: string): string {
  return join(folder, 'error.log');
}

/** Copies the configuration for operators, with only ports, folders and names changed. */
async function copyConfiguration(options: NginxOptions, certificate: Certificate | undefined): Promise<void> {
  const { folder, port, sitePorts, redirectPort, limits } = options;
  const copy = join(folder, 'headwater');
  await cp(join(root, 'deploy', 'nginx'), copy, { recursive: true });
  const changes: Record<string, [string, string][]> = {
    'upstream.conf': [
      ['127.0.0.1:3001', `127.0.0.1:${sitePorts[0]}`],
      ['127.0.0.1:3002', `127.0.0.1:${sitePorts[1]}`],
    ],
    'cache.conf': [['/var/cache/nginx/headwater', join(folder, 'cache')]],
    'locations.conf': [
      ['/var/www/headwater/', join(folder, 'www/')],
      limits === 'none' ? [ACCESS_LOG, 'off'] : [ACCESS_LOG, `${accessLogIn(folder)} headwater`],
      ['/var/log/nginx/error.log', errorLogIn(folder)],
    ],
    'http.conf': [['listen 8000;', `listen 127.0.0.1:${port};`]],
    'https.conf': [
      ['listen [::]:80;', ''],
      ['listen [::]:443 ssl http2;', ''],
      ['listen 80;', `listen 127.0.0.1:${redirectPort};`],
      ['listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`],
      ['https://www.example.com$request_uri', `https://127.0.0.1:${port}$request_uri`],
      ['server_name www.example.com;', 'server_name 127.0.0.1;'],
      [ACCESS_LOG, `${accessLogIn(folder)} headwater`],
      ['/etc/letsencrypt/live/www.example.com/fullchain.pem', certificate?.file ?? ''],
      ['/etc/letsencrypt/live/www.example.com/privkey.pem', certificate?.keyFile ?? ''],
    ],
    'limits.conf': limits === 'none' ? [['r/s;', '000000r/s;']] : [],
  };
  for (const name of await readdir(copy)) {
    const file = join(copy, name);
    await writeFile(file, replaceAll(name, await readFile(file, 'utf8'), changes[name] ?? []));
  }
  if (limits === 'none') {
    const file = join(copy, 'locations.conf');
    const text = await readFile(file, 'utf8');
    await writeFile(file, replaceAll(file, text, [['limit_conn headwater_connections 200;', '']]));
  }
}

async function writeMain(folder: string, isSecure: boolean): Promise<string> {
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  // As root it would give up its rights, and could no longer write to a test's folder.
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  const text = `${user}daemon off; worker_processes 1; pid ${join(folder, 'nginx.pid')};
    error_log ${errorLogIn(folder)} warn; events { worker_connections 4096; }
    http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; ${paths.join(' ')}
      include headwater/${isSecure ? 'https' : 'http'}.conf; }`;
  const file = join(folder, 'nginx.conf');
  await writeFile(file, text);
  return file;
}

/** Starts nginx with the configuration from `deploy/nginx`. */
export async function startNginx(options: NginxOptions): Promise<Nginx> {
  const { folder, port, redirectPort } = options;
  if (!nginxProgram) throw new Error('nginx is not installed');
  await mkdir(join(folder, 'www'), { recursive: true });
  for (const [name, html] of proxyPages()) await writeFile(join(folder, 'www', name), html);
  const certificate = redirectPort === undefined ? undefined : await selfSignedCertificate(folder);
  await copyConfiguration(options, certificate);
  const file = await writeMain(folder, certificate !== undefined);
  const errorLog = errorLogIn(folder);
  const program = spawn(nginxProgram, ['-p', folder, '-c', file, '-e', errorLog], { stdio: 'inherit' });
  // A command that is stopped half-way ends without a word to it.
  const endNow = () => void program.kill('SIGTERM');
  process.once('exit', endNow);
  await accepts(program, port);
  return {
    url: `${certificate ? 'https' : 'http'}://127.0.0.1:${port}`,
    certificate,
    errors: () => readFile(errorLog, 'utf8'),
    accesses: () => readFile(accessLogIn(folder), 'utf8'),
    async stop() {
      process.off('exit', endNow);
      program.kill('SIGQUIT');
      if (program.exitCode === null) await once(program, 'exit');
    },
  };
}

/** Waits until a port accepts connections. */
async function accepts(program: ChildProcess, port: number): Promise<void> {
  while (program.exitCode === null) {
    const socket = connect(port, '127.0.0.1');
    const isUp = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    socket.destroy();
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nginx ended with exit code ${program.exitCode}`);
}

/** A certificate for 127.0.0.1 that only the test trusts. */
interface Certificate {
  file: string;
  keyFile: string;
  /** The certificate itself, for clients that trust it. */
  pem: string;
}

/** @throws when OpenSSL's command is missing */
async function selfSignedCertificate(folder: string): Promise<Certificate> {
  const [file, keyFile] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const { code, output } = await runTool(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', keyFile, '-out', file, ...subject],
    folder,
  );
  if (code !== 0) throw new Error(`openssl could not make a certificate:\n${output}`);
  return { file, keyFile, pem: await readFile(file, 'utf8') };
}

/** Replaces each text in a file's content. @throws when one is no longer there */
function replaceAll(name: string, content: string, changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`${name} no longer has "${from}"`);
    return text.replaceAll(from, to);
  }, content);
}
