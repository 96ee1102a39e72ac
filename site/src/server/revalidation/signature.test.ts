import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { isRecent, isSigned } from './signature.ts';

const NOW = 1_795_000_000;

test.each([
  ['now', `${NOW}`, true],
  ['five minutes ago', `${NOW - 300}`, true],
  ['a second more', `${NOW - 301}`, false],
  ['in five minutes', `${NOW + 300}`, true],
  ['in a second more', `${NOW + 301}`, false],
  ['with a fraction', `${NOW}.5`, false],
  ['with a sign', `+${NOW}`, false],
  ['empty', '', false],
  ['absent', undefined, false],
])('a timestamp that is %s is recent or not', (_what, timestamp, expected) => {
  expect(isRecent({ timestamp, signature: undefined }, NOW)).toBe(expected);
});

test.each([
  ['12 digits', '0'.repeat(11), true],
  ['13 digits', '0'.repeat(12), false],
])('a timestamp has at most 12 digits: %s', (_what, zeros, expected) => {
  expect(isRecent({ timestamp: `${zeros}1`, signature: undefined }, 1)).toBe(expected);
});

const body = Buffer.from('{"tags":[]}');
const valid = createHmac('sha256', 'secret').update(`${NOW}.`).update(body).digest('hex');

test.each([
  ['the right one', 'secret', valid, true],
  ['the right one in capitals', 'secret', valid.toUpperCase(), true],
  ['one with another secret', 'Secret', valid, false],
  ['one that differs in its last digit', 'secret', valid.slice(0, -1) + (valid.endsWith('0') ? '1' : '0'), false],
  ['one with a digit less', 'secret', valid.slice(1), false],
  ['one with a digit more', 'secret', `${valid}0`, false],
  ['one with a letter that is not a digit', 'secret', `g${valid.slice(1)}`, false],
  ['none', 'secret', undefined, false],
])('a signature is accepted only if it is the right one: %s', (_what, secret, signature, expected) => {
  expect(isSigned(secret, { timestamp: `${NOW}`, signature }, body)).toBe(expected);
});

test('without a secret, nothing is signed', () => {
  // Node refuses no empty key.
  const empty = createHmac('sha256', '').update(`${NOW}.`).update(body).digest('hex');
  expect(isSigned('', { timestamp: `${NOW}`, signature: empty }, body)).toBe(false);
});
