import { expect, test } from 'vitest';
import { serialRanges } from './number-texts.ts';

test.each([
  ['1001 to 2450', [['', 1001, 2450]]],
  ['A-2451–A-2999', [['A', 2451, 2999]]],
  ['up to 1000', [['', null, 1000]]],
  ['from 2451', [['', 2451, null]]],
  ['2451 and up', [['', 2451, null]]],
  ['2451+', [['', 2451, null]]],
  [
    '12, 20 to 30',
    [
      ['', 12, 12],
      ['', 20, 30],
    ],
  ],
  ['all', []],
])('the serial numbers %j are the ranges %j', (text, ranges) => {
  expect(serialRanges(text).map(({ prefix, low, high }) => [prefix, low, high])).toEqual(ranges);
});
