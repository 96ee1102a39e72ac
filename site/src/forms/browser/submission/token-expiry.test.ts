import { expect, test } from 'vitest';
import { needsRenewal } from './token-expiry.ts';

const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;
const token = (expiresAt: number) =>
  `1.12.v1-a.${(NOW - HOUR).toString(36)}.${expiresAt.toString(36)}.${'x'.repeat(43)}`;

test.each([
  ['with a month left', token(NOW + 30 * 24 * HOUR)],
  ['with an hour left', token(NOW + HOUR)],
])('a token %s does not have to be renewed', (_what, text) => {
  expect(needsRenewal(text, NOW)).toBe(false);
});

test.each([
  ['with less than an hour left', token(NOW + HOUR - 1)],
  ['that has expired', token(NOW - 1)],
  ['that is missing', ''],
])('a token %s has to be renewed', (_what, text) => {
  expect(needsRenewal(text, NOW)).toBe(true);
});
