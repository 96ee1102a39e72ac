import { expect, test } from 'vitest';
import type { JourneyRun } from './journey-runner.ts';
import { tryMutant } from './journey-stage.ts';
import type { Journey } from './read-journeys.ts';

const journeys = ['search', 'video', 'print'].map(
  (name): Journey => ({ file: `${name}.test.ts`, titles: ['works'], end: 'passed', from: 0, to: 9 }),
);

/** How a run ends: which journey fails, or everything. */
type End = 'passes' | 'does not start' | 'search' | 'video' | 'print';

/** The outcome of mutant 7 with runs that end like this, and what was run. */
async function tried(ends: readonly End[], reached: readonly number[] = [7]) {
  const run: string[] = [];
  const outcome = await tryMutant(7, journeys, {
    async run(given, mutant): Promise<JourneyRun> {
      const end = ends[run.length] ?? 'passes';
      run.push(
        `${given.map(({ file }) => file.replace('.test.ts', '')).join(' ')}: ${mutant === 7 ? 'mutant' : 'clean'}`,
      );
      const failed = journeys.find(({ file }) => file === `${end}.test.ts`);
      return { isPassed: end === 'passes', failed: failed && { ...failed, end: 'failed' }, reached: new Set(reached) };
    },
  });
  return { ...outcome, run };
}

test('a mutant survives when all journeys pass', async () => {
  expect(await tried(['passes'])).toEqual({ outcome: 'survived', run: ['search video print: mutant'] });
});

test('a mutant that no journey executes has no test', async () => {
  expect((await tried(['passes'], [8])).outcome).toBe('no test');
});

test('a failing journey that passes without the mutant has noticed it', async () => {
  expect(await tried(['video', 'passes'])).toEqual({
    outcome: 'killed by a journey',
    by: 'video.test.ts › works',
    run: ['search video print: mutant', 'video: clean'],
  });
});

test('a journey that fails without the mutant, too, is left out', async () => {
  expect(await tried(['video', 'video', 'print', 'passes'])).toEqual({
    outcome: 'killed by a journey',
    by: 'print.test.ts › works',
    run: ['search video print: mutant', 'video: clean', 'search print: mutant', 'print: clean'],
  });
});

test('a site that starts only without the mutant has noticed it', async () => {
  expect(await tried(['does not start', 'passes'])).toMatchObject({
    outcome: 'killed by a journey',
    by: 'site and CMS do not start',
  });
});

test('when nothing works any more without the mutant either, the mutant is not noticed', async () => {
  expect(await tried(['does not start', 'does not start'])).toMatchObject({ outcome: 'survived' });
});
