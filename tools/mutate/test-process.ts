/**
 * Runs test files for its parent, one at a time, in a Vitest that stays alive, so that imports are transformed
 * once. Started in the copy of the tree, with its packages and settings.
 */
import { createVitest } from 'vitest/node';
import { keptWorker } from './kept-worker.ts';

/** A request of the parent. */
export interface TestRequest {
  /** A test file. */
  test: string;
  /** Variables for `mutant-switch.mjs`. */
  environment: Record<string, string>;
  /** Whether the modules that the test imports are evaluated anew, or those of earlier runs may be used. */
  modules: 'new' | 'kept';
}

export type TestAnswer = 'passed' | 'failed';

const { pool, renew } = keptWorker();
const vitest = await createVitest('test', {
  watch: false,
  bail: 1,
  maxWorkers: 1,
  reporters: [{}],
  pool,
  isolate: false,
  setupFiles: ['vitest.setup.ts', 'tools/mutate/use-mutant.ts'],
});
/** Whether a mutant may have changed what modules compute when they are imported. */
let isSpoiled = false;

process.on('message', async ({ test, environment, modules }: TestRequest) => {
  if (modules === 'new' || isSpoiled) await renew();
  isSpoiled = modules === 'new' && 'HEADWATER_MUTANT' in environment;
  vitest.provide('mutation', environment);
  // Failures of earlier runs would count toward `bail`.
  vitest.state.filesMap.clear();
  const specifications = await vitest.globTestSpecifications([test]);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const isPassed = testModules.length > 0 && testModules.every((one) => one.ok()) && unhandledErrors.length === 0;
  process.send?.((isPassed ? 'passed' : 'failed') satisfies TestAnswer);
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
