import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { openText, sealText } from './seal-text.ts';

const key = randomBytes(32);

test('a text opens with its key and in its context only', () => {
  const sealed = sealText(key, 'a draft 💧', 'here');
  expect(openText(key, sealed, 'here')).toBe('a draft 💧');
  expect(openText(key, new Uint8Array(sealed), 'here')).toBe('a draft 💧');
  expect(openText(key, sealed, 'there')).toBeUndefined();
  expect(openText(key, sealed)).toBeUndefined();
  expect(openText(randomBytes(32), sealed, 'here')).toBeUndefined();
});

test('what is stored has no word of the text, and opens to nothing once it was cut', () => {
  const sealed = sealText(key, 'a draft');
  expect(sealed.includes('draft')).toBe(false);
  for (const length of [0, 12, 27, sealed.length - 1])
    expect(openText(key, sealed.subarray(0, length))).toBeUndefined();
});
