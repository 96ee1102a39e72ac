import { expect, test } from 'vitest';
import { formatAmount } from './amounts.ts';
import { currencies } from './currencies.ts';
import { normalNumber, parseNumber, parseSentNumber } from './numbers.ts';

const dot = { format: 'DECIMAL_DOT' } as const;
const comma = { format: 'DECIMAL_COMMA' } as const;
const dollars = { format: 'CURRENCY', currency: currencies.USD } as const;
const euros = { format: 'CURRENCY', currency: currencies.EUR } as const;

test.each([
  ['12', dot, '12'],
  ['-1,234.5', dot, '-1234.5'],
  ['1234567.25', dot, '1234567.25'],
  ['.5', dot, '0.5'],
  ['-.5', dot, '-0.5'],
  ['+7', dot, '7'],
  ['7.', dot, '7'],
  [' 7 ', dot, '7'],
  ['0,75', comma, '0,75'],
  ['1234,5', comma, '1234,5'],
  ['1.234', comma, '1234'],
  ['1.234,5', comma, '1234,5'],
  [',5', comma, '0,5'],
  ['1 234,5', comma, '1234,5'],
  ['1\u00a0234,5', comma, '1234,5'],
  ['1\u202f234\u202f567,5', comma, '1234567,5'],
  ['\u00a00,75\u00a0', comma, '0,75'],
  ["1'234.5", dot, '1234.5'],
  ['1’234,5', comma, '1234,5'],
  ['\u22127', dot, '-7'],
  ['$ 1,234.50', dollars, '1234.50'],
  ['-$5', dollars, '-5'],
  ['€5', dollars, '5'],
  ['1.234,50\u00a0€', euros, '1234,50'],
  ['1.500', euros, '1500'],
])('the number %j in the notation %o is sent as %j', (text, notation, sent) => {
  expect(normalNumber(text, notation)).toBe(sent);
  expect(parseSentNumber(sent, notation)).toBe(parseNumber(text, notation));
});

test.each([
  ['0,75', dot, '0.75'],
  ['1.234,5', dot, '1234.5'],
  ['0,500', dot, '0.500'],
  ['4.5', comma, '4,5'],
  ['1,234.5', comma, '1234,5'],
  ['0.500', comma, '0,500'],
  ['0,75', dollars, '0.75'],
  ['4.50', euros, '4,50'],
])(
  'the number %j in the notation %o, which is one in the other notation only, is sent as %j',
  (text, notation, sent) => {
    expect(normalNumber(text, notation)).toBe(sent);
  },
);

test.each(['', '1.2.3', '1,2,3', '1e3', '12 gpm', '1 5', '1 2345', '5 €', '1,234,5', '--5', '12,,', '1.234.5,6'])(
  'the text %j is not a number, and stays as it was',
  (text) => {
    for (const notation of [dot, comma]) {
      expect(parseNumber(text, notation)).toBeUndefined();
      expect(normalNumber(text, notation)).toBe(text);
    }
  },
);

test.each(Object.values(currencies))('an amount in the notation of $code is read as what it is', (currency) => {
  expect(parseNumber(formatAmount(-1_234_567.5, currency), { format: 'CURRENCY', currency })).toBe(
    currency.decimals === 0 ? -1_234_568 : -1_234_567.5,
  );
});

test.each([
  ['1,234.5', dot, 1234.5],
  ['1,5', dot, undefined],
  ['1.234,5', comma, 1234.5],
  ['4.5', comma, undefined],
  ['1\u00a0234', dot, undefined],
  ['-$ 1,250', dollars, -1250],
  ['1,50 €', euros, 1.5],
  ['1.50', euros, undefined],
] as const)("Gravity Forms' server reads %j in the notation %o as %j", (text, notation, number) => {
  expect(parseSentNumber(text, notation)).toBe(number);
});
