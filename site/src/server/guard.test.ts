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
