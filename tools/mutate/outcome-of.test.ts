import { expect, test } from 'vitest';
import { outcomeOf } from './outcome-of.ts';
import type { TestRun } from './run-test.ts';

const reaches: TestRun = { end: 'passed', ms: 10, reached: new Set([7]) };
/** The runs without a mutant. */
const cleanRuns = {
  'reaches.test.ts': reaches,
  'also-reaches.test.ts': reaches,
  'elsewhere.test.ts': { ...reaches, reached: new Set([8]) },
  'broken.test.ts': { ...reaches, end: 'failed' },
} satisfies Record<string, TestRun>;
type TestName = keyof typeof cleanRuns;

/** The outcome of mutant 7, and what was run for it. @param ends of the runs in their order; those after the last pass */
async function outcome(files: readonly TestName[], ends: readonly TestRun['end'][] = [], most = 9) {
  const run: string[] = [];
  const clean = async (test: string) => cleanRuns[test as TestName];
  const end = await outcomeOf(7, { files, most, clean }, async (test, _limitMs, mutant) => {
    run.push(`${test.replace('.test.ts', '')}: ${mutant}`);
    return { ...reaches, end: ends[run.length - 1] ?? 'passed' };
  });
  return { end, run };
}

test('a mutant that no test executes has no test', async () => {
  expect(await outcome(['elsewhere.test.ts'])).toEqual({ end: 'no test', run: [] });
});

test('does not run a test that fails without a mutant', async () => {
  expect(await outcome(['broken.test.ts'])).toEqual({ end: 'no test', run: [] });
});

test('a mutant survives when every test that executes it passes', async () => {
  const files = ['reaches.test.ts', 'elsewhere.test.ts', 'also-reaches.test.ts'] as const;
  expect(await outcome(files)).toEqual({ end: 'survived', run: ['reaches: 7', 'also-reaches: 7'] });
});

test.each([
  ['fails', 'failed', 'killed'],
  ['times out', 'timed out', 'timed out'],
] as const)('a test that %s ends the search', async (_what, end, expected) => {
  const files = ['reaches.test.ts', 'also-reaches.test.ts'] as const;
  expect(await outcome(files, [end])).toEqual({ end: expected, run: ['reaches: 7'] });
});

test('stops after the given number of tests that execute the mutant', async () => {
  const files = ['elsewhere.test.ts', 'reaches.test.ts', 'also-reaches.test.ts'] as const;
  expect(await outcome(files, [], 1)).toEqual({ end: 'survived', run: ['reaches: 7'] });
});
