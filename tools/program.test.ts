import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { exitWithParent, root } from './paths.ts';
import { startProgram } from './program.ts';

/** Starts JavaScript as a program and returns the first line that it writes. */
async function startScript(source: string, args: readonly string[] = []) {
  const lines: string[] = [];
  const firstLine = Promise.withResolvers<string>();
  const program = startProgram({
    name: 'The program',
    command: process.execPath,
    args: [...args, '--eval', source],
    cwd: root,
    env: process.env,
    onLine: (line) => {
      lines.push(line);
      firstLine.resolve(line);
    },
  });
  onTestFinished(() => program.stop());
  return { program, lines, firstLine: await firstLine.promise };
}

// An orphaned process counts as alive until the init process collects it, which takes seconds in some containers.
const collected = { timeout: 10_000 };

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const forever = 'setInterval(() => {}, 1000)';

test('a stopped program may clean up first', async () => {
  const { program, lines } = await startScript(
    `${forever}; process.on('SIGINT', () => { console.log('cleaned up'); process.exit(0); }); console.log('up');`,
  );
  await program.stop();
  expect(lines).toEqual(['up', 'cleaned up']);
  expect(await program.ended).toBe('exit code 0');
});

test('a terminated program gets SIGTERM and time to finish', async () => {
  const { program, lines } = await startScript(
    `${forever}; process.on('SIGTERM', () => { console.log('goodbye'); process.exit(0); }); console.log('up');`,
  );
  await program.terminate();
  expect(lines).toEqual(['up', 'goodbye']);
});

test('a program has ended only when its last lines were read', { timeout: 20_000 }, async () => {
  // Its child writes to the same pipe, and only once the program itself is gone.
  const heir = `process.on('SIGTERM', () => {});
    const parent = process.ppid;
    console.log('up');
    setInterval(() => { if (process.ppid !== parent) { console.log('the last line'); process.exit(); } }, 10)`;
  const { program, lines } = await startScript(
    `require('node:child_process').spawn(process.execPath, ['--eval', ${JSON.stringify(heir)}], { stdio: 'inherit' });
     process.on('SIGTERM', () => process.exit(0)); ${forever}`,
  );
  await program.terminate();
  expect(lines).toEqual(['up', 'the last line']);
});

test('a stopped program leaves no children behind', { timeout: 20_000 }, async () => {
  const { program, firstLine } = await startScript(
    `const { spawn } = require('node:child_process');
     const child = spawn(process.execPath, ['-e', "process.on('SIGINT', () => {}); ${forever}"]);
     console.log(child.pid); ${forever}`,
  );
  expect(isAlive(Number(firstLine))).toBe(true);
  await program.stop();
  await expect.poll(() => isAlive(Number(firstLine)), collected).toBe(false);
});

test('reports how a program ended', async () => {
  const { program } = await startScript("console.log('up'); process.exit(3);");
  expect(await program.ended).toBe('exit code 3');
});

test('reports why a program cannot be started', async () => {
  const program = startProgram({
    name: 'The program',
    command: '/nowhere/program',
    args: [],
    cwd: root,
    env: {},
    onLine: () => {},
  });
  expect(await program.ended).toContain('ENOENT');
});

test('a program ends when its parent command is killed', { timeout: 20_000 }, async () => {
  const command = spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { startProgram } from './tools/program.ts';
       startProgram({ name: 'x', command: process.execPath, cwd: '.', env: process.env, onLine: console.log,
         args: ['--import', '${exitWithParent}', '--eval', "console.log(process.pid); ${forever}"] });`,
    ],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [pid] = (await once(createInterface({ input: command.stdout }), 'line')) as [string];
  expect(isAlive(Number(pid))).toBe(true);
  command.kill('SIGKILL');
  await expect.poll(() => isAlive(Number(pid)), collected).toBe(false);
});
