/**
 * Runs test files for its parent, one at a time, in a Vitest that stays alive, so that imports are transformed
 * once. Started in the copy of the tree, with its packages and settings.
 */
import { resolve } from 'node:path';
import { createVitest } from 'vitest/node';
import { keptWorker, type Modules } from './kept-worker.ts';

/** A request of the parent. */
export interface TestRequest {
  /** A test file. */
  test: string;
  /** Variables for `mutant-switch.mjs`. */
  environment: Record<string, string>;
  /** Whether the modules that the test imports are evaluated anew, or those of earlier runs may be used. */
  modules: Modules;
}

export type TestResult = 'passed' | 'failed';

const { pool, use, renew } = keptWorker();
const vitest = await createVitest('test', {
  watch: false,
  bail: 1,
  maxWorkers: 1,
  reporters: [{}],
  pool,
  isolate: false,
  setupFiles: ['vitest.setup.ts', 'tools/mutate/use-mutant.ts'],
});
/** Whether an earlier run left something in the kept modules that fails a test without a mutant. */
let isSpoiled = false;

process.on('message', async ({ test, environment, modules }: TestRequest) => {
  if (modules === 'kept' && isSpoiled) await renew();
  use(modules);
  vitest.provide('mutation', environment);
  // Failures of earlier runs would count toward `bail`.
  vitest.state.filesMap.clear();
  const specification = vitest.getRootProject().createSpecification(resolve(test));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([specification]);
  const isPassed = testModules.length > 0 && testModules.every((one) => one.ok()) && unhandledErrors.length === 0;
  if (modules === 'kept') isSpoiled = !isPassed && !('HEADWATER_MUTANT' in environment);
  process.send?.((isPassed ? 'passed' : 'failed') satisfies TestResult);
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
