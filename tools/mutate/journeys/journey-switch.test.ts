import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { testFolder } from '../../test-folder.ts';
import { readReachLines } from './reach.ts';

const preload = join(import.meta.dirname, 'journey-switch.mjs');

/** What a program prints and records with the switch. */
async function run(program: string, variables: Record<string, string> = {}) {
  const list = join(await testFolder(), 'reached');
  const env = { ...process.env, HEADWATER_REACHED: list, ...variables };
  const args = ['--input-type=module', '--import', preload, '--eval', program];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  return { printed: stdout.trim(), lines: readReachLines(await readFile(list, 'utf8')) };
}

const twoMutants = 'console.log([7, 8].map((id) => globalThis.isMutantOn(id)).join())';

test('switches the active mutant on', async () => {
  const { printed } = await run(twoMutants, { HEADWATER_MUTANT: '8' });
  expect(printed).toBe('false,true');
});

test('records the mutants that are executed', async () => {
  const { lines } = await run(twoMutants, { HEADWATER_MUTANT: '8' });
  expect(lines).toEqual([7, 8].map((id) => ({ kind: 'mutant', id, at: expect.any(Number), isInBrowser: false })));
});

test('records what pages execute in a browser', async () => {
  const { lines } = await run('globalThis.noteMutantInBrowser(7)');
  expect(lines).toMatchObject([{ id: 7, isInBrowser: true }]);
});

test('records a mutant again when it is executed later', async () => {
  const program = `import { setTimeout } from 'node:timers/promises';
globalThis.isMutantOn(7); globalThis.isMutantOn(7); await setTimeout(40); globalThis.isMutantOn(7);`;
  const { lines } = await run(program);
  expect(lines).toHaveLength(2);
});

const requests = `import { createServer } from 'node:http';
const server = createServer((request, response) => {
  response.setHeader('x-cache', request.url.startsWith('/new/') ? 'MISS' : 'HIT').end();
});
server.listen(0, '127.0.0.1', async () => {
  for (const path of ['/new/?a=1', '/old/']) await fetch('http://127.0.0.1:' + server.address().port + path);
  server.closeAllConnections();
  server.close();
});`;

test('records requests without their query', async () => {
  const { lines } = await run(requests);
  expect(lines.filter(({ kind }) => kind === 'request')).toMatchObject([{ path: '/new/' }, { path: '/old/' }]);
});

test('records how long a page was rendered that the cache did not have', async () => {
  const { lines } = await run(requests);
  const time = expect.any(Number);
  expect(lines.filter(({ kind }) => kind === 'rendered')).toEqual([
    { kind: 'rendered', path: '/new/', from: time, to: time },
  ]);
});
