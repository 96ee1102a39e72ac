import { expect, test } from 'vitest';
import { returnPath, withoutLogin } from './return-path.ts';

const ORIGIN = 'https://shop.example';

test.each([
  [undefined, '/'],
  ['', '/'],
  ['/about/', '/about/'],
  ['/preview?p=6&preview=true', '/preview?p=6&preview=true'],
  ['https://shop.example/about/?a=1#b', '/about/?a=1#b'],
  ['/about/?code=x&a=1&state=y', '/about/?a=1'],
  ['/a/../b', '/b'],
  ['/search?q=https://evil.example', '/search?q=https://evil.example'],
  ['/about/?q=code=x&codes=1', '/about/?q=code=x&codes=1'],
  ['/about/?code', '/about/'],
])('the return URL %j becomes the path %s', (wanted, path) => {
  expect(returnPath(wanted, ORIGIN)).toBe(path);
});

test.each([
  'https://evil.example/',
  'https://user@shop.example/',
  'https://:password@shop.example/',
  'http://shop.example/',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/%09/evil.example\n',
  ' /about/',
  '\u00a0//evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'about/',
  'evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https://shop.example@evil.example/',
  'https://user:word@shop.example/',
  'https://shop.example.evil.example/',
  'https://shop.example:8443/',
  'https://shop.exаmple/',
  'https://localhost/',
  'ftp://shop.example/',
  'https://%',
])('rejects %j as a return URL', (wanted) => {
  expect(returnPath(wanted, ORIGIN)).toBeUndefined();
});

test('a path that starts with two slashes becomes a path of this site', () => {
  expect(returnPath('https://shop.example//evil.example', ORIGIN)).toBe('/evil.example');
  expect(returnPath('/.//evil.example', ORIGIN)).toBe('/evil.example');
});

test('removes only a login’s parameters from a URL', () => {
  const url = new URL('https://shop.example/preview?p=6&code=a%2Bb&previewPathname=%2Fx%2F&state=s&barcode=1');
  expect(withoutLogin(url)).toBe('/preview?p=6&previewPathname=%2Fx%2F&barcode=1');
});
