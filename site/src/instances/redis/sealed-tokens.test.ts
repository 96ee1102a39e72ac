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

test('tokens come back under the name that they were stored under', () => {
  expect(openTokens(key, sealTokens(key, tokens, 'name'), 'name')).toEqual(tokens);
});

test('what is stored contains no token, and is different each time', () => {
  const [one, other] = [sealTokens(key, tokens, 'name'), sealTokens(key, tokens, 'name')];
  expect(one.includes('access') || one.includes('refresh')).toBe(false);
  expect(one.equals(other)).toBe(false);
});

test.each<[string, () => Buffer]>([
  ['nothing', () => Buffer.alloc(0)],
  ['a text', () => Buffer.from('{"accessToken":"made up","refreshToken":"made up"}')],
  ['tokens that were stored under another name', () => sealTokens(key, tokens, 'other')],
  ['tokens that were sealed with another key', () => sealTokens(randomBytes(32), tokens, 'name')],
  ['tokens that were cut', () => sealTokens(key, tokens, 'name').subarray(0, -1)],
])('%s opens to nothing', (_what, sealed) => {
  expect(openTokens(key, sealed(), 'name')).toBeUndefined();
});
