import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { root } from './paths.ts';
import { type Reach, reachOf } from './reach.ts';
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

const commandsOf = (reach?: Reach) =>
  verifySteps('/tmp/report.json', reach)
    .flat()
    .map(({ program, args }) => {
      expect(existsSync(program), program).toBe(true);
      return [program.replace(/.*[/\\]/, ''), ...args].join(' ').replace(/ --singleThreaded.*/, '');
    });
const vitest = 'vitest run --silent=passed-only --reporter=dot --reporter=json --outputFile.json=/tmp/report.json';

test('npm run verify checks format, unused code, types and tests, with programs that are installed', () => {
  expect(commandsOf()).toEqual([
    'biome ci --error-on-warnings --colors=off .',
    'gql.tada generate-output',
    'tsc -p site',
    'tsc -p .',
    'knip --no-progress --cache',
    vitest,
  ]);
});

test('npm run verify leaves out what a change of one file cannot reach', () => {
  const lint = 'biome ci --error-on-warnings --colors=off --no-errors-on-unmatched';
  expect(commandsOf({ files: ['cms/main.ts', 'cms/gone.ts'], tests: ['cms/main.test.ts'] })).toEqual([
    `${lint} cms/main.ts`,
    'gql.tada generate-output',
    'tsc -p site',
    'tsc -p .',
    'knip --no-progress --cache',
    `${vitest} cms/main.test.ts`,
  ]);
  expect(commandsOf({ files: ['README.md'], tests: [] })).toEqual([`${lint} README.md`, 'gql.tada generate-output']);
});

const sources = new Map([
  ['cms/main.ts', "import './a.ts';"],
  ['cms/web/shown.ts', ''],
  ['cms/web/shown.test.ts', "import './shown.ts';"],
  ['contract/list.ts', "const text = readFileSync('schema.graphql');"],
  ['contract/list.test.ts', "import './list.ts';"],
  ['cms/web/loop.ts', "import '@headwater/contract/list.ts';"],
  ['cms/web/loop.test.ts', "import './loop.ts';"],
  ['cms/web/far.ts', "import './loop.ts';"],
  ['cms/web/far.test.ts', "import './far.ts';"],
  ['cms/a.ts', "readFileSync('rules.sql');"],
  ['cms/a.test.ts', "import './a.ts';"],
  ['cms/start.test.ts', "import 'node:child_process'; import { spawn } from 'node:child_process';"],
  ['site/b.test.ts', "import '@headwater/cms/a.ts';"],
  ['site/c.test.ts', ''],
  ['site/start.test.ts', "import { spawn } from 'node:child_process';"],
  ['tools/all.test.ts', 'readdirSync(root);'],
  ['tools/computed.test.ts', 'readFileSync(join(root, folder, name))'],
  ['tools/operations.test.ts', 'await readOperations()'],
  ['tools/temporary.test.ts', 'const root = 1; readdirSync(folder);'],
  ['tools/documents.test.ts', "readFileSync(join(root, 'docs', name))"],
]);
const ofTree = ['tools/all.test.ts', 'tools/computed.test.ts', 'tools/operations.test.ts'];

test.each([
  ['a file of a program', 'cms/a.ts', ['cms/a.test.ts', 'site/b.test.ts', 'cms/start.test.ts', ...ofTree]],
  ['data', 'cms/rules.sql', ['cms/a.test.ts', 'site/b.test.ts', 'cms/start.test.ts', ...ofTree]],
  ['a file that no program imports', 'cms/web/shown.ts', ['cms/web/shown.test.ts', ...ofTree]],
  ['a deleted test', 'site/gone.test.ts', ofTree],
  ['a document', 'docs/forms.md', [...ofTree, 'tools/documents.test.ts']],
  [
    'a list',
    'contract/schema.graphql',
    ['contract/list.test.ts', 'cms/web/loop.test.ts', 'cms/web/far.test.ts', ...ofTree],
  ],
])('%s reaches the tests that import it, start its programs or read the tree', (_what, path, tests) => {
  expect(reachOf([path], sources)).toEqual({ files: [path], tests });
});

test('an addition to a list reaches the tests of what loops over the list', () => {
  const path = 'contract/schema.graphql';
  const tests = ['contract/list.test.ts', 'cms/web/loop.test.ts', ...ofTree];
  expect(reachOf([path], sources, new Set([path]))).toEqual({ files: [path], tests });
  const addedCode = 'contract/list.ts';
  expect(reachOf([addedCode], sources, new Set([addedCode]))?.tests).toContain('cms/web/far.test.ts');
});

test.each([[[]], [['package-lock.json']], [['cms/package.json']], [['vitest.config.ts', 'cms/a.ts']]])(
  'a change of %j reaches everything',
  (changed) => {
    expect(reachOf(changed, sources)).toBeUndefined();
  },
);
