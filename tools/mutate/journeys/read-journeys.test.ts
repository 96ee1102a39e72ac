import { expect, test } from 'vitest';
import { type BrowserReport, nameOf, readJourneys } from './read-journeys.ts';

const result = { startTime: '2026-11-23T15:00:00.000Z', duration: 250 } as const;
const from = Date.parse(result.startTime);

function spec(title: string, ...statuses: ('passed' | 'failed' | 'timedOut' | 'skipped' | 'interrupted')[]) {
  return { title, tests: [{ results: statuses.map((status) => ({ ...result, status })) }] };
}

const report: BrowserReport = {
  suites: [
    {
      title: 'search.test.ts',
      file: 'search.test.ts',
      specs: [spec('finds a page', 'passed'), spec('was never started')],
      suites: [
        {
          title: 'at 390 px',
          file: 'search.test.ts',
          specs: [spec('fits', 'timedOut'), spec('fails', 'failed'), spec('was cut off', 'interrupted')],
        },
      ],
    },
  ],
};

test('reads titles with those of their groups, ends and times', () => {
  const common = { file: 'search.test.ts', from, to: from + 250 };
  expect(readJourneys(report)).toEqual([
    { ...common, titles: ['finds a page'], end: 'passed' },
    { ...common, titles: ['at 390 px', 'fits'], end: 'failed' },
    { ...common, titles: ['at 390 px', 'fails'], end: 'failed' },
    { ...common, titles: ['at 390 px', 'was cut off'], end: 'not run' },
  ]);
});

test('names a journey as a list of tests for Playwright does', () => {
  expect(nameOf({ file: 'search.test.ts', titles: ['at 390 px', 'fits'] })).toBe('search.test.ts › at 390 px › fits');
});
