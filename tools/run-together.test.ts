import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { restartPause } from './keep-running.ts';
import { root } from './paths.ts';
import { testFolder } from './test-folder.ts';

/**
 * Runs a command made of small JavaScript programs to its end.
 * @param restarting names of those that are restarted
 * @param stopAt text in its output at which it is stopped
 */
async function runCommandOf(programs: Record<string, string>, restarting: readonly string[] = [], stopAt?: string) {
  const source = `
    import { runCommand } from './tools/run-command.ts';
    import { runTogether } from './tools/run-together.ts';
    await runCommand(async () => {
      const parts = Object.entries(${JSON.stringify(programs)}).map(([name, source]) => ({
        options: { name, command: process.execPath, args: ['--eval', source], cwd: '.', env: process.env, onLine: console.log },
        isReady: async () => true,
        restarts: ${JSON.stringify(restarting)}.includes(name),
      }));
      await runTogether(parts, async () => console.log('ready'));
      return 0;
    });`;
  const command = spawn(process.execPath, ['--input-type=module', '--eval', source], { cwd: root });
  let stdout = '';
  command.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    stdout += chunk;
    if (stopAt !== undefined && stdout.includes(stopAt)) command.kill('SIGTERM');
  });
  const [stderr, [code]] = await Promise.all([text(command.stderr), once(command, 'close')]);
  return { stdout, stderr, code };
}

const lasting =
  "setInterval(() => {}, 1000); process.on('SIGINT', () => { console.log('stopped'); process.exit(0); });";

test('a program that dies ends the command and all its programs with one line', async () => {
  const { stdout, stderr, code } = await runCommandOf({
    'The one': lasting,
    'The other': 'setTimeout(() => process.exit(7), 500)',
  });
  expect(stderr).toBe('The other stopped unexpectedly (exit code 7). Its last lines above say why.\n');
  expect(stdout).toBe('ready\nstopped\n');
  expect(code).toBe(1);
});

test('a command that a stop request ends with all its programs succeeds', async () => {
  const { stdout, stderr, code } = await runCommandOf({
    'The one': lasting,
    'The impatient': `${lasting} setTimeout(() => process.kill(process.ppid, 'SIGTERM'), 500)`,
  });
  expect(stderr).toBe('');
  expect(stdout).toBe('ready\nstopped\nstopped\n');
  expect(code).toBe(0);
});

/** Dies half a second after its first start; after the second one it keeps running and tells the command to stop. */
async function dyingOnce(): Promise<string> {
  const file = JSON.stringify(join(await testFolder(), 'started'));
  return `
    const { existsSync, writeFileSync } = require('node:fs');
    const isFirst = !existsSync(${file});
    writeFileSync(${file}, '');
    console.log(isFirst ? 'first start' : 'second start');
    setTimeout(() => isFirst ? process.kill(process.pid, 'SIGKILL') : process.kill(process.ppid, 'SIGTERM'), 500);
    ${lasting}`;
}

test('a killed program with `restarts` is restarted while the others keep running', async () => {
  const { stdout, stderr, code } = await runCommandOf(
    { 'The site': `console.log('site starts'); ${lasting}`, 'The CMS': await dyingOnce() },
    ['The CMS'],
  );
  expect(stderr).toBe('');
  expect(code).toBe(0);
  expect(stdout.split('\n').filter((line) => line === 'site starts')).toHaveLength(1);
  expect(stdout).toContain(
    'The CMS stopped unexpectedly (signal SIGKILL). Starting it again in 1 s; everything else keeps running.\n',
  );
  expect(stdout.indexOf('second start')).toBeGreaterThan(0);
  expect(stdout).toContain('The CMS is running again.\n');
  expect(stdout).toMatch(/stopped\nstopped\n$/);
});

test('a stop request while a program waits for its restart ends everything', async () => {
  const { stdout, code } = await runCommandOf(
    { 'The site': lasting, 'The CMS': "console.log('cms starts'); setTimeout(() => process.exit(1), 500)" },
    ['The CMS'],
    'Starting it again',
  );
  expect(code).toBe(0);
  expect(stdout.match(/cms starts/g)).toHaveLength(1);
});

test('the end of a program without `restarts` ends the command', async () => {
  const { stderr, code } = await runCommandOf(
    { 'The site': 'setTimeout(() => process.exit(7), 500)', 'The CMS': lasting },
    ['The CMS'],
  );
  expect(stderr).toContain('The site stopped unexpectedly (exit code 7).');
  expect(code).toBe(1);
});

test('each failure in a row doubles the pause, up to a minute', () => {
  expect([1, 2, 3, 7, 50].map(restartPause)).toEqual([1_000, 2_000, 4_000, 60_000, 60_000]);
});
