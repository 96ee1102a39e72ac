/**
 * Runs test files for its parent, one at a time, in a Vitest that stays alive, so that imports are transformed
 * once. Started in the copy of the tree, with its packages and settings.
 */
import { createVitest } from 'vitest/node';

/** A request of the parent: a test file, and the variables for `mutant-switch.mjs`. */
export interface TestRequest {
  test: string;
  environment: Record<string, string>;
}

export type TestAnswer = 'passed' | 'failed';

const vitest = await createVitest('test', { watch: false, bail: 1, maxWorkers: 1, reporters: [{}] });

process.on('message', async ({ test, environment }: TestRequest) => {
  for (const name of ['HEADWATER_MUTANT', 'HEADWATER_REACHED']) delete process.env[name];
  Object.assign(process.env, environment);
  // Failures of earlier runs would count toward `bail`.
  vitest.state.filesMap.clear();
  const specifications = await vitest.globTestSpecifications([test]);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const isPassed = testModules.length > 0 && testModules.every((one) => one.ok()) && unhandledErrors.length === 0;
  process.send?.((isPassed ? 'passed' : 'failed') satisfies TestAnswer);
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
