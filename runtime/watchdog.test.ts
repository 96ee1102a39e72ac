import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';

vi.setConfig({ testTimeout: 60_000 });

const LIMIT_MS = 1_000;
/** Well over the limit. */
const LONG_MS = 3_000;

/**
 * Starts a program with a watchdog, which says `up`, and `turn` whenever its loop turns after a signal SIGUSR2.
 * @param onSignal what it does first when it gets one
 */
async function watchedProgram(onSignal = '', args: readonly string[] = []) {
  const source = `
    import { writeSync } from 'node:fs';
    import { startWatchdog } from ${JSON.stringify(import.meta.resolve('./watchdog.ts'))};
    startWatchdog('The program', ${LIMIT_MS});
    setInterval(() => {}, 1000);
    const stand = (ms = Infinity) => {
      writeSync(1, 'stands\\n');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
    };
    process.on('SIGUSR2', async () => { ${onSignal}; setTimeout(() => console.log('turn'), 10); });
    console.log('up');`;
  const child = spawn(process.execPath, [...args, '--input-type=module', '--eval', source], { stdio: 'pipe' });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async () => (await lines.next()).value;
  expect(await next()).toBe('up');
  return { child, ended, next };
}

const lastWords = 'The program was stuck for 1 s and ends now. Whatever started it should start it again.\n';

test('a program whose event loop stands still ends with a line that says so', async () => {
  const { child, ended } = await watchedProgram('stand()');
  const errors = text(child.stderr);
  child.kill('SIGUSR2');
  expect(await ended).toEqual([null, 'SIGKILL']);
  expect(await errors).toBe(lastWords);
});

test('SIGTERM ends a program that handles it, though its event loop stands still', async () => {
  const { child, ended, next } = await watchedProgram(`process.on('SIGTERM', () => process.exit()); stand()`);
  child.kill('SIGUSR2');
  expect(await next()).toBe('stands');
  child.kill('SIGTERM');
  expect(await ended).toEqual([null, 'SIGKILL']);
});

test('a program that works in parts shorter than the limit goes on', async () => {
  const { child, next } = await watchedProgram(
    `for (let part = 0; part < 15; part += 1) {
      stand(${LIMIT_MS / 5});
      await new Promise((resolve) => setTimeout(resolve));
    }`,
  );
  child.kill('SIGUSR2');
  for (let part = 0; part < 15; part += 1) expect(await next()).toBe('stands');
  expect(await next()).toBe('turn');
});

test('a program goes on that the machine stopped for longer than the limit', async () => {
  const { child, next } = await watchedProgram();
  child.kill('SIGSTOP');
  await pause(LONG_MS);
  child.kill('SIGCONT');
  child.kill('SIGUSR2');
  expect(await next()).toBe('turn');
  await pause(LONG_MS);
  child.kill('SIGUSR2');
  expect(await next()).toBe('turn');
});

test('a program under a debugger may stand still', async () => {
  const { child, next } = await watchedProgram(`stand(${LONG_MS})`, ['--inspect=127.0.0.1:0']);
  child.kill('SIGUSR2');
  expect(await next()).toBe('stands');
  expect(await next()).toBe('turn');
});
