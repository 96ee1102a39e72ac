import { expect, test } from 'vitest';
import { endedSessionCookies } from './editor-cookies.ts';
import { seeOther, toCmsLogin, toLogin } from './redirects.ts';
import { cookieChanges, editorsOf, siteUrl } from './testing/editors.ts';

function headOf({ status, headers }: Response) {
  return { status, location: headers.get('location'), referrer: headers.get('referrer-policy') };
}

test('after an action, the browser gets the page by GET without a referrer, with only the cookies that changed', () => {
  const { editors } = editorsOf();
  expect(headOf(seeOther('/news/'))).toEqual({ status: 303, location: '/news/', referrer: 'no-referrer' });
  expect(cookieChanges(seeOther('/news/', endedSessionCookies(editors.cookies)))).toEqual(['-refresh', '-hint']);
  expect(cookieChanges(seeOther('/news/'))).toEqual([]);
});

test('the CMS’s login returns to the page with a state that is tied to this browser', () => {
  const { editors } = editorsOf();
  const response = toCmsLogin(new Request(siteUrl), editors, '/preview?p=7');
  const target = new URL(response.headers.get('location') ?? '');
  expect(target.origin + target.pathname).toBe('https://cms.example/generate');
  const [cookie = ''] = response.headers.getSetCookie();
  const [, state = ''] = /^__Host-faust-state=([^;]+)/.exec(cookie) ?? [];
  expect(target.searchParams.get('redirect_uri')).toBe(`https://shop.example/preview?p=7&state=${state}`);
  expect(headOf(response)).toMatchObject({ status: 307, referrer: 'no-referrer' });
});

test('a login that is under way in another tab keeps its state', () => {
  const { editors } = editorsOf();
  const request = new Request(siteUrl, { headers: { cookie: '__Host-faust-state=under-way' } });
  const { headers } = toCmsLogin(request, editors, '/');
  expect(headers.get('location')).toContain(encodeURIComponent('state=under-way'));
  expect(headers.getSetCookie()[0]).toContain('__Host-faust-state=under-way');
});

test.each([
  ['redirect', /^https:\/\/cms\.example\/generate\?redirect_uri=/, ['+state', '-refresh', '-hint']],
  ['local', /^\/login\?redirect_uri=%2Fnews%2F$/, ['-refresh', '-hint']],
] as const)('the strategy "%s" redirects a visitor without a session to its login', (strategy, location, changes) => {
  const { editors } = editorsOf({ settings: { strategy, loginPageUrl: '/login' } });
  const response = toLogin(new Request(siteUrl), editors, '/news/', endedSessionCookies(editors.cookies));
  expect(headOf(response)).toEqual({ status: 307, location: expect.stringMatching(location), referrer: 'no-referrer' });
  expect(cookieChanges(response)).toEqual(changes);
});
