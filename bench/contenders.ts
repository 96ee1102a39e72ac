import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { globalAgent } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sendRequest } from '@headwater/e2e/support/traffic/send-request.ts';
import { freePort } from '@headwater/tools/ports.ts';
import { respondsOk } from '@headwater/tools/ready.ts';

type Page = Awaited<ReturnType<typeof sendRequest>>;

/** Headers that each server adds itself. */
const OWN_HEADERS = new Set(['date', 'connection', 'keep-alive', 'content-length', 'content-type', 'etag']);

/** The page in an encoding, as a hit of the first step. @throws when it does not become one within half a minute */
export async function fetchPage(url: string, encoding: string): Promise<Page> {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    const page = await sendRequest(url, { agent: globalAgent, headers: { 'accept-encoding': encoding } });
    const isEncoded = encoding === 'identity' || page.headers['content-encoding'] === encoding;
    if (page.headers['x-cache'] === 'HIT' && isEncoded && !page.headers['x-request-id']) return page;
    await pause(200);
  }
  throw new Error(`${url} does not become a hit in ${encoding}.`);
}

/** nginx with the page as a file, one worker, and no access log. @param folder for its files, which is made */
export async function startNginx({ headers, body }: Page, folder: string) {
  const port = await freePort();
  await mkdir(folder);
  await writeFile(join(folder, 'page.html'), body);
  const lines = Object.entries(headers)
    .filter(([name]) => !OWN_HEADERS.has(name))
    .map(([name, value]) => `add_header ${name} "${String(value).replaceAll('"', '\\"')}";`);
  const config = `worker_processes 1; daemon off; user root; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 512; }
http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000000; keepalive_timeout 60;
  server_tokens off; default_type "text/html; charset=utf-8"; client_body_temp_path ${folder}/body;
  server { listen 127.0.0.1:${port}; root ${folder}; location / { ${lines.join('\n')} } } }
`;
  await writeFile(join(folder, 'nginx.conf'), config);
  const args = ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
  const program = spawn('nginx', args, { stdio: 'inherit' });
  const url = `http://127.0.0.1:${port}/page.html`;
  while (!(await respondsOk(url))) {
    if (program.exitCode !== null) throw new Error('nginx did not start.');
    await pause(50);
  }
  const stop = async () => {
    program.kill('SIGTERM');
    await once(program, 'close');
  };
  return { url, stop };
}
