import { expect, test } from 'vitest';
import { guardBody, guardHost, guardUrl, isKnownHost } from './guard.ts';

test('parses and decodes an ordinary request target', () => {
  expect(guardUrl('/caf%C3%A9/?after=x')).toEqual({ path: '/café/', query: 'after=x' });
  expect(guardUrl('/.well-known/security.txt')).toMatchObject({ path: '/.well-known/security.txt' });
});

test.each([
  'http://evil.example/',
  '*',
  '',
  `/${'a'.repeat(1024)}`,
  `/?${'a'.repeat(4097)}`,
  '/%',
  '/%ff',
  '/%c3%28',
  '/a%00b',
  '/a%0d%0ab',
  '/a\u007fb',
  '/../etc/passwd',
  '/a/..',
  '/a/%2e%2e/b',
  '/a/..;/b',
  '/a/./b',
  '/a%2fb',
  '/a%5cb',
  '/a\\b',
  '/%252e%252e%252fetc',
  '/%23',
  '/%23anything/',
  '/search%3Fq=x/',
  '/a/%3f',
  '/products%3F/x/',
  '/search%253Fq=x/',
  '/%2523x/',
  '/%2541bout/',
  '/caf%25c3%25a9/',
  '/%c0%afetc',
  '/%e0%80%afetc',
  '/%ed%a0%80/',
  '/a%00',
  '/a%c2%85b/',
  '/.env',
  '/.git/config',
])('refuses the target %j', (target) => {
  expect(guardUrl(target)).toMatchObject({ status: 400 });
});

test.each([
  ['shop.example', true, true],
  ['SHOP.example', true, true],
  ['evil.example', true, false],
  ['localhost:3000', true, false],
  ['localhost:3000', false, true],
  ['127.0.0.1:3000', false, true],
  ['[::1]:3000', false, true],
  ['evil.example', false, false],
  ['localhost.evil.example', false, false],
  ['shop.example/x', false, false],
  [undefined, false, false],
])('host %s with strictness %s is known: %s', (host, isStrict, expected) => {
  expect(isKnownHost(host, 'shop.example', isStrict)).toBe(expected);
});

test('a site on this machine accepts all of its loopback names, on its port', () => {
  expect(isKnownHost('127.0.0.1:3000', 'localhost:3000', true)).toBe(true);
  expect(isKnownHost('[::1]:3000', 'localhost:3000', true)).toBe(true);
  expect(isKnownHost('127.0.0.1:4000', 'localhost:3000', true)).toBe(false);
  expect(isKnownHost('192.168.1.5:3000', 'localhost:3000', true)).toBe(false);
});

test('refuses a request with two Host headers, even if they are equal', () => {
  expect(guardHost(['Host', 'shop.example', 'Accept', 'host'])).toBeUndefined();
  expect(guardHost(['Host', 'shop.example', 'HOST', 'shop.example'])).toMatchObject({ status: 400 });
});

test('a percent sign that encodes nothing is an ordinary character', () => {
  expect(guardUrl('/100%25-cotton/')).toMatchObject({ path: '/100%-cotton/' });
});

test('refuses bodies over 64 KB and compressed bodies', () => {
  expect(guardBody({ 'content-length': '65536' }, 65_536)).toBeUndefined();
  expect(guardBody({ 'content-length': '65537' }, 65_536)).toMatchObject({ status: 413 });
  expect(guardBody({ 'content-encoding': 'gzip' }, 65_536)).toMatchObject({ status: 415 });
});

const letters = (count: number) => 'a'.repeat(count);

test.each([
  ['a path of 1,024 characters', `/${letters(1023)}`, undefined],
  ['one more', `/${letters(1024)}`, 'too long'],
  ['a query of 4,096 characters', `/?${letters(4096)}`, undefined],
  ['one more', `/?${letters(4097)}`, 'too long'],
  ['both at once', `/${letters(1023)}?${letters(4096)}`, undefined],
  ['a URL in place of a path', 'https://shop.example/', 'not a path'],
  ['a path that is not encoded well', '/%zz', 'malformed path'],
  ['a path that climbs', '/a/../b', 'malformed path'],
  ['a folder with a dot at its end', '/a./', undefined],
  ['a name of three dots', '/.../', 'malformed path'],
  ['a hidden folder', '/a/.hidden/', 'malformed path'],
  ['a folder whose name begins like the well-known one', '/.well-known-too/', 'malformed path'],
  ['an encoded slash in capitals', '/a%2Fb', 'malformed path'],
  ['an encoded backslash in capitals', '/a%5Cb', 'malformed path'],
])('%s is accepted, or refused with a reason', (_what, target, reason) => {
  const guarded = guardUrl(target);
  expect('reason' in guarded ? guarded : undefined).toEqual(reason && { status: 400, reason });
});

test.each([
  ['/a', '/a', ''],
  ['/a?', '/a', ''],
  ['/?', '/', ''],
  ['/a?b?c', '/a', 'b?c'],
  ['/a?b=%2e%2e%2f', '/a', 'b=%2e%2e%2f'],
])('the target %s has the path %s and the query %j', (target, path, query) => {
  expect(guardUrl(target)).toEqual({ path, query });
});

test.each([
  ['localhost', 'localhost:3000', false],
  ['localhost', '127.0.0.1', true],
  ['[::1]', 'localhost', true],
  ['127.0.0.1:80', '[::1]:80', true],
  ['127.0.0.10', 'localhost', false],
  ['LOCALHOST:3000', 'localhost:3000', true],
])('under the strict name %s, the site %s is reached: %s', (asked, own, expected) => {
  expect(isKnownHost(asked, own, true)).toBe(expected);
});

test.each([
  ['10.0.0.7', true],
  ['10.0.0.7:8080', true],
  ['[fd00::7]:8080', true],
  ['10.0.0.7:', false],
  ['10.0.0', false],
  ['[fd00::g]', false],
  ['x10.0.0.7', false],
])('a site without a URL accepts the address %s: %s', (host, expected) => {
  expect(isKnownHost(host, 'shop.example', false)).toBe(expected);
  expect(isKnownHost(host, 'shop.example', true)).toBe(false);
});

test('each refusal names its reason', () => {
  expect(guardHost(['Host', 'a', 'host', 'b'])).toEqual({ status: 400, reason: 'more than one host' });
  // A value that looks like a name is none.
  expect(guardHost(['Host', 'a', 'X-Name', 'host'])).toBeUndefined();
  expect(guardHost([])).toBeUndefined();
  expect(guardBody({ 'content-encoding': 'identity' }, 9)).toEqual({ status: 415, reason: 'encoded body' });
  expect(guardBody({ 'content-length': '10' }, 9)).toEqual({ status: 413, reason: 'body too large' });
  expect(guardBody({}, 0)).toBeUndefined();
  expect(guardBody({ 'content-length': '1' }, 0)).toEqual({ status: 413, reason: 'body too large' });
});
