import { expect, test } from 'vitest';
import type { Sent } from './lead.ts';
import { maySend, type WhenUnsure } from './may-send.ts';

test.each<[Sent | null, boolean, WhenUnsure, boolean]>([
  [null, false, 'hold', true],
  [null, true, 'hold', true],
  ['keyed', true, 'hold', true],
  ['keyed', false, 'hold', false],
  ['unkeyed', true, 'hold', false],
  ['unkeyed', false, 'hold', false],
  ['keyed', false, 'repeat', true],
  ['unkeyed', false, 'repeat', true],
])('a lead whose last attempt was %s, to a CMS that honors keys: %s, when unsure %s, may be sent: %s', (...row) => {
  const [sent, honorsKeys, whenUnsure, expected] = row;
  expect(maySend(sent, honorsKeys, whenUnsure)).toBe(expected);
});
