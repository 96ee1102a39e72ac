import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { sameSecret, signature, tokenHash } from './secret-token.ts';

test('the database stores the SHA-256 of a token, not the token', () => {
  expect(tokenHash('a token')).toBe(createHash('sha256').update('a token').digest('base64url'));
});

test('a signature is the HMAC-SHA-512 of its purpose and its text', () => {
  const expected = createHmac('sha512', 'key').update('csrf:session').digest('base64');
  expect(signature('key', 'csrf', 'session')).toBe(expected);
});

test('a signature is for one key, one purpose and one text', () => {
  const signed = signature('key', 'csrf', 'session');
  const others = [signature('other', 'csrf', 'session'), signature('key', 'refresh', 'session')];
  expect([...others, signature('key', 'csrf', 'sessions')]).not.toContain(signed);
});

test.each([
  ['secret', 'secret'],
  ['', ''],
])('the text %j is accepted for the secret %j', (given, expected) => {
  expect(sameSecret(given, expected)).toBe(true);
});

test.each([
  ['secret', 'secreT'],
  ['secret', 'secrets'],
  ['', 'secret'],
])('the text %j is rejected for the secret %j', (given, expected) => {
  expect(sameSecret(given, expected)).toBe(false);
});
