import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { openText, sealText } from './seal-text.ts';

const key = randomBytes(32);

test('a sealed text opens only with its key in its context', () => {
  const sealed = sealText(key, 'a draft 💧', 'here');
  expect(openText(key, sealed, 'here')).toBe('a draft 💧');
  expect(openText(key, new Uint8Array(sealed), 'here')).toBe('a draft 💧');
  expect(openText(key, sealed, 'there')).toBeUndefined();
  expect(openText(key, sealed)).toBeUndefined();
  expect(openText(randomBytes(32), sealed, 'here')).toBeUndefined();
});

test('a sealed text has no word of the text', () => {
  expect(sealText(key, 'a draft').includes('draft')).toBe(false);
});

test('a sealed text that was cut does not open', () => {
  const sealed = sealText(key, 'a draft');
  for (const length of [0, 12, 27, sealed.length - 1])
    expect(openText(key, sealed.subarray(0, length))).toBeUndefined();
});
