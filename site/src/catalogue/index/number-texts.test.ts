import { expect, test } from 'vitest';
import { modelIn, serialRanges } from './number-texts.ts';

test.each([
  ['SN-3040 Submersible Pump', 'SN-3040'],
  ['GR 300 grinder', 'GR 300'],
  ['4x6-13 End suction', '4x6-13'],
  ['MP-000042', 'MP-000042'],
  ['Pumps of 1952', undefined],
  ['Warranty', undefined],
])('the model in the title %j is %j', (title, model) => {
  expect(modelIn(title)).toBe(model);
});

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
