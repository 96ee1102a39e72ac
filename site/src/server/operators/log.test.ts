import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

const log = pathToFileURL(join(import.meta.dirname, 'log.ts')).href;
const program = (count: number) => `
  const { exitAfterLog, log } = await import('${log}');
  process.stdin.once('data', async () => {
    for (let line = 0; line < ${count}; line += 1) log.warn({ filler: 'x'.repeat(1_000) }, 'line ' + line);
    await exitAfterLog(3);
  });
  process.stderr.write('ready');
`;

function run(source: string) {
  return spawn(process.execPath, ['--input-type=module', '--eval', source], {
    env: { ...process.env, CMS_SECRET: 'a-secret-for-tests-only' },
    stdio: 'pipe',
  });
}

/** A program that logs lines and ends when something is written to it. */
async function start(lines: number) {
  const child = run(program(lines));
  await once(child.stderr, 'data');
  return child;
}

test('all lines are written before the process ends', async () => {
  const child = await start(40);
  let written = '';
  child.stdout.on('data', (chunk) => {
    written += chunk;
  });
  child.stdin.write('now');
  expect(await once(child, 'close')).toEqual([3, null]);
  expect(written.match(/"line \d+"/g)).toHaveLength(40);
});

test('the process ends although the reader of the log is gone', async () => {
  const child = await start(40);
  child.stdout.destroy();
  child.stdin.write('now');
  const [code, signal] = await once(child, 'exit');
  expect(code ?? signal).toSatisfy((end) => end === 3 || end === 'SIGKILL');
});

test('the process ends although the pipe of its log is full', async () => {
  const child = await start(5_000);
  child.stdin.write('now');
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
});

/** @returns the lines that a program logs, which is run after its imports */
async function linesOf(source: string) {
  const child = run(
    `const { exitAfterLog, log, logRequest } = await import('${log}'); ${source}; await exitAfterLog(0);`,
  );
  return (await text(child.stdout))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}
const end = `const end = (url, statusCode, cache) =>
  logRequest({ method: 'GET', url }, { statusCode, getHeader: () => cache }, 'an-id', performance.now() - 41);`;

test('a request is logged without its query', async () => {
  const [line, ...others] = await linesOf(`${end} end('/news/?q=secret\\n?x', 200, 'MISS')`);
  expect(line).toEqual({
    level: 30,
    time: expect.stringMatching(/Z$/),
    msg: 'request',
    requestId: 'an-id',
    method: 'GET',
    path: '/news/',
    status: 200,
    milliseconds: expect.any(Number),
    cache: 'MISS',
  });
  expect(line.milliseconds).toBeGreaterThanOrEqual(41);
  expect(others).toEqual([]);
});

test('a fresh page from the cache is not logged, and a long path with its first 200 characters', async () => {
  const lines = await linesOf(
    `${end} end('/fresh/', 200, 'HIT'); end('/gone/', 404, 'HIT'); end('/' + 'x'.repeat(300), 200)`,
  );
  const logged = lines.map(({ path, status }) => [path, status]);
  expect(logged).toEqual([
    ['/gone/', 404],
    [`/${'x'.repeat(199)}`, 200],
  ]);
});

test('an error is logged with its cause, and what was thrown instead of one as its text', async () => {
  const [first, second] = await linesOf(
    `log.error({ err: new TypeError('no', { cause: new RangeError('deeper') }) }, 'first');
    log.error({ err: 'a text' }, 'second')`,
  );
  const stack = expect.stringContaining('TypeError: no');
  expect(first.err).toEqual({ name: 'TypeError', message: 'no', stack, cause: 'RangeError: deeper' });
  expect(second.err).toEqual({ message: 'a text' });
});
