import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sendRequest } from '../testing/listening-site.ts';
import { isForVite } from './development.ts';

// A start loads the whole server, which takes a busy machine some seconds.
vi.setConfig({ testTimeout: 180_000 });

test.each([
  ['/@vite/client', true],
  ['/__inspect/', true],
  ['/src/styles/tokens.css?direct', true],
  ['/node_modules/react/index.js', true],
  ['/stand-in-video/player.js', true],
  ['/stand-in-video/player.js?v=1', true],
  ['/stand-in-video/none.js', false],
  ['/stand-in-video', false],
  ['/stand-in-video/../stand-in-video/player.js', false],
  ['/sources/', false],
  ['/about/', false],
  ['/about/?from=/@vite/client.js', false],
  ['/robots.txt', false],
])('%s is for Vite: %j', (target, expected) => {
  expect(isForVite(target)).toBe(expected);
});

/** A site for development whose pages are what the rendering gets, with a fault in one. */
const program = `
  const { createServer } = await import('node:http');
  const { openDevelopmentSite } = await import('${pathToFileURL(join(import.meta.dirname, 'development.ts')).href}');
  let renderings = 0;
  const { listener } = await openDevelopmentSite(async ({ target }, locals) => {
    if (target === '/fault/') throw new Error('a fault of the page');
    renderings += 1;
    return {
      status: { '/500': 500, '/503': 503 }[target] ?? 200,
      headers: { 'content-type': 'text/html', 'content-security-policy': "default-src 'self'" },
      cookies: [],
      body: Buffer.from(JSON.stringify({ renderings, hasLocals: locals.queryPublic !== undefined })),
    };
  });
  const server = createServer(listener).listen(0, '127.0.0.1', () => console.log('port ' + server.address().port));
`;

function startProgram(variables: Record<string, string>) {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    env: { ...process.env, CMS_URL: 'http://127.0.0.1:9', LOG_LEVEL: 'warn', ...variables },
    stdio: 'pipe',
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

async function startSite(variables: Record<string, string> = {}) {
  const child = startProgram({ DATA_DIR: await testFolder(), ...variables });
  let written = '';
  child.stdout.on('data', (chunk) => {
    written += chunk;
  });
  const port = await vi.waitFor(() => {
    const [, found] = /port (\d+)/.exec(written) ?? [];
    return Number(found ?? expect.fail('the site has not started'));
  }, 120_000);
  const get = async (path: string) => sendRequest(port, path, { headers: 'Host: localhost\r\n' });
  return { get, log: () => written };
}

test('during development, a page is rendered each time, without a policy, and its faults are in the log', async () => {
  const { get, log } = await startSite();
  const [first, again] = [await get('/about/'), await get('/about/')];
  expect([first.status, JSON.parse(first.body).hasLocals]).toEqual([200, true]);
  const headers = ['content-security-policy', 'x-frame-options', 'strict-transport-security'].map(first.header);
  expect(headers).toEqual([undefined, 'DENY', undefined]);
  expect([first.header('x-cache'), again.header('x-cache')]).toEqual(['MISS', 'MISS']);
  expect(JSON.parse(again.body).renderings).toBe(JSON.parse(first.body).renderings + 1);
  expect((await get('/favicon.ico')).status).toBe(404);
  expect((await get('/fault/')).status).toBe(500);
  await expect.poll(log, { timeout: 60_000 }).toContain('a fault of the page');
});

test('with DEV_PAGE_CACHE, pages are stored as in production', async () => {
  const { get } = await startSite({ DEV_PAGE_CACHE: '1' });
  expect((await get('/about/')).header('x-cache')).toBe('MISS');
  expect((await get('/about/')).header('x-cache')).toBe('HIT');
});

test('during development, a data folder that cannot be written is an error before the first page', async () => {
  const file = join(await testFolder(), 'a-file');
  await writeFile(file, '');
  const child = startProgram({ DATA_DIR: join(file, 'data') });
  const [said] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect(said).toMatch(/This user cannot write to \S+ \(ENOTDIR\)/);
});
