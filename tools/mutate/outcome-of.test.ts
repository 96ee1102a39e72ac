import { expect, test } from 'vitest';
import type { CleanRun } from './clean-runs.ts';
import type { Modules } from './kept-worker.ts';
import { outcomeOf } from './outcome-of.ts';
import type { TestEnd, TestRunner } from './test-runner.ts';

const kept: CleanRun = { end: 'passed', modules: 'kept', ms: 10, reached: new Set([7]) };
const renewed: CleanRun = { ...kept, modules: 'new' };
const elsewhere = { ...kept, reached: new Set([8]) };
/** The clean runs of each test. */
const cleanRuns = {
  'reaches.test.ts': { kept, new: renewed },
  'also-reaches.test.ts': { kept, new: renewed },
  'reaches-on-import.test.ts': { kept: elsewhere, new: renewed },
  'needs-new-modules.test.ts': { kept: renewed, new: renewed },
  'elsewhere.test.ts': { kept: elsewhere, new: { ...elsewhere, modules: 'new' } },
  'broken.test.ts': { kept: { ...renewed, end: 'failed' }, new: { ...renewed, end: 'failed' } },
} satisfies Record<string, Record<Modules, CleanRun>>;
type TestName = keyof typeof cleanRuns;

interface Case {
  /** How the runs end, in their order; those after the last one pass. */
  ends?: (TestEnd | 'passed without it')[];
  most?: number;
  isOnImport?: boolean;
  /** Whether a clean run executed the mutant. */
  wasReached?: boolean;
}

/** The outcome of mutant 7, and what was run for it. */
async function outcome(files: readonly TestName[], given: Case = {}) {
  const { ends = [], most = 9, isOnImport = false, wasReached = true } = given;
  const run: string[] = [];
  const runner: TestRunner = {
    async run({ test, mutant, modules }) {
      run.push(`${test.replace('.test.ts', '')}: ${mutant === 7 ? 'mutant' : 'clean'}, ${modules}`);
      const end = ends[run.length - 1] ?? 'passed';
      const isReached = end !== 'passed without it';
      return { end: isReached ? end : 'passed', ms: 10, reached: new Set(isReached ? [7] : []) };
    },
  };
  const clean = {
    run: async (test: string, modules: Modules) => cleanRuns[test as TestName][modules],
    wasReached: () => wasReached,
  };
  return { end: await outcomeOf({ id: 7, isOnImport }, { files, most }, runner, clean), run };
}

test('a mutant that no test executes has no test', async () => {
  expect(await outcome(['elsewhere.test.ts'])).toEqual({ end: 'no test', run: [] });
});

test('does not run a test that fails without a mutant', async () => {
  expect(await outcome(['broken.test.ts'])).toEqual({ end: 'no test', run: [] });
});

test('a mutant survives when every test that executes it passes', async () => {
  expect(await outcome(['reaches.test.ts', 'elsewhere.test.ts', 'also-reaches.test.ts'])).toEqual({
    end: 'survived',
    run: ['reaches: mutant, kept', 'also-reaches: mutant, kept', 'reaches: mutant, new', 'also-reaches: mutant, new'],
  });
});

test('a mutant that a cache of kept modules hides is noticed in new ones', async () => {
  expect(await outcome(['reaches.test.ts'], { ends: ['passed', 'failed'] })).toEqual({
    end: 'killed',
    run: ['reaches: mutant, kept', 'reaches: mutant, new'],
  });
});

test('a test that times out ends the search', async () => {
  expect(await outcome(['reaches.test.ts', 'also-reaches.test.ts'], { ends: ['timed out'] })).toEqual({
    end: 'timed out',
    run: ['reaches: mutant, kept'],
  });
});

test('stops after the given number of tests that execute the mutant', async () => {
  expect(await outcome(['reaches.test.ts', 'elsewhere.test.ts', 'also-reaches.test.ts'], { most: 1 })).toEqual({
    end: 'survived',
    run: ['reaches: mutant, kept', 'reaches: mutant, new'],
  });
});

test('a failure in kept modules counts when the test then passes without the mutant', async () => {
  expect(await outcome(['reaches.test.ts', 'also-reaches.test.ts'], { ends: ['failed', 'passed'] })).toEqual({
    end: 'killed',
    run: ['reaches: mutant, kept', 'reaches: clean, kept'],
  });
});

test('a test that also fails without the mutant runs again with new modules', async () => {
  expect(await outcome(['reaches.test.ts'], { ends: ['failed', 'failed', 'passed'] })).toEqual({
    end: 'survived',
    run: ['reaches: mutant, kept', 'reaches: clean, kept', 'reaches: mutant, new', 'reaches: mutant, new'],
  });
});

test('a test that fails in kept modules runs in new ones', async () => {
  expect(await outcome(['needs-new-modules.test.ts'], { ends: ['failed'] })).toEqual({
    end: 'killed',
    run: ['needs-new-modules: mutant, new'],
  });
});

test('what runs when a module is imported is tried in new modules only', async () => {
  expect(await outcome(['reaches.test.ts'], { isOnImport: true, ends: ['failed'] })).toEqual({
    end: 'killed',
    run: ['reaches: mutant, new'],
  });
});

test('a mutant that no clean run has executed is not tried in new modules', async () => {
  expect(await outcome(['reaches-on-import.test.ts'], { wasReached: false })).toEqual({ end: 'no test', run: [] });
});

test('a test whose first run executed the mutant only by an import is tried in new modules', async () => {
  expect(await outcome(['reaches.test.ts'], { ends: ['passed without it', 'failed'] })).toEqual({
    end: 'killed',
    run: ['reaches: mutant, kept', 'reaches: mutant, new'],
  });
});

test('a function that only imports call is tried in new modules, in the nearest tests', async () => {
  expect(await outcome(['elsewhere.test.ts', 'reaches-on-import.test.ts'], { ends: ['failed'] })).toEqual({
    end: 'killed',
    run: ['reaches-on-import: mutant, new'],
  });
  expect(await outcome(['elsewhere.test.ts', 'reaches-on-import.test.ts'], { most: 1 })).toEqual({
    end: 'no test',
    run: [],
  });
});
