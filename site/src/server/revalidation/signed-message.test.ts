import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { isRecent, isSigned } from './signed-message.ts';

const NOW = 1_795_000_000;

test.each([
  ['of this second', `${NOW}`],
  ['of 300 seconds ago', `${NOW - 300}`],
  ['300 seconds ahead', `${NOW + 300}`],
])('a timestamp %s is recent', (_what, timestamp) => {
  expect(isRecent({ timestamp, signature: undefined }, NOW)).toBe(true);
});

test.each([
  ['a timestamp of 301 seconds ago', `${NOW - 301}`],
  ['a timestamp 301 seconds ahead', `${NOW + 301}`],
  ['a timestamp with a fraction', `${NOW}.5`],
  ['a timestamp with a plus sign', `+${NOW}`],
  ['an empty timestamp', ''],
  ['a missing timestamp', undefined],
])('%s is not recent', (_what, timestamp) => {
  expect(isRecent({ timestamp, signature: undefined }, NOW)).toBe(false);
});

test('a timestamp may have 12 digits', () => {
  expect(isRecent({ timestamp: `${'0'.repeat(11)}1`, signature: undefined }, 1)).toBe(true);
});

test('a timestamp of 13 digits is not recent', () => {
  expect(isRecent({ timestamp: `${'0'.repeat(12)}1`, signature: undefined }, 1)).toBe(false);
});

const body = Buffer.from('{"tags":[]}');
const valid = createHmac('sha256', 'secret').update(`${NOW}.`).update(body).digest('hex');

test.each([
  ['the right signature', valid],
  ['the right signature in capitals', valid.toUpperCase()],
])('accepts a message with %s', (_what, signature) => {
  expect(isSigned('secret', { timestamp: `${NOW}`, signature }, body)).toBe(true);
});

test.each([
  ['a signature with another secret', 'Secret', valid],
  ['a signature whose last digit is wrong', 'secret', valid.slice(0, -1) + (valid.endsWith('0') ? '1' : '0')],
  ['a signature that is a digit too short', 'secret', valid.slice(1)],
  ['a signature that is a digit too long', 'secret', `${valid}0`],
  ['a signature that is not hexadecimal', 'secret', `g${valid.slice(1)}`],
  ['no signature', 'secret', undefined],
])('refuses a message with %s', (_what, secret, signature) => {
  expect(isSigned(secret, { timestamp: `${NOW}`, signature }, body)).toBe(false);
});

test('without a secret, no message is accepted as signed', () => {
  // Node refuses no empty key.
  const empty = createHmac('sha256', '').update(`${NOW}.`).update(body).digest('hex');
  expect(isSigned('', { timestamp: `${NOW}`, signature: empty }, body)).toBe(false);
});
