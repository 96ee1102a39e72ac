import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { testFolder } from './test-folder.ts';
import { runTool, stopTools } from './tool.ts';

/** Runs JavaScript as a tool. */
function run(source: string, folder: string, env?: Record<string, string>) {
  return runTool(process.execPath, ['--eval', source], folder, env && { env });
}

test('a tool runs in its folder', async () => {
  const folder = await testFolder();
  expect(await run('console.log(process.cwd());', folder)).toEqual({ code: 0, output: `${folder}\n` });
});

test('the output of a tool on both streams is returned in order', async () => {
  const source = `console.log('first');
    setTimeout(() => console.error('second'), 100);
    setTimeout(() => { console.log('third'); process.exitCode = 3; }, 200);`;
  expect(await run(source, await testFolder())).toEqual({ code: 3, output: 'first\nsecond\nthird\n' });
});

test('a tool has the variables of this process and those that are given', async () => {
  const source = 'console.log(process.env.PATH, process.env.COLOR);';
  const { output } = await run(source, await testFolder(), { COLOR: 'blue' });
  expect(output).toBe(`${process.env.PATH} blue\n`);
});

test('a tool that cannot be started fails with the reason', async () => {
  const { code, output } = await runTool('no-such-program', [], await testFolder());
  expect(code).not.toBe(0);
  expect(output).toContain('spawn no-such-program ENOENT');
});

test('a tool that is killed fails', async () => {
  expect(await run("process.kill(process.pid, 'SIGKILL'); setInterval(() => {}, 1000);", await testFolder())).toEqual({
    code: 1,
    output: '',
  });
});

test('tools that are stopped are waited for while they clean up', async () => {
  const folder = await testFolder();
  const source = `const { writeFileSync } = require('node:fs');
    process.on('SIGINT', () => setTimeout(() => { writeFileSync('clean', ''); process.exit(0); }, 200));
    setInterval(() => {}, 1000);
    writeFileSync('started', '');`;
  const running = run(source, folder);
  await vi.waitFor(() => expect(existsSync(join(folder, 'started'))).toBe(true), 20_000);
  await stopTools();
  expect(existsSync(join(folder, 'clean'))).toBe(true);
  expect(await running).toEqual({ code: 0, output: '' });
});
