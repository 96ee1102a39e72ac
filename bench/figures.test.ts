import { expect, test } from 'vitest';
import { median, missedBudgets, tables } from './figures.ts';

const results = {
  pages: [
    { name: 'home: LCP', value: 1612.4, unit: 'ms' as const },
    { name: 'home: performance', value: 99, unit: 'of 100' as const },
  ],
};

test('names each figure beyond its budget', () => {
  const budgets = {
    'pages: home: LCP': { max: 1500 },
    'pages: home: performance': { min: 99 },
    'growth: start': { max: 1.25 },
  };
  expect(missedBudgets(results, budgets)).toEqual(['pages: home: LCP is 1,612 ms, not at most 1500.']);
  expect(missedBudgets(results, { 'pages: home: performance': { min: 100 } })).toEqual([
    'pages: home: performance is 99, not at least 100.',
  ]);
});

test('names a budget whose figure was not measured', () => {
  expect(missedBudgets(results, { 'pages: post: LCP': { max: 1500 } })).toEqual(['pages: post: LCP was not measured.']);
});

test('writes a table for each section with the budgets beside the figures', () => {
  expect(tables(results, { 'pages: home: LCP': { max: 1500 } })).toBe(
    [
      '## pages',
      '',
      '| figure | median | budget |',
      '| --- | ---: | ---: |',
      '| home: LCP | 1,612 ms | ≤ 1500 |',
      '| home: performance | 99 |  |',
    ].join('\n'),
  );
});

test('the median of an even number of runs is the upper one', () => {
  expect([median([3, 1, 2]), median([4, 1, 3, 2]), median([])]).toEqual([2, 3, Number.NaN]);
});
