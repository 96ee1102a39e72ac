import { expect, test } from 'vitest';
import { acceptsEncoding, headerEntries, isNotModified, LONGEST_LIST } from './negotiate.ts';

test.each([
  ['gzip, deflate, br', 'br', true],
  ['gzip;q=0.5', 'gzip', true],
  ['BR', 'br', true],
  [' br ; q=0.001 ', 'br', true],
  ['gzip;q=0, br', 'br', true],
  ['br;q=0, gzip', 'br', false],
  ['identity', 'gzip', false],
  ['br;q=0.0', 'br', false],
  ['br;q=many', 'br', false],
  ['xbr', 'br', false],
  ['', 'br', false],
  [undefined, 'gzip', false],
])('Accept-Encoding: %s allows %s: %j', (header, encoding, expected) => {
  expect(acceptsEncoding(header, encoding)).toBe(expected);
});

test.each([
  ...['"a-br"', 'W/"a-br"', '"x", "a-br"', '*', '"x","a-br","y"'].map((header) => [header, true] as const),
  ...['"a"', '"a-br', '', undefined].map((header) => [header, false] as const),
])('If-None-Match: %s matches the ETag "a-br": %j', (header, expected) => {
  expect(isNotModified(header, '"a-br"')).toBe(expected);
});

test('a list header is read to a kilobyte, however long it is', () => {
  expect(headerEntries(`br,${' '.repeat(14_000)},gzip`)).toEqual(['br', '']);
  expect(headerEntries(`${'a,'.repeat(14_000)}`).length).toBeLessThanOrEqual(LONGEST_LIST);
  expect(acceptsEncoding(`gzip;x=1${' '.repeat(14_000)};q=0`, 'gzip')).toBe(true);
  expect(isNotModified(`${' '.repeat(14_000)}"a"`, '"a"')).toBe(false);
});
