import { expect, test } from 'vitest';
import { type ReachLine, reachOf, readReachLines } from './reach.ts';
import type { Journey } from './read-journeys.ts';

function journey(from: number, to: number): Journey {
  return { file: 'a.test.ts', titles: [`from ${from}`], end: 'passed', from, to };
}

function executed(id: number, at: number, isInBrowser = false): ReachLine {
  return { kind: 'mutant', id, at, isInBrowser };
}

/** The numbers that each journey reaches. */
function reached(lines: readonly ReachLine[], ...journeys: readonly Journey[]): number[][] {
  const { ofJourney } = reachOf(lines, journeys);
  return journeys.map((one) => [...(ofJourney.get(one) ?? [])]);
}

const first = journey(1_000, 2_000);
const second = journey(2_500, 3_000);

test('what is executed counts for the journey of that time', () => {
  const lines = [executed(1, 1_600), executed(2, 2_200), executed(3, 2_600, true)];
  expect(reached(lines, first, second)).toEqual([[1], [3]]);
});

test('a journey that gets a page from the cache reaches what its rendering executed', () => {
  const lines: ReachLine[] = [
    { kind: 'request', path: '/about/', at: 1_100 },
    executed(1, 1_150),
    executed(2, 1_150, true),
    executed(3, 1_300),
    { kind: 'rendered', path: '/about/', from: 1_100, to: 1_200 },
    { kind: 'request', path: '/about/', at: 2_600 },
  ];
  expect(reached(lines, first, second)).toEqual([[1, 2, 3], [1]]);
});

test('what was recorded shortly before a journey may have been executed again without a line', () => {
  expect(reached([executed(1, 2_490)], second)).toEqual([[1]]);
  expect(reached([executed(1, 2_400)], second)).toEqual([[]]);
});

test('knows what the site and the CMS executed before the first journey', () => {
  const lines = [executed(1, 500), executed(2, 1_500)];
  expect([...reachOf(lines, [second, first]).atStart]).toEqual([1]);
});

test('reads one line each, without the empty one at the end', () => {
  const lines = [executed(1, 5), executed(2, 6)];
  expect(readReachLines(`${lines.map((line) => JSON.stringify(line)).join('\n')}\n`)).toEqual(lines);
});
