import { expect, test } from 'vitest';
import { matches } from './matches.ts';

/** Spaces that JavaScript's `trim` removes and PHP's does not; the local CMS is tested with the same ones. */
const unicodeSpaces =
  '\f\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff';

test.each([...unicodeSpaces].map((space) => [(space.codePointAt(0) ?? 0).toString(16), space]))(
  'U+%s around a value makes it another value, as in PHP',
  (_, space) => {
    expect(matches(`${space}pump`, 'IS', 'pump')).toBe(false);
    expect(matches(`pump${space}`, 'IS', 'pump')).toBe(false);
    expect(matches('pump', 'IS', `${space}pump`)).toBe(false);
    expect(matches(space, 'IS', '')).toBe(false);
  },
);

test.each([' ', '\n', '\r', '\t', '\v', '\0'])('%j around a value is ignored, as in PHP', (blank) => {
  expect(matches(`${blank}pump${blank}`, 'IS', 'pump')).toBe(true);
});
