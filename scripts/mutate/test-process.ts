/**
 * Runs one test file after the other, as its parent asks, in a Vitest that stays: what a test imports is transformed
 * once. Started in the copy of the tree, whose packages and settings it uses.
 */
import { createVitest } from 'vitest/node';

/** What the parent asks for: a test file, and what `mutant-switch.mjs` reads. */
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
