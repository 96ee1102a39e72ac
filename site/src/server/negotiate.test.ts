import { expect, test } from 'vitest';
import { acceptsEncoding, isNotModified } from './negotiate.ts';

test.each([
  ['gzip, deflate, br', 'br', true],
  ['gzip;q=0.5', 'gzip', true],
  ['br;q=0, gzip', 'br', false],
  ['identity', 'gzip', false],
  ['BR', 'br', true],
  [' br ; q=0.001 ', 'br', true],
  ['br;q=0.0', 'br', false],
  ['br;q=many', 'br', false],
  ['gzip;q=0, br', 'br', true],
  ['xbr', 'br', false],
  ['', 'br', false],
  [undefined, 'gzip', false],
])('Accept-Encoding: %s admits %s: %s', (header, encoding, expected) => {
  expect(acceptsEncoding(header, encoding)).toBe(expected);
});

test.each([
  ['"a-br"', true],
  ['W/"a-br"', true],
  ['"x", "a-br"', true],
  ['*', true],
  ['"a"', false],
  ['"x","a-br","y"', true],
  ['"a-br', false],
  ['', false],
  [undefined, false],
])('If-None-Match %s matches the ETag "a-br": %s', (header, expected) => {
  expect(isNotModified(header, '"a-br"')).toBe(expected);
});
