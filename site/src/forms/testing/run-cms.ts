import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const program = join(import.meta.dirname, '../../../../cms/main.ts');
const catalogue = join(import.meta.dirname, '../../../../e2e/catalogue/catalogue.ts');

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * Starts the local CMS in its own process, with the tests' catalogue and a new database: the site reaches it over
 * HTTP only.
 */
export async function runCms(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'headwater-forms-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const address = { CMS_PORT: String(port), CMS_URL: url, HOST: '127.0.0.1' };
  const env = { PATH: process.env.PATH, DATA_DIR: folder, CMS_CATALOGUE: catalogue, ...address };
  const child = spawn(process.execPath, [program], { env });
  let output = '';
  child.stderr.on('data', (text) => (output += text));
  child.stdout.on('data', (text) => (output += text));
  while (!output.includes('answers at')) {
    const [code] = await Promise.race([once(child.stdout, 'data').then(() => [null]), once(child, 'exit')]);
    if (code !== null) throw new Error(`The local CMS did not start: ${output}`);
  }
  return {
    url,
    async stop() {
      child.kill('SIGKILL');
      await once(child, 'exit');
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
