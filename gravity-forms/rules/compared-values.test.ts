import { expect, test } from 'vitest';
import { ruleFields } from '../submission/form-rules.ts';
import { comparedValues } from './conditions.ts';

test.each([
  ['DECIMAL_COMMA', '1.250,5', '1250.5'],
  ['DECIMAL_COMMA', '3,5', '3.5'],
  ['DECIMAL_DOT', '1,250.5', '1250.5'],
  ['CURRENCY', '$1,250.50', '1250.5'],
  ['DECIMAL_COMMA', 'many', 'many'],
  ['DECIMAL_COMMA', '', ''],
] as const)('rules compare the number in a text: in %s, %j is %j', (numberFormat, text, expected) => {
  const fields = ruleFields({
    id: 1,
    title: 'Readings',
    confirmations: [],
    fields: [
      { type: 'NUMBER', id: 1, numberFormat },
      { type: 'TEXT', id: 2 },
    ],
  });
  const compared = comparedValues(
    fields,
    new Map([
      ['1', text],
      ['2', '3,5'],
    ]),
  );
  expect([compared(1), compared(2)]).toEqual([expected, '3,5']);
});
