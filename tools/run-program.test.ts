import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runProgram } from './run-program.ts';
import { testFolder } from './test-folder.ts';

async function moduleOf(source: string) {
  const folder = await testFolder();
  const path = join(folder, 'program.mjs');
  await writeFile(path, source);
  return { folder, path };
}

test('returns the output of a module that ran with its arguments, folder and variables', async () => {
  const { folder, path } = await moduleOf(
    'console.log(process.argv.slice(2).join(), process.cwd(), process.env.COLOR); process.exitCode = 4;',
  );
  const options = { cwd: folder, env: { ...process.env, COLOR: 'blue' }, isRead: true };
  expect(await runProgram(path, ['list', '--all'], options)).toEqual({ code: 4, text: `list,--all ${folder} blue\n` });
});

test('a module that is killed has failed', async () => {
  const { folder, path } = await moduleOf("process.kill(process.pid, 'SIGKILL'); setInterval(() => {}, 1000);");
  expect(await runProgram(path, [], { cwd: folder, env: process.env, isRead: true })).toEqual({ code: 1, text: '' });
});
