import { expect, test } from 'vitest';
import { lengthText } from './length-text.ts';

test.each([
  [0, 10_000, 'Up to 10,000 characters'],
  [1, 4_000, '1 of 4,000 characters'],
  [4_000, 4_000, '4,000 of 4,000 characters'],
  [10_000, 4_000, '10,000 of 4,000 characters, 6,000 too many'],
])('%i of %i characters are called %j', (length, most, expected) => {
  expect(lengthText(length, most)).toBe(expected);
});
