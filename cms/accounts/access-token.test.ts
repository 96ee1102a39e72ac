import { expect, test } from 'vitest';
import { readAccessToken, writeAccessToken } from './access-token.ts';

const key = 'a key for tests';
const claims = { userId: 4_000_000_000, expires: 10_000_000_000, grantId: '00112233445566778899aabbccddeeff' };
const token = writeAccessToken(claims, key);

test('reads the claims written into a token', () => {
  expect(readAccessToken(token, key, 0)).toEqual(claims);
});

test('two tokens with the same claims are different', () => {
  expect(writeAccessToken(claims, key)).not.toBe(token);
});

test('a token is valid until the second before it expires', () => {
  expect(readAccessToken(token, key, claims.expires - 1)).toEqual(claims);
  expect(readAccessToken(token, key, claims.expires)).toBeUndefined();
});

test('rejects a token signed with another key', () => {
  expect(readAccessToken(token, 'another key', 0)).toBeUndefined();
});

test.each([
  ['empty', ''],
  ['cut short', token.slice(0, -4)],
  ['too long', `${token}AAAA`],
  ['in base64url', Buffer.from(token, 'base64').toString('base64url')],
  ['with spaces', ` ${token}`],
])('rejects a token %s', (_what, given) => {
  expect(readAccessToken(given, key, 0)).toBeUndefined();
});
