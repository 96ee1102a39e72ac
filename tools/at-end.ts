import { afterAll, onTestFinished, TestRunner } from 'vitest';

/** Cleans up when the running test ends; while a file is loaded, when all of its tests have ended. */
export function atEnd(cleanUp: () => unknown): void {
  const end = async () => void (await cleanUp());
  if (TestRunner.getCurrentTest() === undefined) afterAll(end);
  else onTestFinished(end);
}
