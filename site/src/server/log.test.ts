import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
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

/** A program that logs lines and ends when something is written to it. */
async function start(lines: number) {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program(lines)], {
    env: { ...process.env, CMS_SECRET: 'a-secret-for-tests-only' },
    stdio: 'pipe',
  });
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

test('the process ends although the reader of the log does not read, and the pipe is full', async () => {
  const child = await start(5_000);
  child.stdin.write('now');
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
});
