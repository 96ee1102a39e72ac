import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createCms } from '@headwater/cms/create-cms.ts';
import { openDatabase } from '@headwater/cms/database/open-database.ts';
import { nodeServer } from '@headwater/cms/http/node-server.ts';
import { smallContent } from '@headwater/cms/testing/small-content.ts';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../ports.ts';
import { seedProducts } from '../seed/many-products.ts';
import { testServer } from '../test-server.ts';
import { listProducts } from './cms-products.ts';
import { exportFigures, importFigures } from './import-figures.ts';

const PRODUCTS = 600;
const folder = await mkdtemp(join(tmpdir(), 'headwater-import-'));
const port = await freePort();
const cms = { url: `http://127.0.0.1:${port}`, secret: 'a secret for tests', basicAuth: '' };
const content = join(folder, 'cms', 'content.sqlite');
const file = join(folder, 'figures.csv');
const programs: ChildProcess[] = [];
afterAll(async () => {
  for (const program of programs) program.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

function run(program: string, ...args: string[]): ChildProcess {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, '../..', program), ...args], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATA_DIR: folder,
      CMS_PORT: String(port),
      CMS_URL: cms.url,
      CMS_SECRET: cms.secret,
      HOST: '127.0.0.1',
      SITE_URL: 'http://127.0.0.1:9',
      INIT_CWD: folder,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  programs.push(child);
  return child;
}

/** What an import prints, and its exit code. */
async function imported(isWritten: boolean): Promise<[output: string, code: number]> {
  let output = '';
  const note = (text: string | Uint8Array) => {
    output += text;
    return true;
  };
  const spies = [process.stdout, process.stderr].map((stream) => vi.spyOn(stream, 'write').mockImplementation(note));
  try {
    const code = await importFigures(file, cms, isWritten);
    return [output, code];
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

function countWritten(): number {
  const database = openDatabase(content);
  try {
    return Number(
      database
        .prepare("SELECT count(*) AS n FROM content WHERE fields LIKE '%catalogueTables%' AND type = 'page'")
        .get()?.n,
    );
  } finally {
    database.close();
  }
}

test('an import whose program and CMS are killed in the middle leaves whole products, and the next one does the rest', async () => {
  const small = {
    folder: join(folder, 'cms'),
    startingContent: smallContent,
    baseUrl: cms.url,
    siteUrl: 'http://site.test',
    secret: cms.secret,
  };
  (await createCms(small)).close();
  const database = openDatabase(content);
  seedProducts(database, PRODUCTS);
  database.close();
  const numbers = Array.from({ length: PRODUCTS }, (_, index) => `MP-${String(index + 1).padStart(6, '0')}`);
  const rows = numbers.map((number, index) => `${number},${400 + (index % 90)},"Bronze, iron"`);
  writeFileSync(file, ['Model,Flow (gpm),Casing', ...rows, 'MP-000001,1,'].join('\n'));

  const running = run('cms/main.ts');
  while (running.exitCode === null && !(await fetch(cms.url, { redirect: 'manual' }).catch(() => undefined)))
    await sleep(50);
  expect(await imported(false)).toEqual([
    expect.stringContaining(`${PRODUCTS} products would change, unchanged: 0`),
    1,
  ]);
  expect(countWritten()).toBe(0);

  const killed = run('tools/commands/catalogue.ts', 'import', 'figures.csv', '--write');
  while (countWritten() === 0 && killed.exitCode === null) await sleep(10);
  running.kill('SIGKILL');
  killed.kill('SIGKILL');
  await Promise.all([running, killed].map((child) => child.exitCode ?? child.signalCode ?? once(child, 'exit')));
  const before = countWritten();
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(PRODUCTS);

  const next = await createCms(small);
  onTestFinished(next.close);
  await testServer(nodeServer(next.fetch, console.error), port);
  for (const { tables } of await listProducts(cms))
    expect(tables).toMatch(/^$|^Flow \(gpm\)\t4\d\d\nCasing\tBronze, iron$/);
  const [output, code] = await imported(true);
  expect(output).toContain(`line ${PRODUCTS + 2}: line 2 has the same model already`);
  expect(output).toContain(`Changed ${PRODUCTS - before} products`);
  expect(code).toBe(1);
  expect(await imported(true)).toEqual([expect.stringContaining('0 products to change'), 1]);
  const exported = await exportFigures(cms);
  writeFileSync(file, exported);
  expect(await imported(true)).toEqual([expect.stringContaining('0 products to change'), 0]);
  expect(exported).toContain('MP-000001,400,"Bronze, iron"');
}, 120_000);
