import { expect, test } from 'vitest';
import { acceptsEncoding, headerEntries, isNotModified, LONGEST_LIST } from './negotiate.ts';

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

test('a list header is read to a kilobyte, however long it is', () => {
  expect(headerEntries(`br,${' '.repeat(14_000)},gzip`)).toEqual(['br', '']);
  expect(headerEntries(`${'a,'.repeat(14_000)}`).length).toBeLessThanOrEqual(LONGEST_LIST);
  expect(acceptsEncoding(`gzip;x=1${' '.repeat(14_000)};q=0`, 'gzip')).toBe(true);
  expect(isNotModified(`${' '.repeat(14_000)}"a"`, '"a"')).toBe(false);
});
