import { createHmac, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { isSignedToken, signedToken } from './signed-token.ts';

const SECRET = 'the secret of both programs';

/** A token as FaustWP's `encrypt` composes it. */
function faustToken(blocks: number, secret = SECRET): string {
  const [iv, cipherText] = [randomBytes(16), randomBytes(16 * blocks)];
  const hash = createHmac('sha256', secret).update(cipherText).digest();
  return Buffer.concat([iv, hash, cipherText]).toString('base64');
}

test.each([
  ['of the local CMS', signedToken(randomBytes(32), SECRET), 88],
  ['of FaustWP for user 1', faustToken(1), 88],
  ['of FaustWP for user 1000', faustToken(2), 108],
  ['of FaustWP for the highest number of a user', faustToken(3), 128],
])('a token %s counts as issued by the CMS', (_whose, token, length) => {
  expect(token).toHaveLength(length);
  expect(isSignedToken(token, SECRET)).toBe(true);
});

const token = signedToken(randomBytes(32), SECRET);

test.each([
  ['an empty text', ''],
  ['a word', 'known'],
  ['random bytes of the right length', randomBytes(64).toString('base64')],
  ['a token of another secret', faustToken(1, 'another secret')],
  ['a token with another end', token.slice(0, -4) + (token.endsWith('AA==') ? 'BA==' : 'AA==')],
  ['a signature of nothing', faustToken(0)],
  ['a token in another spelling', `${token} `],
  ['a token longer than any', faustToken(4)],
])('%s does not count as issued by the CMS', (_what, made) => {
  expect(isSignedToken(made, SECRET)).toBe(false);
});
