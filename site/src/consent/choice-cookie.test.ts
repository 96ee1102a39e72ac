import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Category, categories, formatChoice } from './categories.ts';
import { choiceCookie, readChoice } from './choice-cookie.ts';

const none: Category[] = [];

test.each([
  ['all of it', ['measurement', 'maps', 'video', 'captcha']],
  ['a part of it', ['maps', 'captcha']],
  ['nothing', none],
] as const)('a choice that allows %s is read as it was stored', (_what, allowed) => {
  const cookie = choiceCookie(allowed, 180, true).split(';')[0];
  expect(readChoice(`other=1; ${cookie}; more=2`)).toEqual(new Set(allowed));
});

test.each([
  ['no cookie', undefined],
  ['other cookies', 'my-consent=maps; consents=video'],
  ['an empty value', 'consent='],
  ['a space that nginx does not know', 'a=1;\u00a0consent=maps'],
  ['unknown categories only', 'consent=everything'],
  ['markup', 'consent=<b>'],
])('%s is no choice', (_what, cookies) => {
  expect(readChoice(cookies)).toBeUndefined();
});

test('a category of another version is ignored', () => {
  expect(readChoice('consent=maps.chat')).toEqual(new Set(['maps']));
});

test('the cookie of a choice lasts 180 days', () => {
  expect(choiceCookie(['video', 'maps'], 180, true)).toBe(
    'consent=maps.video; Path=/; Max-Age=15552000; SameSite=Lax; Secure',
  );
  expect(choiceCookie(none, 180, false)).toBe('consent=none; Path=/; Max-Age=15552000; SameSite=Lax');
});

test('the value of a choice does not depend on the order of its categories', () => {
  expect(formatChoice(new Set<Category>(['captcha', 'measurement']))).toBe('measurement.captcha');
});

test('nginx keeps a copy of a page for each choice', () => {
  const configuration = readFileSync(new URL('../../../deploy/nginx/cache.conf', import.meta.url), 'utf8');
  const choice = new RegExp(/"~(.*headwater_choice.*)" \$/.exec(configuration)?.[1] ?? '');
  for (const allowed of [categories, [], ...categories.map((category) => [category])]) {
    const [cookie] = choiceCookie(allowed, 1, false).split(';');
    expect(choice.exec(`a=1; ${cookie}; b=2`)?.groups?.headwater_choice, cookie).toBe(formatChoice(allowed));
  }
});
