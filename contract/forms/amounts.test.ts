import { expect, test } from 'vitest';
import { formatAmount, parseAmount, rounded } from './amounts.ts';
import { currencies, currencyOf } from './currencies.ts';

test.each([
  ['USD', '$1,250.50', 1250.5],
  ['USD', '25', 25],
  ['USD', '-$5.00', -5],
  ['USD', ' 1e2 ', 100],
  ['EUR', '1.250,50 €', 1250.5],
  // A plain number is read with a dot in every currency.
  ['EUR', '25.5', 25.5],
  ['DKK', '99,95 kr.', 99.95],
  ['JPY', '¥ 1,250', 1250],
  ['JPY', '12.7', 12],
] as const)('in %s, the text %j is the amount %d', (code, text, amount) => {
  expect(parseAmount(text, currencies[code])).toBe(amount);
});

test.each(['', 'free', '$', 'kr.'])('the text %j is no amount', (text) => {
  expect(parseAmount(text, currencies.USD)).toBeUndefined();
});

test.each([
  ['USD', 1250.5, '$1,250.50'],
  ['USD', -5, '-$5.00'],
  ['USD', -0.001, '$0.00'],
  ['USD', 1_234_567.005, '$1,234,567.01'],
  ['EUR', 1250.5, '1.250,50 €'],
  ['CAD', 8, '$ 8.00 CAD'],
  ['CHF', 1250, "CHF 1'250.00"],
  ['JPY', 1250.5, '¥ 1,251'],
] as const)('%s %d is written as Gravity Forms does: %s', (code, amount, text) => {
  expect(formatAmount(amount, currencies[code])).toBe(text);
});

test.each([
  ['USD', '$1,234.50'],
  ['AUD', '$ 1,234.50'],
  ['BRL', 'R$ 1.234,50'],
  ['CAD', '$ 1,234.50 CAD'],
  ['CHF', "CHF 1'234.50"],
  ['CZK', '1 234,50 Kč'],
  ['DKK', '1.234,50 kr.'],
  ['EUR', '1.234,50 €'],
  ['GBP', '£ 1,234.50'],
  ['HKD', 'HK$1,234.50'],
  ['HUF', '1.234,50 Ft'],
  ['ILS', '₪ 1,234.50'],
  ['JPY', '¥ 1,235'],
  ['MXN', '$ 1,234.50'],
  ['MYR', 'RM 1,234.50'],
  ['NOK', 'Kr 1.234,50'],
  ['NZD', '$ 1,234.50'],
  ['PHP', 'Php 1,234.50'],
  ['PLN', 'zł 1.234,50'],
  ['RUB', '1 234.50 pyб'],
  ['SEK', '1 234,50 Kr'],
  ['SGD', '$ 1,234.50'],
  ['THB', '฿ 1,234.50'],
  ['TWD', '$ 1,234.50'],
  ['ZAR', 'R1,234.50'],
] as const)('in %s, an amount is %s', (code, text) => {
  expect(formatAmount(1234.5, currencies[code])).toBe(text);
  expect(currencyOf(code)).toEqual(expect.objectContaining({ code }));
});

test.each(Object.values(currencies))('an amount in $code is read as it was written', (currency) => {
  for (const cents of [0, 1, -1, 99, 100, 12_345, -1_234_567, 9_999_999_999]) {
    const amount = cents / 10 ** currency.decimals;
    expect(parseAmount(formatAmount(amount, currency), currency)).toBe(amount);
  }
});

test.each([
  [1.005, 2, 1.01],
  [-1.005, 2, -1.01],
  [2.5, 0, 3],
  [1e-9, 2, 0],
  [1e21, 2, 1e21],
])('%d rounded to %i digits is %d, as in PHP', (number, digits, result) => {
  expect(rounded(number, digits)).toBe(result);
});

test('an unknown currency is US dollars', () => {
  expect([currencyOf('XYZ').code, currencyOf(null).code, currencyOf('constructor').code]).toEqual([
    'USD',
    'USD',
    'USD',
  ]);
});
