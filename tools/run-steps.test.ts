import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { root } from './paths.ts';
import { testFolder } from './test-folder.ts';
import { type Step, verifySteps } from './verify-steps.ts';

/** Runs steps in a program of their own; what it prints ends with the title of the step that failed. */
async function printedBy(steps: readonly Step[]): Promise<string> {
  const source = `import { runSteps } from './tools/run-steps.ts';
    console.log(await runSteps(${JSON.stringify(steps)}));`;
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', source], { cwd: root });
  return (await run).stdout;
}

const script = (title: string, source: string, cwd: string) => {
  return { title, program: process.execPath, args: ['--eval', source], cwd };
};

test('steps run in order until one fails, whose output is shown', async () => {
  const folder = await testFolder();
  const touch = (name: string) => `require('node:fs').writeFileSync(${JSON.stringify(name)}, '')`;
  const steps = [
    script('first', touch('first'), folder),
    script('second', `console.log('colors: ' + process.env.FORCE_COLOR); process.exit(3)`, folder),
    script('third', touch('third'), folder),
  ];
  expect(await printedBy(steps)).toMatch(/^ok {5}first +\d+\.\d s\nFAILED second +\d+\.\d s\ncolors: 0\nsecond\n$/);
  expect([existsSync(join(folder, 'first')), existsSync(join(folder, 'third'))]).toEqual([true, false]);
});

test('no step is named when every one is well', async () => {
  expect(await printedBy([script('only', '', await testFolder())])).toMatch(/^ok .*\nundefined\n$/);
});

test('npm run verify checks format, unused code, types, documents and tests, with programs that are installed', () => {
  const steps = verifySteps('/tmp/report.json');
  for (const { program, title } of steps) {
    expect(existsSync(program), program).toBe(true);
    expect(title).not.toBe('');
  }
  const commands = steps.map(({ program, args }) => `${program.replace(/.*[/\\]/, '')} ${args.join(' ')}`);
  expect(commands).toEqual([
    'biome ci --error-on-warnings --colors=off .',
    'knip --no-progress',
    'gql.tada generate-output',
    'tsc -p .',
    'gql.tada check',
    'astro check',
    'vitest run --silent=passed-only --reporter=dot --reporter=json --outputFile.json=/tmp/report.json',
  ]);
});
