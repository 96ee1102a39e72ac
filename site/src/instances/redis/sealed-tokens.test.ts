import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { openTokens, sealTokens } from './sealed-tokens.ts';

const key = randomBytes(32);
const tokens = {
  accessToken: 'access',
  accessTokenExpiration: 1,
  refreshToken: 'refresh',
  refreshTokenExpiration: 2,
};

test('sealed tokens open under their name, contain no token, and are different each time', () => {
  const [one, other] = [sealTokens(key, tokens, 'name'), sealTokens(key, tokens, 'name')];
  expect(openTokens(key, one, 'name')).toEqual(tokens);
  expect(one.includes('access') || one.includes('refresh')).toBe(false);
  expect(one.equals(other)).toBe(false);
});

test.each<[string, () => Buffer]>([
  ['nothing', () => Buffer.alloc(0)],
  ['a text', () => Buffer.from('{"accessToken":"made up","refreshToken":"made up"}')],
  ['tokens that were stored under another name', () => sealTokens(key, tokens, 'other')],
  ['tokens that were sealed with another key', () => sealTokens(randomBytes(32), tokens, 'name')],
  ['tokens that were cut', () => sealTokens(key, tokens, 'name').subarray(0, -1)],
])('no tokens are read from %s', (_what, sealed) => {
  expect(openTokens(key, sealed(), 'name')).toBeUndefined();
});
