import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { root } from './paths.ts';
import { testFolder } from './test-folder.ts';
import { type Step, verifySteps } from './verify-steps.ts';

/** Runs steps in a program of their own; what it prints ends with the title of the step that failed. */
async function printedBy(stages: readonly (readonly Step[])[]): Promise<string> {
  const source = `import { runSteps } from './tools/run-steps.ts';
    console.log(await runSteps(${JSON.stringify(stages)}));`;
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', source], { cwd: root });
  return (await run).stdout;
}

const script = (title: string, source: string, cwd: string) => {
  return { title, program: process.execPath, args: ['--eval', source], cwd };
};

test('stages run in order until a step fails, whose output is shown', async () => {
  const folder = await testFolder();
  const touch = (name: string) => `require('node:fs').writeFileSync(${JSON.stringify(name)}, '')`;
  const steps = [
    [script('first', touch('first'), folder)],
    [script('second', `console.log('colors: ' + process.env.FORCE_COLOR); process.exit(3)`, folder)],
    [script('third', touch('third'), folder)],
  ];
  expect(await printedBy(steps)).toMatch(/^ok {5}first +\d+\.\d s\nFAILED second +\d+\.\d s\ncolors: 0\nsecond\n$/);
  expect([existsSync(join(folder, 'first')), existsSync(join(folder, 'third'))]).toEqual([true, false]);
});

/** Ends well when the other one of two steps runs at the same time, and fails after ten seconds otherwise. */
const meeting = (own: string, other: string) => `
  const { existsSync, writeFileSync } = require('node:fs');
  writeFileSync('${own}', '');
  setTimeout(() => process.exit(1), 10_000);
  setInterval(() => existsSync('${other}') && process.exit(0), 20);`;

test('two steps of a stage run at the same time', async () => {
  const folder = await testFolder();
  const steps = [script('one', meeting('one', 'two'), folder), script('two', meeting('two', 'one'), folder)];
  expect(await printedBy([steps])).toMatch(/^ok {5}.*\nok {5}.*\nundefined\n$/);
});

test('after a failure the running steps of the stage end while no other one starts', async () => {
  const folder = await testFolder();
  const late = `setTimeout(() => require('node:fs').writeFileSync('late', ''), 300)`;
  const never = `require('node:fs').writeFileSync('never', '')`;
  const steps = [
    script('fails', 'process.exit(1)', folder),
    script('late', late, folder),
    script('never', never, folder),
  ];
  expect(await printedBy([steps])).toMatch(/^FAILED fails.*ok {5}late.*\nfails\n$/s);
  expect([existsSync(join(folder, 'late')), existsSync(join(folder, 'never'))]).toEqual([true, false]);
});

test('no step is named when every one is well', async () => {
  expect(await printedBy([[script('only', '', await testFolder())]])).toMatch(/^ok .*\nundefined\n$/);
});

test('npm run verify checks format, unused code, types, documents and tests, with programs that are installed', () => {
  const steps = verifySteps('/tmp/report.json').flat();
  for (const { program, title } of steps) {
    expect(existsSync(program), program).toBe(true);
    expect(title).not.toBe('');
  }
  const commands = steps.map(({ program, args }) => `${program.replace(/.*[/\\]/, '')} ${args.join(' ')}`);
  expect(commands).toEqual([
    'biome ci --error-on-warnings --colors=off .',
    'gql.tada generate-output',
    'tsc -p site',
    'tsc -p .',
    'gql.tada check',
    'knip --no-progress',
    'vitest run --silent=passed-only --reporter=dot --reporter=json --outputFile.json=/tmp/report.json',
  ]);
});
