import { expect, test } from 'vitest';
import { sourceUrl } from './source-url.ts';

const site = 'https://pumps.example';
const room = 200 - site.length;
const long = (length: number) => `/${'a'.repeat(length - 1)}`;

test.each([
  ['a short one with its query', '/contact/?from=mail', '/contact/?from=mail'],
  ['the longest URL that fits', long(room), long(room)],
  ['one with a long query, without it', `/contact/?q=${'x'.repeat(200)}`, '/contact/'],
  ['a longer path, cut', long(room + 5), long(room)],
  ['an escape cut after one character', `${long(room - 1)}%E7`, long(room - 1)],
  ['an escape cut after two characters', `${long(room - 2)}%E7`, long(room - 2)],
  ['a path in another script', '/ポンプ/', '/%E3%83%9D%E3%83%B3%E3%83%97/'],
  ['half a surrogate pair', '/a\ud83d', '/a%EF%BF%BD'],
  ['an escape that just fits', `${long(room - 3)}%E7%82`, `${long(room - 3)}%E7`],
])('the URL of the page: %s', (_what, page, expected) => {
  expect(sourceUrl(site, page)).toBe(site + expected);
});
