import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { reportCounts } from './report-counts.ts';
import { testFolder } from './test-folder.ts';

/** The file in which a run of several commands collects its counts. */
async function countsFile() {
  const file = join(await testFolder(), 'counts');
  vi.stubEnv('HEADWATER_COUNTS', file);
  onTestFinished(() => void vi.unstubAllEnvs());
  return file;
}

test('a run of several commands collects a line of each', async () => {
  const file = await countsFile();
  await reportCounts({ passed: 5, failed: 0, skipped: 1 }, true);
  await reportCounts({ passed: 5, failed: 3, skipped: 0 }, false);
  expect(await readFile(file, 'utf8')).toBe('5 passed, 0 failed, 1 skipped\n5 passed, 3 failed\n');
});

test('a command that fails without a failed test counts as a failure', async () => {
  const file = await countsFile();
  await reportCounts({ passed: 5, failed: 0, skipped: 0 }, false);
  expect(await readFile(file, 'utf8')).toBe('5 passed, 1 failed\n');
});
