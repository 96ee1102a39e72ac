import { expect, test } from 'vitest';
import { acceptsEncoding, isNotModified } from './negotiate.ts';

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=0.5', 'gzip'],
  ['BR', 'br'],
  [' br ; q=0.001 ', 'br'],
  ['gzip;q=0, br', 'br'],
])('Accept-Encoding: %s allows %s', (header, encoding) => {
  expect(acceptsEncoding(header, encoding)).toBe(true);
});

test.each([
  ['br;q=0, gzip', 'br'],
  ['identity', 'gzip'],
  ['br;q=0.0', 'br'],
  ['br;q=many', 'br'],
  ['xbr', 'br'],
  ['', 'br'],
  [undefined, 'gzip'],
])('Accept-Encoding: %s does not allow %s', (header, encoding) => {
  expect(acceptsEncoding(header, encoding)).toBe(false);
});

test.each(['"a-br"', 'W/"a-br"', '"x", "a-br"', '*', '"x","a-br","y"'])(
  'If-None-Match: %s matches the ETag "a-br"',
  (header) => {
    expect(isNotModified(header, '"a-br"')).toBe(true);
  },
);

test.each(['"a"', '"a-br', '', undefined])('If-None-Match: %s does not match the ETag "a-br"', (header) => {
  expect(isNotModified(header, '"a-br"')).toBe(false);
});
