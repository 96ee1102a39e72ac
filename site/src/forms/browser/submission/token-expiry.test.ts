import { expect, test } from 'vitest';
import { needsRenewal } from './token-expiry.ts';

const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;
const token = (expiresAt: number) =>
  `1.12.v1-a.${(NOW - HOUR).toString(36)}.${expiresAt.toString(36)}.${'x'.repeat(43)}`;

test.each([
  ['a month left', token(NOW + 30 * 24 * HOUR), false],
  ['an hour left', token(NOW + HOUR), false],
  ['less than an hour left', token(NOW + HOUR - 1), true],
  ['expired', token(NOW - 1), true],
  ['no token at all', '', true],
])('a token with %s', (_what, text, isNeeded) => {
  expect(needsRenewal(text, NOW)).toBe(isNeeded);
});
