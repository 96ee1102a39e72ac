import { expect, test } from 'vitest';
import type { CleanRun } from './clean-runs.ts';
import { outcomeOf } from './outcome-of.ts';
import type { TestEnd, TestRunner } from './test-runner.ts';

const clean: CleanRun = { isPassed: true, ms: 10, reached: new Set([7]), reachedAgain: new Set() };
const cleanRuns = {
  'reaches.test.ts': clean,
  'also-reaches.test.ts': clean,
  'reaches-again.test.ts': { ...clean, reachedAgain: new Set([7]) },
  'elsewhere.test.ts': { ...clean, reached: new Set([8]) },
  'broken.test.ts': { ...clean, isPassed: false },
};
type TestName = keyof typeof cleanRuns;

/** The outcome of mutant 7, and the tests that were run for it. */
async function outcome(tests: readonly TestName[], ends: Partial<Record<TestName, TestEnd>>, most?: number) {
  const run: string[] = [];
  const runner: TestRunner = {
    async run({ test, environment, modules }) {
      expect([environment, modules]).toEqual([{ HEADWATER_MUTANT: '7' }, 'new']);
      run.push(test);
      return ends[test as TestName] ?? 'passed';
    },
  };
  return { end: await outcomeOf(7, tests, runner, async (test) => cleanRuns[test as TestName], most), run };
}

test('a mutant that no test executes has no test', async () => {
  expect(await outcome(['elsewhere.test.ts'], {})).toEqual({ end: 'no test', run: [] });
});

test('does not run a test that fails without a mutant', async () => {
  expect(await outcome(['broken.test.ts'], {})).toEqual({ end: 'no test', run: [] });
});

test('a mutant survives when every test that executes it passes', async () => {
  const tests = ['reaches.test.ts', 'elsewhere.test.ts', 'also-reaches.test.ts'] as const;
  expect(await outcome(tests, {})).toEqual({ end: 'survived', run: ['reaches.test.ts', 'also-reaches.test.ts'] });
});

test.each([
  ['failed', 'killed'],
  ['timed out', 'timed out'],
] as const)('a test that %s ends the search: %s', async (end, expected) => {
  expect(await outcome(['reaches.test.ts', 'also-reaches.test.ts'], { 'reaches.test.ts': end })).toEqual({
    end: expected,
    run: ['reaches.test.ts'],
  });
});

test('stops after the given number of tests that execute the mutant', async () => {
  const tests = ['elsewhere.test.ts', 'reaches.test.ts', 'also-reaches.test.ts'] as const;
  expect(await outcome(tests, { 'also-reaches.test.ts': 'failed' }, 1)).toEqual({
    end: 'survived',
    run: ['reaches.test.ts'],
  });
});

/** Every run of a test that reaches mutant 7 in kept modules, too; `ends` are their ends. */
async function runsWithKeptModules(...ends: TestEnd[]) {
  const runs: string[] = [];
  const runner: TestRunner = {
    async run({ environment, modules }) {
      runs.push(`${'HEADWATER_MUTANT' in environment ? 'mutant' : 'clean'}, ${modules}`);
      return ends[runs.length - 1] ?? 'passed';
    },
  };
  const test = 'reaches-again.test.ts';
  return { end: await outcomeOf(7, [test], runner, async () => cleanRuns[test]), runs };
}

test('a test runs in kept modules when it executes the mutant there', async () => {
  expect(await runsWithKeptModules('passed')).toEqual({ end: 'survived', runs: ['mutant, kept'] });
});

test('a failure in kept modules counts when the test then passes without the mutant', async () => {
  const runs = ['mutant, kept', 'clean, kept'];
  expect(await runsWithKeptModules('failed', 'passed')).toEqual({ end: 'killed', runs });
});

test('a test that also fails without the mutant runs again with new modules', async () => {
  const runs = ['mutant, kept', 'clean, kept', 'mutant, new'];
  expect(await runsWithKeptModules('failed', 'failed', 'passed')).toEqual({ end: 'survived', runs });
});
