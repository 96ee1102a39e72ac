import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { root } from './paths.ts';
import { freePort } from './ports.ts';
import { testFolder } from './test-folder.ts';

/** Runs the real command to its end, without the developer's own `.env`. */
async function runStart(variables: Record<string, string>) {
  const env = {
    ...process.env,
    HOST: '127.0.0.1',
    SITE_URL: '',
    CMS_URL: '',
    PORT: String(await freePort()),
    CMS_PORT: String(await freePort()),
    DATA_DIR: await testFolder(),
    ...variables,
  };
  const child = spawn(process.execPath, [join(root, 'tools', 'bin', 'run.mjs'), 'start'], { env, stdio: 'pipe' });
  onTestFinished(() => void child.kill('SIGTERM'));
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code, stdout, stderr };
}

async function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

test("reports that the site's port is in use, with the variable that changes it", async () => {
  const port = await listen((_request, response) => response.end());
  expect(await runStart({ PORT: String(port) })).toEqual({
    code: 1,
    stdout: '',
    stderr: `Port ${port} is in use. Stop the program that listens there, or choose another port: PORT=${port + 1} npm start\n`,
  });
});

test("reports that the local CMS's port is in use, with the variable that changes it", async () => {
  const port = await listen((_request, response) => response.end());
  expect(await runStart({ CMS_PORT: String(port) })).toEqual({
    code: 1,
    stdout: '',
    stderr: `Port ${port} is in use. Stop the program that listens there, or choose another port: CMS_PORT=${port + 1} npm start\n`,
  });
});

test('reports an invalid variable, with what was expected', async () => {
  expect(await runStart({ PORT: 'abc' })).toEqual({
    code: 1,
    stdout: '',
    stderr: 'PORT is "abc", but it must be a whole number from 1 to 65535. Change it in the environment or in .env.\n',
  });
});

test('reports an unreachable CMS in one line that says what to do', async () => {
  const url = `http://127.0.0.1:${await freePort()}`;
  expect(await runStart({ CMS_URL: url })).toEqual({
    code: 1,
    stdout: '',
    stderr: `CMS_URL ${url} cannot be reached (connection refused). Start that WordPress or correct CMS_URL; leave it empty to use the local CMS.\n`,
  });
});

test('reports a CMS that responds with a web page in one line that names the missing plugin', async () => {
  const port = await listen((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<h1>Just another site</h1>');
  });
  expect(await runStart({ CMS_URL: `http://127.0.0.1:${port}` })).toEqual({
    code: 1,
    stdout: '',
    stderr: `CMS_URL http://127.0.0.1:${port} responds, but not with GraphQL (/index.php?graphql: HTTP 200, text/html). Activate the plugin WPGraphQL there, or correct the URL.\n`,
  });
});
