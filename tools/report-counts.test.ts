import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { reportCounts } from './report-counts.ts';
import { testFolder } from './test-folder.ts';

test('a run of several commands collects a line of each, and a step that is no test counts as a failure', async () => {
  const file = join(await testFolder(), 'counts');
  vi.stubEnv('HEADWATER_COUNTS', file);
  onTestFinished(() => void vi.unstubAllEnvs());
  await reportCounts({ passed: 5, failed: 0, skipped: 1 }, true);
  await reportCounts({ passed: 5, failed: 0, skipped: 0 }, false);
  await reportCounts({ passed: 5, failed: 3, skipped: 0 }, false);
  expect(await readFile(file, 'utf8')).toBe('5 passed, 0 failed, 1 skipped\n5 passed, 1 failed\n5 passed, 3 failed\n');
});
