import { expect, test } from 'vitest';
import { type Costs, missedCosts } from './cardinality.ts';

const most: Costs = { megabytes: 5, files: 50, queries: 200, unavailable: 100, wrong: [] };

test('costs at their limits miss no goal', () => {
  expect(missedCosts(most)).toEqual([]);
});

test.each<[string, Partial<Costs>, string]>([
  ['stored bytes', { megabytes: 5.01 }, '5.01 MB were stored, not 5 at most.'],
  ['stored files', { files: 51 }, '51 files were stored, not 50 at most.'],
  ['queries of the CMS', { queries: 201 }, '201 queries of the CMS, not 200 at most.'],
  ['responses with 503', { unavailable: 101 }, '101 responses were 503, not 100 at most.'],
  ['a wrong response', { wrong: ['/?q1=1: 500'] }, 'Wrong responses: /?q1=1: 500.'],
])('a goal is missed by %s alone', (_name, costs, sentence) => {
  expect(missedCosts({ ...most, ...costs })).toEqual([sentence]);
});
