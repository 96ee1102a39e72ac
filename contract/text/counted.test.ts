import { expect, test } from 'vitest';
import { counted } from './counted.ts';

test.each([
  [counted(0, 'form'), '0 forms'],
  [counted(1, 'form'), '1 form'],
  [counted(2, 'form'), '2 forms'],
  [counted(1, 'query', 'queries'), '1 query'],
  [counted(2, 'query', 'queries'), '2 queries'],
])('"%s" has the form of its noun', (text, expected) => {
  expect(text).toBe(expected);
});
