import { expect, test } from 'vitest';
import { flagsOf } from './flags-of.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const NOW = 1_800_000_000_000;

test.each([
  ['now', 0, ['fast']],
  ['just under 2 s ago', -1_999, ['fast']],
  ['2 s ago', -2_000, []],
  ['30 s ago', -30 * SECOND, []],
  ['11 minutes ago', -11 * MINUTE, []],
  ['a day ago', -DAY, []],
  ['1 s in the future', SECOND, ['fast']],
  ['30 s in the future', 30 * SECOND, []],
  ['10 minutes in the future', 10 * MINUTE, []],
  ['just over 10 minutes in the future', 10 * MINUTE + 1, ['clock']],
  ['11 minutes in the future', 11 * MINUTE, ['clock']],
  ['a day in the future', DAY, ['clock']],
])('flags a token that was issued %s', (_when, offset, flags) => {
  expect(flagsOf({ issuedAt: NOW + offset }, NOW)).toEqual(flags);
});
