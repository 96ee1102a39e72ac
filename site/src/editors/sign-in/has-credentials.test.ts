import type { IncomingHttpHeaders } from 'node:http';
import { expect, test } from 'vitest';
import { cookieScope } from './editor-cookies.ts';
import { bearerToken, hasCredentials, isGuess } from './has-credentials.ts';

const longest = 'a'.repeat(4_096);

test.each([
  ['a token', 'Bearer abc', 'abc'],
  ['the longest token', `Bearer ${longest}`, longest],
  ['a token that is too long', `Bearer ${longest}a`, undefined],
  ['no token', 'Bearer ', undefined],
  ['two tokens', 'Bearer a b', undefined],
  ['another scheme', 'Basic abc', undefined],
  ['an empty text', '', undefined],
  ['null', null, undefined],
  ['nothing', undefined, undefined],
])('of an authorization with %s, only one token of a fair length is read', (_what, authorization, expected) => {
  expect(bearerToken(authorization)).toBe(expected);
});

test.each([
  ['a session’s cookie', { cookie: '__Host-faust-rt=a' }, true],
  ['an access token', { authorization: 'Bearer a' }, true],
  ['a session’s cookie and an access token', { cookie: '__Host-faust-rt=a', authorization: 'Bearer a' }, true],
  ['only the hint of a session', { cookie: 'faust-auth=1' }, false],
  ['another authorization', { authorization: 'Basic a' }, false],
  ['neither a cookie nor an authorization', {}, false],
])('a request with %s may be from an editor or not', (_what, headers, expected) => {
  expect(hasCredentials(headers, cookieScope(new URL('https://shop.example')))).toBe(expected);
});

/** The CMS issued these two; only the session of `known` and its access token are in memory. */
const sessions = {
  isGuess: (token: string) => token === 'issued',
  knowsAccess: (token: string) => token === 'access-of-known',
};

test.each<[string, string, IncomingHttpHeaders, boolean]>([
  ['a code that the CMS issued', 'code=issued&state=s', {}, true],
  ['a made-up code', 'code=x&state=s', {}, false],
  ['an unknown session that the CMS issued', '', { cookie: '__Host-faust-rt=issued' }, true],
  ['a session in memory', '', { cookie: '__Host-faust-rt=known' }, false],
  ['a made-up session', '', { cookie: '__Host-faust-rt=x' }, false],
  ['an unknown access token', '', { authorization: 'Bearer x' }, true],
  ['an access token in memory', '', { authorization: 'Bearer access-of-known' }, false],
  ['none of them', 'p=1', {}, false],
])('%s: whether the CMS has to check it', (_what, query, headers, expected) => {
  expect(isGuess(headers, query, cookieScope(new URL('https://shop.example')), sessions)).toBe(expected);
});
