import { expect, test } from 'vitest';
import { isNeighbor, modelIn, neighbors, numberKeys, spellingMatch } from './numbers.ts';

test.each([
  ['SN-4055', 'SN4055', 'SN4055'],
  [' sn 4055 ', 'SN4055', 'SN4055'],
  ['sn--4055/wr', 'SN4055WR', 'SN4055WR'],
  ['ＳＮ４０５５', 'SN4055', 'SN4055'],
  ['SC-814O', 'SC814O', 'SC8140'],
  ['LI-1l0', 'LI1L0', '11110'],
  ['000123', '000123', '123'],
  ['000', '000', '0'],
  ['Ø12', 'Ø12', 'Ø12'],
  ['"*()', '', ''],
])('the keys of %j are %s and %s', (written, key, folded) => {
  expect(numberKeys(written)).toEqual({ key, folded });
});

test.each([
  ['sn4055', 'exact'],
  ['SN-40', 'prefix'],
  ['SN-4O55', 'folded'],
  ['SN-4O', 'folded'],
  ['4055', 'piece'],
  ['055', undefined],
  ['SN-4056', undefined],
  ['-', undefined],
] as const)('%j finds SN-4055 as %s', (typed, match) => {
  expect(spellingMatch(numberKeys(typed), numberKeys('SN-4055'))).toBe(match);
});

test.each([
  ['another letter', 'SM4055', 'SN4055', true],
  ['a letter too many', 'SNN4055', 'SN4055', true],
  ['a letter too few', 'S4055', 'SN4055', true],
  ['letters that changed places', 'NS4055', 'SN4055', true],
  ['another digit', 'SN4056', 'SN4055', false],
  ['a digit too few', 'SN405', 'SN4055', false],
  ['digits that changed places', 'SN4505', 'SN4055', false],
  ['two other letters', 'TM4055', 'SN4055', false],
])('%s is corrected only among letters', (_what, typed, number, isLetter) => {
  expect(neighbors(typed, 'letters').has(number)).toBe(isLetter);
});

test.each([
  ['SN4056', 'SN4055'],
  ['SN405', 'SN4055'],
  ['SN4505', 'SN4055'],
])('on request, %s is also corrected to %s', (typed, number) => {
  expect(neighbors(typed, 'letters and digits').has(number)).toBe(true);
});

test('the neighbors of a key are those that are one edit away', () => {
  const all = neighbors('AB12', 'letters and digits');
  expect([...all].filter((other) => !isNeighbor('AB12', other))).toEqual([]);
  expect(all.has('AB12')).toBe(false);
});

test.each([
  ['A1', 'A1'],
  ['A1', 'B2'],
  ['A1', 'A1B2'],
  ['ABC', 'CBA'],
  ['ABCD', 'BADC'],
])('%s and %s are not neighbors', (one, other) => {
  expect(isNeighbor(one, other)).toBe(false);
});

test('a key that is longer than any number has no neighbors', () => {
  expect(neighbors('A'.repeat(41), 'letters').size).toBe(0);
});

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
