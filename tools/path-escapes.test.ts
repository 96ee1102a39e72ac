import { expect, test } from 'vitest';
import { pathEscapes } from './path-escapes.ts';

test('no two paths are the same', () => {
  expect(new Set(pathEscapes(200)).size).toBe(200);
});

test('each path has an encoded question mark or number sign', () => {
  expect(pathEscapes(200).filter((path) => !/^\/.*%(?:25)*(?:23|3F)/i.test(path))).toEqual([]);
});

test('every mark is tried at a place before the next place', () => {
  expect(pathEscapes(8)).toEqual([
    '/%230/',
    '/%3F1/',
    '/%3f2/',
    '/%25233/',
    '/%253F4/',
    '/%253f5/',
    '/%252525236/',
    '/%2525253f7/',
  ]);
  expect(pathEscapes(65).filter((_, index) => index % 8 === 0)).toEqual([
    '/%230/',
    '/search%23q=8/',
    '/search%23q=16',
    '/products/%23/24',
    '/products/sn-3040%2332/',
    '/%70roducts/40%23?after=x',
    '/preview%23id=48',
    '/feed.xml%2356',
    '/%2364/',
  ]);
});
