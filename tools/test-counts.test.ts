import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addCounts, countsLine, readBrowserCounts, readUnitCounts } from './test-counts.ts';
import { testFolder } from './test-folder.ts';

async function report(content: object): Promise<string> {
  const file = join(await testFolder(), 'report.json');
  await writeFile(file, JSON.stringify(content));
  return file;
}

test('the last line adds up all suites', async () => {
  const unit = await report({ numPassedTests: 40, numFailedTests: 1, numPendingTests: 2, numTodoTests: 0 });
  const browser = await report({ stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 0 } });
  const sum = addCounts(await readUnitCounts(unit), await readBrowserCounts(browser));
  expect(countsLine(sum)).toBe('48 passed, 2 failed, 2 skipped');
});

test('the last line leaves out skipped tests when there are none', () => {
  expect(countsLine({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed');
});

test('a suite without a report counts as zero', async () => {
  expect(await readBrowserCounts('/nowhere/report.json')).toEqual({ passed: 0, failed: 0, skipped: 0 });
});
