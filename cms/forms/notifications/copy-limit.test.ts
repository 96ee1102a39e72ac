import { expect, test } from 'vitest';
import { copyLimit } from './copy-limit.ts';

test('an address that had three copies gets the next one an hour after the first', () => {
  const { admit } = copyLimit();
  const minute = 60_000;
  expect([0, 20, 40, 59, 61, 62].map((at) => admit(['a@b.example'], at * minute))).toEqual([
    true,
    true,
    true,
    false,
    true,
    false,
  ]);
});
