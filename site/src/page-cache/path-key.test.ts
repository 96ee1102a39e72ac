import { expect, test } from 'vitest';
import { encodePath, keyOfEncodedPath } from './path-key.ts';

test.each([
  '/',
  '/products/',
  '/café/',
  '/насосы/',
  '/a?b/',
  '/a#b/',
  '/a&b=c;d,e:f@g+h$/',
  '/100%/',
  '/%41/',
  "/!'()*/",
])('the key of %s is one URL path that decodes to it', (path) => {
  const key = encodePath(path);
  const url = new URL(key, 'https://shop.example');
  expect(url.pathname).toBe(key);
  expect(url.search + url.hash).toBe('');
  expect(decodeURIComponent(key)).toBe(path);
});

test.each([
  ['/caf%c3%a9/', '/caf%C3%A9/'],
  ['/caf%C3%A9/', '/caf%C3%A9/'],
  ['/café/', '/caf%C3%A9/'],
  ['/%70roducts/', '/products/'],
  ['/a:b@c/', '/a%3Ab%40c/'],
])('%s has the key %s', (written, key) => {
  expect(keyOfEncodedPath(written)).toBe(key);
});

test('a path that is not validly encoded has no key', () => {
  expect(keyOfEncodedPath('/%zz/')).toBeUndefined();
  expect(keyOfEncodedPath('/%c3/')).toBeUndefined();
});
