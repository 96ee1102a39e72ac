import { expect, test } from 'vitest';
import { importersOf, testsReaching, testsReachingMore } from '../import-graph.ts';
import { readArguments } from './arguments.ts';
import { isProductFile, isUnder } from './product-files.ts';
import { sample, sampleOfEach } from './sample.ts';

const numbers = Array.from({ length: 100 }, (_, index) => index);

test('the same seed always chooses the same mutants', () => {
  expect(sample(numbers, 5, 7)).toEqual(sample(numbers, 5, 7));
});

test('another seed chooses other mutants', () => {
  expect(sample(numbers, 5, 8)).not.toEqual(sample(numbers, 5, 7));
});

test('a sample has no duplicates and no more items than exist', () => {
  expect(sample(numbers, 200, 7).sort((a, b) => a - b)).toEqual(numbers);
});

const inFolders = numbers.map((id) => ({ id, file: id < 10 ? 'cms/forms/a.ts' : 'cms/b.ts' }));

test('each folder has a sample of its own', () => {
  const some = sampleOfEach(['cms/forms', 'cms'], inFolders, 10, 7);
  expect(some.filter(({ file }) => file === 'cms/forms/a.ts')).toHaveLength(10);
});

test('a mutant in two folders is taken once', () => {
  const some = sampleOfEach(['cms/forms', 'cms'], inFolders, 10, 7);
  expect(new Set(some).size).toBe(some.length);
});

test('without folders, the sample is one of all mutants', () => {
  expect(sampleOfEach([], inFolders, 5, 7)).toEqual(sample(inFolders, 5, 7));
});

test.each([
  'site/src/forms/browser/form.island.tsx',
  'cms/main.ts',
  'tools/start.ts',
  'gravity-forms/submission/validate.ts',
  'content-model/model-json.ts',
  'runtime/environment.ts',
  'brand/fonts.ts',
])('the file %s is product code', (path) => {
  expect(isProductFile(path)).toBe(true);
});

test.each([
  'brand/texts.ts',
  'brand/drawings/footer-mark.tsx',
  'cms/main.test.ts',
  'cms/testing/browser.ts',
  'runtime/testing/trickle-body.ts',
  'contract/conformance/walking.ts',
  'contract/recorded-cms/entities.ts',
  'site/src/env.d.ts',
  'e2e/support/page-kinds.ts',
  'tools/commands/mutate.ts',
])('the file %s is not product code', (path) => {
  expect(isProductFile(path)).toBe(false);
});

test('a folder does not include another with the same prefix', () => {
  expect(isUnder('cms/forms-old/a.ts', ['cms/forms'])).toBe(false);
  expect(isUnder('cms/forms/a.ts', ['cms/forms'])).toBe(true);
});

test('finds the tests that import a file, direct ones first', () => {
  const importers = importersOf(
    new Map([
      ['site/far.test.ts', "const far = await import('./page.tsx');"],
      ['site/page.tsx', "import { rule } from '@headwater/contract/rule.ts';"],
      ['contract/rule.test.ts', "import { rule } from './rule.ts';"],
      ['contract/other.test.ts', "import { other } from './other.ts';"],
    ]),
  );
  expect(testsReaching('contract/rule.ts', importers)).toEqual(['contract/rule.test.ts', 'site/far.test.ts']);
});

test('finds the tests of files that are imported by a pattern', () => {
  const glob = "import.meta.glob<Module>(['./**/*.{ts,tsx}', '!./entry.ts', '!./**/*.test.*'], { eager: true });";
  const importers = importersOf(
    new Map([
      ['site/pages/entry.ts', glob],
      ['site/pages/preview/links.ts', ''],
      ['site/pages/pages.test.ts', "import './entry.ts';"],
    ]),
  );
  expect(testsReaching('site/pages/preview/links.ts', importers)).toEqual(['site/pages/pages.test.ts']);
  expect(importers.get('site/pages/pages.test.ts')).toBeUndefined();
});

test('tests in the same folder come before closer ones elsewhere', () => {
  const importers = importersOf(
    new Map([
      ['site/near.test.ts', "import '@headwater/contract/rule.ts';"],
      ['contract/testing/all.ts', "import '../rule.ts';"],
      ['contract/rule.test.ts', "import './testing/all.ts';"],
    ]),
  );
  expect(testsReaching('contract/rule.ts', importers)).toEqual(['contract/rule.test.ts', 'site/near.test.ts']);
});

test('recognizes tests that start programs, or import files by a computed path, by their source', () => {
  const sources = new Map([
    ['tools/start.test.ts', "import { spawn } from 'node:child_process';"],
    ['tools/program.test.ts', "const program = startProgram({ name: 'x' });"],
    ['tools/program.ts', "import { spawn } from 'node:child_process';"],
    ['demo/services/kill.test.ts', "import { spawn } from 'node:child_process';"],
    ['e2e/kill.test.ts', "import { spawn } from 'node:child_process';"],
    ['site/operations.test.ts', 'const exports = await import(join(import.meta.dirname, name));'],
    ['tools/other.test.ts', "import { expect, test } from 'vitest';"],
  ]);
  expect(testsReachingMore(sources)).toEqual([
    'tools/start.test.ts',
    'tools/program.test.ts',
    'site/operations.test.ts',
  ]);
});

test('import cycles end the search', () => {
  const importers = importersOf(
    new Map([
      ['a.ts', "import './b.ts';"],
      ['b.ts', "import './a.ts';"],
    ]),
  );
  expect(testsReaching('a.ts', importers)).toEqual([]);
});

test('reads folders and numbers from the command line', () => {
  const numbers = ['--sample', '20', '--seed', '7', '--workers', '1', '--tests', '6'];
  expect(readArguments(['./cms/forms/', ...numbers])).toEqual({
    folders: ['cms/forms'],
    size: 20,
    seed: 7,
    workers: 1,
    tests: 6,
  });
});

test.each([
  [[], 'Name folders'],
  [['--sample', 'many'], 'whole number'],
  [['--sample'], 'argument missing'],
  [['--all'], 'Unknown option'],
])('rejects the command line %j with the usage', (given, message) => {
  expect(() => readArguments(given)).toThrow(message);
  expect(() => readArguments(given)).toThrow('npm run mutate --');
});
