import { expect, test } from 'vitest';
import { readLimit } from './read-settings.ts';

test.each([
  ['no maximum', null, null],
  ['a maximum of 0', 0, null],
  ['a negative maximum', -1, null],
  ['a maximum of 1', 1, 1],
])('%s is read as Gravity Forms means it', (_what, limit, expected) => {
  expect(readLimit(limit)).toBe(expected);
});
