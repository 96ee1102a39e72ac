import { expect, test } from 'vitest';
import { guardBody, guardHost, guardUrl, isKnownHost } from './guard.ts';

const letters = (count: number) => 'a'.repeat(count);

test.each([
  ['/caf%C3%A9/?after=x', '/café/', 'after=x'],
  ['/.well-known/security.txt', '/.well-known/security.txt', ''],
  // A percent sign that encodes no character is an ordinary character.
  ['/100%25-cotton/', '/100%-cotton/', ''],
  ['/a./', '/a./', ''],
  ['/a', '/a', ''],
  ['/a?', '/a', ''],
  ['/?', '/', ''],
  ['/a?b?c', '/a', 'b?c'],
  ['/a?b=%2e%2e%2f', '/a', 'b=%2e%2e%2f'],
  [`/${letters(1023)}?${letters(4096)}`, `/${letters(1023)}`, letters(4096)],
])('the target %s has the path %s and the query %j', (target, path, query) => {
  expect(guardUrl(target)).toEqual({ path, query });
});

test.each([
  ['not a path', ['https://shop.example/', 'http://evil.example/', '*', '']],
  ['too long', [`/${letters(1024)}`, `/?${letters(4097)}`]],
  [
    'malformed path',
    [
      ['/%', '/%zz', '/%ff', '/%c3%28', '/%c0%afetc', '/%e0%80%afetc', '/%ed%a0%80/'],
      ['/a%00', '/a%00b', '/a%0d%0ab', '/a%c2%85b/', '/a\u007fb'],
      ['/../etc/passwd', '/a/../b', '/a/..', '/a/%2e%2e/b', '/a/..;/b', '/a/./b', '/.../'],
      ['/a%2fb', '/a%2Fb', '/a%5cb', '/a%5Cb', '/a\\b', '/%252e%252e%252fetc'],
      ['/%23', '/%23anything/', '/search%3Fq=x/', '/a/%3f', '/products%3F/x/', '/search%253Fq=x/', '/%2523x/'],
      ['/%2541bout/', '/caf%25c3%25a9/'],
      ['/.env', '/.git/config', '/a/.hidden/', '/.well-known-too/'],
    ].flat(),
  ],
])('refuses a target with the reason "%s"', (reason, targets) => {
  for (const target of targets) expect([target, guardUrl(target)]).toEqual([target, { status: 400, reason }]);
});

const loopback = ['localhost:3000', '127.0.0.1:3000', '[::1]:3000'];
const addresses = ['10.0.0.7', '10.0.0.7:8080', '[fd00::7]:8080'];
const malformed = ['10.0.0.7:', '10.0.0', '[fd00::g]', 'x10.0.0.7'];

test.each([
  ['a site with a URL', 'shop.example', true, ['shop.example', 'SHOP.example'], ['evil.example', ...loopback]],
  ['a site with a URL and addresses', 'shop.example', true, [], [...addresses, ...malformed]],
  ['a site without a URL', 'shop.example', false, [...loopback, ...addresses], malformed],
  [
    'a site without a URL and names',
    'shop.example',
    false,
    ['shop.example'],
    ['evil.example', 'localhost.evil.example', 'shop.example/x', undefined],
  ],
  [
    'a site on this machine',
    'localhost:3000',
    true,
    [...loopback, 'LOCALHOST:3000'],
    ['127.0.0.1:4000', '192.168.1.5:3000', 'localhost'],
  ],
  ['localhost on the usual port', 'localhost', true, ['127.0.0.1', '[::1]'], ['127.0.0.10']],
  ['[::1]', '[::1]:80', true, ['127.0.0.1:80'], ['127.0.0.1']],
])('%s accepts its own hosts only', (_what, own, isStrict, known, others) => {
  expect(known.filter((host) => !isKnownHost(host, own, isStrict))).toEqual([]);
  expect(others.filter((host) => isKnownHost(host, own, isStrict))).toEqual([]);
});

test('refuses a request with two Host headers, even if they are equal', () => {
  const refusal = { status: 400, reason: 'more than one host' };
  expect(guardHost(['Host', 'shop.example', 'HOST', 'shop.example'])).toEqual(refusal);
  expect(guardHost(['Host', 'a', 'host', 'b'])).toEqual(refusal);
  // A value that looks like a name is none.
  for (const headers of [['Host', 'a', 'X-Name', 'host'], ['Host', 'shop.example', 'Accept', 'host'], []])
    expect(guardHost(headers)).toBeUndefined();
});

test.each([
  [{ 'content-length': '65536' }, 65_536, undefined],
  [{ 'content-length': '65537' }, 65_536, { status: 413, reason: 'body too large' }],
  [{}, 0, undefined],
  [{ 'content-length': '1' }, 0, { status: 413, reason: 'body too large' }],
  [{ 'content-encoding': 'gzip' }, 65_536, { status: 415, reason: 'encoded body' }],
  [{ 'content-encoding': 'identity' }, 9, { status: 415, reason: 'encoded body' }],
])('to the body %j where %i bytes are allowed, the guard says %j', (headers, largest, expected) => {
  expect(guardBody(headers, largest)).toEqual(expected);
});
