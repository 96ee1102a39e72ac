import { expect, test } from 'vitest';
import { makeFormToken, readFormToken } from './form-token.ts';

const token = makeFormToken(12, 'v1-a', 60_000, 1_000_000);

test('reads the signed values from a token', () => {
  expect(readFormToken(token)).toEqual({ formId: 12, version: 'v1-a', issuedAt: 1_000_000, expiresAt: 1_060_000 });
});

test.each(Array.from(token, (_character, index) => index))('detects a change at index %i', (index) => {
  const other = token[index] === '5' ? '6' : '5';
  const changed = token.slice(0, index) + other + token.slice(index + 1);
  // The last character of a signature contains unused bits.
  const isSame = Buffer.from(changed.split('.')[5] ?? '', 'base64url').equals(
    Buffer.from(token.split('.')[5] ?? '', 'base64url'),
  );
  expect(readFormToken(changed)?.formId).toBe(isSame && index === token.length - 1 ? 12 : undefined);
});

test.each(['', 'x', '1.1.v.1.1.', '1.0.v.1.1.x', `${token}\n`, ` ${token}`, token.repeat(1000), '1.1.v.1.1.\u{1f600}'])(
  'rejects %j as a token',
  (text) => {
    expect(readFormToken(text)).toBeUndefined();
  },
);
