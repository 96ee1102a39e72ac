import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { isRecord } from '@headwater/contract/is-record.ts';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const none: Counts = { passed: 0, failed: 0, skipped: 0 };

/** Counts of a Vitest JSON report; zero if the run ended before it was written. */
export async function readUnitCounts(file: string): Promise<Counts> {
  const report = await readJson(file);
  return {
    passed: numberAt(report, 'numPassedTests'),
    failed: numberAt(report, 'numFailedTests'),
    skipped: numberAt(report, 'numPendingTests') + numberAt(report, 'numTodoTests'),
  };
}

/**
 * Counts of a Playwright JSON report. A flaky journey failed and passed on a retry, which requires
 * `HEADWATER_RETRIES`: it counts as passed, and Playwright's own report lists it.
 */
export async function readBrowserCounts(file: string): Promise<Counts> {
  const { stats } = await readJson(file);
  if (!isRecord(stats)) return none;
  return {
    passed: numberAt(stats, 'expected') + numberAt(stats, 'flaky'),
    failed: numberAt(stats, 'unexpected'),
    skipped: numberAt(stats, 'skipped'),
  };
}

export function addCounts(...counts: readonly Counts[]): Counts {
  return counts.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    none,
  );
}

/** The last line of `npm test`. */
export function countsLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

async function readJson(file: string): Promise<Record<string, unknown>> {
  if (!existsSync(file)) return {};
  const content: unknown = JSON.parse(await readFile(file, 'utf8'));
  return isRecord(content) ? content : {};
}

function numberAt(record: Record<string, unknown>, key: string): number {
  const value = record[key];
  return typeof value === 'number' ? value : 0;
}
