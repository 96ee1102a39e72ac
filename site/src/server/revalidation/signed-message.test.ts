import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { isRecent, isSigned } from './signed-message.ts';

const NOW = 1_795_000_000;

const another = Buffer.from('{"tags":[7]}');
const body = Buffer.from('{"tags":[]}');
const valid = createHmac('sha256', 'secret').update(`${NOW}.`).update(body).digest('hex');
// Node refuses no empty key.
const empty = createHmac('sha256', '').update(`${NOW}.`).update(body).digest('hex');

test.each([
  ['of this second', `${NOW}`, true],
  ['of 300 seconds ago', `${NOW - 300}`, true],
  ['300 seconds ahead', `${NOW + 300}`, true],
  ['of 301 seconds ago', `${NOW - 301}`, false],
  ['301 seconds ahead', `${NOW + 301}`, false],
  ['with a fraction', `${NOW}.5`, false],
  ['with a plus sign', `+${NOW}`, false],
  ['that is empty', '', false],
  ['that is missing', undefined, false],
  ['of 12 digits', `00${NOW}`, true],
  ['of 13 digits', `000${NOW}`, false],
])('a timestamp %s', (_what, timestamp, expected) => {
  expect(isRecent({ timestamp, signature: undefined }, NOW)).toBe(expected);
});

test.each([
  ['the right signature', 'secret', valid, body, true],
  ['the right signature in capitals', 'secret', valid.toUpperCase(), body, true],
  ['another body than the signed one', 'secret', valid, another, false],
  ['a signature with another secret', 'Secret', valid, body, false],
  ['a wrong last digit', 'secret', valid.slice(0, -1) + (valid.endsWith('0') ? '1' : '0'), body, false],
  ['a signature that is a digit too short', 'secret', valid.slice(1), body, false],
  ['a signature that is a digit too long', 'secret', `${valid}0`, body, false],
  ['a signature that is not hexadecimal', 'secret', `g${valid.slice(1)}`, body, false],
  ['no signature', 'secret', undefined, body, false],
  ['a signature by the empty secret of a site without one', '', empty, body, false],
] as const)('a message with %s', (_what, secret, signature, sent, expected) => {
  expect(isSigned(secret, { timestamp: `${NOW}`, signature }, sent)).toBe(expected);
});
