import { expect, test } from 'vitest';
import { guardBody, guardHost, guardUrl, isKnownHost } from './guard.ts';

test('an ordinary request target is read as its decoded path with its query', () => {
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

test.each(['shop.example', 'SHOP.example'])('a site with a URL accepts the host %s', (host) => {
  expect(isKnownHost(host, 'shop.example', true)).toBe(true);
});

test.each(['evil.example', 'localhost:3000'])('a site with another URL refuses the host %s', (host) => {
  expect(isKnownHost(host, 'shop.example', true)).toBe(false);
});

test.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])('a site without a URL accepts the host %s', (host) => {
  expect(isKnownHost(host, 'shop.example', false)).toBe(true);
});

test.each(['evil.example', 'localhost.evil.example', 'shop.example/x'])(
  'a site without a URL refuses the host %s',
  (host) => {
    expect(isKnownHost(host, 'shop.example', false)).toBe(false);
  },
);

test('a site without a URL refuses a request without a host', () => {
  expect(isKnownHost(undefined, 'shop.example', false)).toBe(false);
});

test('a site on this machine accepts its loopback names on its own port only', () => {
  expect(isKnownHost('127.0.0.1:3000', 'localhost:3000', true)).toBe(true);
  expect(isKnownHost('[::1]:3000', 'localhost:3000', true)).toBe(true);
  expect(isKnownHost('127.0.0.1:4000', 'localhost:3000', true)).toBe(false);
  expect(isKnownHost('192.168.1.5:3000', 'localhost:3000', true)).toBe(false);
});

test('refuses a request with two Host headers, even if they are equal', () => {
  expect(guardHost(['Host', 'shop.example', 'Accept', 'host'])).toBeUndefined();
  expect(guardHost(['Host', 'shop.example', 'HOST', 'shop.example'])).toMatchObject({ status: 400 });
});

test('a percent sign that encodes no character is an ordinary character', () => {
  expect(guardUrl('/100%25-cotton/')).toMatchObject({ path: '/100%-cotton/' });
});

test('refuses a body over 64 KB', () => {
  expect(guardBody({ 'content-length': '65536' }, 65_536)).toBeUndefined();
  expect(guardBody({ 'content-length': '65537' }, 65_536)).toMatchObject({ status: 413 });
});

test('refuses a compressed body', () => {
  expect(guardBody({ 'content-encoding': 'gzip' }, 65_536)).toMatchObject({ status: 415 });
});

const letters = (count: number) => 'a'.repeat(count);

test.each([
  ['a path of 1,024 characters', `/${letters(1023)}`],
  ['a query of 4,096 characters', `/?${letters(4096)}`],
  ['a path of 1,024 and a query of 4,096 characters', `/${letters(1023)}?${letters(4096)}`],
  ['a folder with a dot at its end', '/a./'],
])('accepts %s', (_what, target) => {
  expect(guardUrl(target)).not.toHaveProperty('reason');
});

test.each([
  ['a path of 1,025 characters', 'too long', `/${letters(1024)}`],
  ['a query of 4,097 characters', 'too long', `/?${letters(4097)}`],
  ['a URL in place of a path', 'not a path', 'https://shop.example/'],
  ['a path with a broken percent code', 'malformed path', '/%zz'],
  ['a path with a parent folder', 'malformed path', '/a/../b'],
  ['a name of three dots', 'malformed path', '/.../'],
  ['a hidden folder', 'malformed path', '/a/.hidden/'],
  ['a folder whose name begins like ".well-known"', 'malformed path', '/.well-known-too/'],
  ['an encoded slash in capitals', 'malformed path', '/a%2Fb'],
  ['an encoded backslash in capitals', 'malformed path', '/a%5Cb'],
])('refuses %s with the reason "%s"', (_what, reason, target) => {
  expect(guardUrl(target)).toEqual({ status: 400, reason });
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
  ['127.0.0.1', 'localhost'],
  ['localhost', '[::1]'],
  ['[::1]:80', '127.0.0.1:80'],
  ['localhost:3000', 'LOCALHOST:3000'],
])('a site with the URL of %s accepts the host %s', (own, asked) => {
  expect(isKnownHost(asked, own, true)).toBe(true);
});

test.each([
  ['localhost:3000', 'localhost'],
  ['localhost', '127.0.0.10'],
])('a site with the URL of %s refuses the host %s', (own, asked) => {
  expect(isKnownHost(asked, own, true)).toBe(false);
});

const addresses = ['10.0.0.7', '10.0.0.7:8080', '[fd00::7]:8080'];
const malformed = ['10.0.0.7:', '10.0.0', '[fd00::g]', 'x10.0.0.7'];

test.each(addresses)('a site without a URL accepts the IP address %s', (host) => {
  expect(isKnownHost(host, 'shop.example', false)).toBe(true);
});

test.each(malformed)('a site without a URL refuses the malformed IP address %s', (host) => {
  expect(isKnownHost(host, 'shop.example', false)).toBe(false);
});

test.each([...addresses, ...malformed])('a site with a URL refuses the IP address %s', (host) => {
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
