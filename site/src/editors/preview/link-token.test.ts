import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { linkToken, readLinkToken } from './link-token.ts';

const key = randomBytes(32);
const now = 1_800_000_000_000;
const link = { id: 'abcdefghijklmnopqrstuv', expiresAt: now + 1000 };
const token = linkToken(link, key);

test('a token contains its link’s ID until it expires', () => {
  expect(readLinkToken(token, key, now)).toBe(link.id);
  expect(readLinkToken(token, key, now + 999)).toBe(link.id);
  expect(readLinkToken(token, key, now + 1000)).toBeUndefined();
});

test.each([
  ['signed with another key', linkToken(link, randomBytes(32))],
  ['with a later end', token.replace(/\..*?\./, `.${(now + 9e9).toString(36)}.`)],
  ['with another id', `x${token.slice(1)}`],
  ['with a part missing', token.split('.').slice(0, 2).join('.')],
  ['with a part too many', `${token}.x`],
  ['with another signature', `${token.slice(0, -3)}AAA`],
  ['empty', ''],
  ['long', 'x'.repeat(100_000)],
])('rejects a token %s', (_how, wrong) => {
  expect(readLinkToken(wrong, key, now)).toBeUndefined();
});
