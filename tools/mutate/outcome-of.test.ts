import { expect, test } from 'vitest';
import { outcomeOf } from './outcome-of.ts';
import type { TestEnd, TestRunner } from './test-runner.ts';

const clean = { isPassed: true, ms: 10, reached: new Set([7]) };
const cleanRuns = {
  'reaches.test.ts': clean,
  'also-reaches.test.ts': clean,
  'elsewhere.test.ts': { ...clean, reached: new Set([8]) },
  'broken.test.ts': { ...clean, isPassed: false },
};
type TestName = keyof typeof cleanRuns;

/** The outcome of mutant 7, and the tests that were run for it. */
async function outcome(tests: readonly TestName[], ends: Partial<Record<TestName, TestEnd>>, most?: number) {
  const run: string[] = [];
  const runner: TestRunner = {
    async run({ test, environment }) {
      expect(environment).toEqual({ HEADWATER_MUTANT: '7' });
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
