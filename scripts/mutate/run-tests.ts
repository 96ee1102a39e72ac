import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startProgram } from '../program.ts';

/** Runs unit tests in the copy of the tree until the first one fails. A mutant may loop for ever, hence the limit. */
export async function runTests(
  copy: string,
  tests: readonly string[],
  limitSeconds: number,
): Promise<'passed' | 'failed' | 'timed out'> {
  const program = startVitest(copy, [...tests, '--bail', '1', '--reporter', 'dot']);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    void program.kill();
  }, limitSeconds * 1000);
  const end = await program.ended;
  clearTimeout(timer);
  if (isLate) return 'timed out';
  return end === 'exit code 0' ? 'passed' : 'failed';
}

/** The tests that pass before anything is changed: only they can tell that a mutant broke something. */
export async function passingTests(copy: string, tests: readonly string[]): Promise<Set<string>> {
  const report = join(copy, 'unchanged.json');
  await startVitest(copy, [...tests, '--reporter', 'json', '--outputFile', report]).ended;
  // Vitest's own report; only these fields are read.
  const { testResults } = JSON.parse(await readFile(report, 'utf8')) as {
    testResults: { name: string; status: string }[];
  };
  const passed = new Set(testResults.filter(({ status }) => status === 'passed').map(({ name }) => name));
  return new Set(tests.filter((test) => passed.has(join(copy, test))));
}

function startVitest(copy: string, args: readonly string[]) {
  const command = join(copy, 'node_modules', '.bin', 'vitest');
  // What the tests print is of no use here.
  const program = startProgram({
    name: 'vitest',
    command,
    args: ['run', ...args],
    cwd: copy,
    env: process.env,
    onLine() {},
  });
  // A stopped command takes its tests with it.
  const kill = () => void program.kill();
  process.on('exit', kill);
  void program.ended.then(() => process.off('exit', kill));
  return program;
}
