import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { root } from './paths.ts';

/** Runs a command made of small programs, given as JavaScript, to its end. */
async function runCommandOf(programs: Record<string, string>) {
  const source = `
    import { runCommand } from './scripts/run-command.ts';
    import { runTogether } from './scripts/run-together.ts';
    await runCommand(async () => {
      const parts = Object.entries(${JSON.stringify(programs)}).map(([name, source]) => ({
        options: { name, command: process.execPath, args: ['--eval', source], cwd: '.', env: process.env, onLine: console.log },
        isReady: async () => true,
      }));
      await runTogether(parts, async () => console.log('ready'));
      return 0;
    });`;
  const command = spawn(process.execPath, ['--input-type=module', '--eval', source], { cwd: root });
  const [stdout, stderr, [code]] = await Promise.all([
    text(command.stdout),
    text(command.stderr),
    once(command, 'close'),
  ]);
  return { stdout, stderr, code };
}

const lasting =
  "setInterval(() => {}, 1000); process.on('SIGINT', () => { console.log('stopped'); process.exit(0); });";

test('a program that dies while the others run ends the command with one line, and the others with it', async () => {
  const { stdout, stderr, code } = await runCommandOf({
    'The one': lasting,
    'The other': 'setTimeout(() => process.exit(7), 500)',
  });
  expect(stderr).toBe('The other stopped unexpectedly (exit code 7). Its last lines above say why.\n');
  expect(stdout).toBe('ready\nstopped\n');
  expect(code).toBe(1);
});

test('a wish to stop ends every program, and the command with success', async () => {
  const { stdout, stderr, code } = await runCommandOf({
    'The one': lasting,
    'The impatient': `${lasting} setTimeout(() => process.kill(process.ppid, 'SIGTERM'), 500)`,
  });
  expect(stderr).toBe('');
  expect(stdout).toBe('ready\nstopped\nstopped\n');
  expect(code).toBe(0);
});
