import { expect, test } from 'vitest';
import { calculate, isFormula } from './formula.ts';

const noFields = () => 0;

/** The results of PHP, with which Gravity Forms calculates on its server. */
test.each([
  ['1 + 2 * 3', 7],
  ['(1 + 2) * 3', 9],
  ['10 / 4', 2.5],
  ['8 / 4 / 2', 1],
  ['7 - 2 - 1', 4],
  ['-5 + 2', -3],
  ['2 * -3', -6],
  ['5 - -3', 8],
  ['-(2 + 3)', -5],
  ['.5 * 4', 2],
  ['5. * 2', 10],
  [' ( ( 3 ) ) ', 3],
])('the formula %s is %d', (formula, result) => {
  expect(calculate(formula, noFields)).toBe(result);
  expect(isFormula(formula)).toBe(true);
});

test.each([
  '',
  '1 +',
  '(1 + 2',
  '1 + 2)',
  '1 2',
  '2--5',
  '2 ++ 3',
  '2 ** 3',
  '1 / 0',
  '1 / (1 / 0)',
  '1,000 + 1',
  '1e3',
  'alert(1)',
  '1; 2',
  '()',
  `${'('.repeat(20_000)}1${')'.repeat(20_000)}`,
])('a text that Gravity Forms does not calculate, such as %j, is 0', (formula) => {
  expect(calculate(formula, noFields)).toBe(0);
});

test('a merge tag is the number of its field or input, whatever its label is', () => {
  const seen: [string, string | undefined][] = [];
  const read = (inputId: string, modifier: string | undefined) => {
    seen.push([inputId, modifier]);
    return inputId === '4.2' ? 25 : 3;
  };
  expect(calculate('{Pump: large (Price):4.2} * {How many?:5:value} + 1', read)).toBe(76);
  expect(seen).toEqual([
    ['4.2', undefined],
    ['5', 'value'],
  ]);
});

test('a negative value is subtracted after a minus and a space; directly after it, the result is 0, as in PHP', () => {
  expect(['10 - {a:1}', '10-{a:1}'].map((formula) => calculate(formula, () => -5))).toEqual([15, 0]);
});

test.each(['{Pumps:1} / ({Pumps:1} - {Motors:2})', '1 / 0', '{Price:4.2:price} * 2'])('%j is a formula', (formula) => {
  expect(isFormula(formula)).toBe(true);
});

test.each([
  '{Pumps:1} {Motors:2}',
  '({Pumps:1} + 2',
  '{Pumps:1} + 2)',
  '{Pumps:1} +',
  '2--5',
  'round({Pumps:1})',
  '{all_fields}',
  '',
])('%j is not a formula', (formula) => {
  expect(isFormula(formula)).toBe(false);
});
