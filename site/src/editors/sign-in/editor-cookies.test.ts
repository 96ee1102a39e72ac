import { expect, test } from 'vitest';
import {
  cookieScope,
  endedSessionCookies,
  endedStateCookie,
  readCookie,
  sessionCookies,
  stateCookie,
} from './editor-cookies.ts';

const plain = cookieScope(new URL('http://localhost:3000'));
const secure = cookieScope(new URL('https://shop.example'));
const below = cookieScope(new URL('https://host.example/shop'));
const now = 1_800_000_000_000;
const tokens = {
  accessToken: 'a',
  accessTokenExpiration: 1_800_000_300,
  refreshToken: 'ab+/=',
  refreshTokenExpiration: 1_800_001_000,
};

test.each([
  ['which scripts cannot read', plain, /^faust-rt=ab%2B%2F%3D; Max-Age=1000; Path=\/; HttpOnly; SameSite=Lax$/],
  ['on https only to its own host', secure, /^__Host-faust-rt=.*; Path=\/; .*; Secure;/],
  ['of one of two sites on a host only to its path', below, /^faust-rt=.*; Path=\/shop; /],
])('the refresh token is in a cookie, %s', (_what, scope, expected) => {
  expect(sessionCookies(tokens, now, scope)[0]).toMatch(expected);
});

test('the hint of a session has no content, so scripts may read it', () => {
  const [, hint] = sessionCookies(tokens, now, secure);
  expect(hint).toBe('faust-auth=1; Max-Age=1000; Path=/; Secure; SameSite=Lax');
});

test.each([plain, secure, below])('deletes cookies with the attributes that they were set with (%j)', (scope) => {
  const nameless = (cookie: string) => cookie.replace(/=[^;]*/, '').replace(/Max-Age=\d+/, '');
  const made = [...sessionCookies(tokens, now, scope), stateCookie('x', scope)].map(nameless);
  const ended = [...endedSessionCookies(scope), endedStateCookie(scope)];
  expect(ended.map(nameless)).toEqual(made);
  for (const cookie of ended) expect(cookie).toMatch(/^[\w-]+=; .*Max-Age=0;/);
});

test('an expired token does not set a cookie with a negative age', () => {
  expect(sessionCookies(tokens, now * 2, plain)[0]).toContain('Max-Age=0;');
});

test('reads a cookie by its whole name', () => {
  expect(readCookie('xfaust-rt=1; faust-rt=2; faust-rt2=3', 'refresh', plain)).toBe('2');
  expect(readCookie('faust-rt=2', 'refresh', secure)).toBeUndefined();
  expect(readCookie('faust-rt=', 'refresh', plain)).toBeUndefined();
  expect(readCookie(null, 'refresh', plain)).toBeUndefined();
});

test('reads a refresh token as it was set, unless its encoding is broken', () => {
  const [refresh = ''] = sessionCookies({ ...tokens, refreshToken: 'a%41;b "c"' }, now, plain);
  expect(readCookie(refresh.split('; ')[0], 'refresh', plain)).toBe('a%41;b "c"');
  expect(readCookie('faust-rt=%ff', 'refresh', plain)).toBeUndefined();
});
