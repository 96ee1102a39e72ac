import { onTestFinished, vi } from 'vitest';

/** Pauses of half a second or more take no time until the end of the test. @returns their milliseconds, in order */
export function withoutPauses(): readonly number[] {
  const pauses: number[] = [];
  const { setTimeout: wait } = globalThis;
  vi.stubGlobal('setTimeout', (run: () => void, milliseconds: number) => {
    const isPause = milliseconds >= 500;
    if (isPause) pauses.push(milliseconds);
    return wait(run, isPause ? 0 : milliseconds);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return pauses;
}
