import { expect, test } from 'vitest';
import type { Form } from '../definition/form.ts';
import type { FormField } from '../fields/field-kinds.ts';
import { comparedValues } from './compared-values.ts';

test.each([
  ['DECIMAL_COMMA', '1.250,5', '1250.5'],
  ['DECIMAL_COMMA', '3,5', '3.5'],
  ['DECIMAL_DOT', '1,250.5', '1250.5'],
  ['CURRENCY', '$1,250.50', '1250.5'],
  ['DECIMAL_COMMA', 'many', 'many'],
  ['DECIMAL_COMMA', '', ''],
] as const)('rules compare the number in a text: in %s, %j is %j', (numberFormat, text, expected) => {
  const fields: FormField[] = [{ type: 'NUMBER', id: 1, label: 'Reading', numberFormat }];
  const form: Form = { id: 1, title: 'Readings', fields, confirmations: [], notifications: [] };
  const compared = comparedValues(
    form,
    new Map([
      ['1', text],
      ['2', '3,5'],
    ]),
  );
  expect([...compared]).toEqual([
    ['1', expected],
    ['2', '3,5'],
  ]);
});
