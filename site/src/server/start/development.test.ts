import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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

const importing = (path: string) => `await import('${pathToFileURL(join(import.meta.dirname, path)).href}')`;

/** Opens a site for development for each environment; its pages are what the rendering gets, with a fault in one. */
const program = (environments: readonly Record<string, string>[]) => `
  const { createServer } = await import('node:http');
  const { env } = ${importing('../../config/env.ts')};
  const { openDevelopmentSite } = ${importing('development.ts')};
  for (const variables of ${JSON.stringify(environments)}) {
    Object.assign(env, variables);
    let renderings = 0;
    const opened = await openDevelopmentSite(async ({ target }, locals) => {
      if (target === '/fault/') throw new Error('a fault of the page');
      renderings += 1;
      return {
        status: { '/500': 500, '/503': 503 }[target] ?? 200,
        headers: { 'content-type': 'text/html', 'content-security-policy': "default-src 'self'" },
        cookies: [],
        body: Buffer.from(JSON.stringify({ renderings, hasLocals: locals.queryPublic !== undefined })),
      };
    }).catch(({ message }) => console.log('error ' + message));
    if (!opened) continue;
    const server = createServer(opened.listener).listen(0, '127.0.0.1');
    server.on('listening', () => console.log('port ' + server.address().port));
  }
`;

/** Requests a path of each site that has opened. */
async function startSites(...environments: Record<string, string>[]) {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program(environments)], {
    env: { ...process.env, CMS_URL: 'http://127.0.0.1:9', LOG_LEVEL: 'warn' },
    stdio: 'pipe',
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let written = '';
  child.stdout.on('data', (chunk) => {
    written += chunk;
  });
  const lines = await vi.waitFor(() => {
    const found = written.match(/^(?:port|error) .*/gm) ?? [];
    return found.length === environments.length ? found : expect.fail('the sites have not started');
  }, 120_000);
  const openers = lines.map((line) => (path: string) => {
    const port = Number(line.replace('port ', ''));
    return sendRequest(port, path, { headers: 'Host: localhost\r\n' });
  });
  return { lines, openers, log: () => written };
}

test('during development, pages are rendered each time unless DEV_PAGE_CACHE is 1, without a policy, and faults are in the log', async () => {
  const [file, folder, other] = [join(await testFolder(), 'a-file'), await testFolder(), await testFolder()];
  await writeFile(file, '');
  const { lines, openers, log } = await startSites(
    { DATA_DIR: join(file, 'data') },
    { DATA_DIR: folder },
    { DATA_DIR: other, DEV_PAGE_CACHE: '1' },
  );
  // Before the first page.
  expect(lines[0]).toMatch(/^error This user cannot write to \S+ \(ENOTDIR\)/);
  const [, get = expect.fail(), getStored = expect.fail()] = openers;

  const [first, again] = [await get('/about/'), await get('/about/')];
  expect([first.status, JSON.parse(first.body).hasLocals]).toEqual([200, true]);
  const headers = ['content-security-policy', 'x-frame-options', 'strict-transport-security'].map(first.header);
  expect(headers).toEqual([undefined, 'DENY', undefined]);
  expect([first.header('x-cache'), again.header('x-cache')]).toEqual(['MISS', 'MISS']);
  expect(JSON.parse(again.body).renderings).toBe(JSON.parse(first.body).renderings + 1);
  expect((await get('/favicon.ico')).status).toBe(404);
  expect((await get('/fault/')).status).toBe(500);
  await expect.poll(log, { timeout: 60_000 }).toContain('a fault of the page');

  expect((await getStored('/about/')).header('x-cache')).toBe('MISS');
  expect((await getStored('/about/')).header('x-cache')).toBe('HIT');
});
