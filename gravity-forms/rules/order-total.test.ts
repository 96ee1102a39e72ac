import { expect, test } from 'vitest';
import { ruleFields } from '../submission/form-rules.ts';
import { orderForm } from '../testing/order-form.ts';
import { orderTotal } from './order-total.ts';

const shipping = ['15', 'air|39'] as const;

test.each<[string, (readonly [string, string])[], number]>([
  ['shipping costs nothing when nothing is ordered', [shipping], 0],
  ['a quantity of 0 orders nothing', [['3', 'iron|180'], ['4', '0'], shipping], 0],
  ['a quantity that was left empty orders nothing', [['3', 'iron|180'], ['4', ''], shipping], 0],
  [
    'a quantity that is no number orders nothing',
    [
      ['1.2', '25'],
      ['1.3', 'two'],
    ],
    0,
  ],
  ['an option of a product that was not chosen costs nothing', [['5', 'epoxy|60'], shipping], 0],
  [
    'each piece has its options, and the order is shipped once',
    [['3', 'iron|180'], ['4', '2'], ['5', 'epoxy|60'], shipping],
    519,
  ],
])('in the total of an order, %s', (_what, posted, total) => {
  const fields = ruleFields(orderForm);
  expect(orderTotal(fields, new Set(fields.map(({ id }) => id)), new Map(posted))).toBe(total);
});
