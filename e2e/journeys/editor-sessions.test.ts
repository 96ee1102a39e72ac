import { expect, test } from '@playwright/test';
import { company } from '../support/companies.ts';
import { accessTokenOf, loginOf, type Role, signedIn, signInAtCms } from '../support/editor.ts';
import { newVisitor, parseCookie, type Visitor } from '../support/visitor.ts';

const token = () => `${company.siteUrl}/api/faust/auth/token`;
const logout = () => `${company.siteUrl}/api/faust/auth/logout`;

/** The cookies that an answer deletes, by name. */
function ended(answer: Response): string[] {
  return answer.headers
    .getSetCookie()
    .map(parseCookie)
    .filter(({ attributes }) => attributes.get('max-age') === '0')
    .map(({ name }) => name);
}

function withRefreshToken(value: string): Visitor {
  const visitor = newVisitor();
  visitor.cookies.set('faust-rt', value);
  visitor.cookies.set('faust-auth', '1');
  return visitor;
}

test('a visitor without a session gets no token, no cookie and no hint', async () => {
  const answer = await newVisitor().get(token());
  expect(answer.status).toBe(401);
  expect(await answer.json()).toEqual({ error: 'Unauthorized' });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(answer.headers.getSetCookie()).toEqual([]);
});

test('the token endpoint returns only an access token with its expiry', async () => {
  const editor = await signedIn();
  const answer = await editor.get(token());
  expect(answer.status).toBe(200);
  expect(Object.keys((await answer.json()) as object)).toEqual(['accessToken', 'accessTokenExpiration']);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-type')).toContain('application/json');
});

test('the refresh token is an HttpOnly cookie with the lifetime that the CMS sets', async () => {
  const visitor = newVisitor();
  const { state } = await beginLogin(visitor);
  const answer = await visitor.get(`${token()}?code=${encodeURIComponent(await freshCode())}&state=${state}`);
  const cookies = new Map(answer.headers.getSetCookie().map((line) => [parseCookie(line).name, parseCookie(line)]));
  const refresh = cookies.get('faust-rt')?.attributes;
  expect([...(refresh?.keys() ?? [])].sort()).toEqual(['httponly', 'max-age', 'path', 'samesite']);
  expect(refresh?.get('samesite')).toBe('lax');
  expect(refresh?.get('path')).toBe('/');
  const days = Number(refresh?.get('max-age')) / 86_400;
  expect(days).toBeGreaterThan(13.9);
  expect(days).toBeLessThanOrEqual(14);
  expect(cookies.get('faust-auth')).toMatchObject({ value: '1' });
  expect(cookies.get('faust-auth')?.attributes.has('httponly')).toBe(false);
});

for (const path of [
  '',
  '/',
  '/auth',
  '/auth/token/x',
  '/auth/refresh',
  '/auth/../../token',
  '/__proto__',
  '/viewer/1',
]) {
  test(`/api/faust${path} is a 404`, async () => {
    const editor = await signedIn();
    expect([400, 404]).toContain((await editor.get(`${company.siteUrl}/api/faust${path}`)).status);
  });
}

test('a new code takes precedence over an old cookie', async () => {
  const visitor = withRefreshToken('stale');
  const { state } = await beginLogin(visitor);
  visitor.cookies.set('faust-rt', 'stale');
  const answer = await visitor.get(`${token()}?code=${encodeURIComponent(await freshCode())}&state=${state}`);
  expect(answer.status).toBe(200);
  expect((await visitor.get(token())).status).toBe(200);
});

test('a URL with a code redirects at once: it is in no page, history or referrer', async () => {
  const visitor = newVisitor();
  const { back, state } = await beginLogin(visitor, '/about/?a=1');
  const answer = await visitor.get(`${back}&code=${encodeURIComponent(await freshCode())}`);
  expect(state.length).toBeGreaterThan(20);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/about/?a=1');
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(visitor.cookies.has('faust-state')).toBe(false);
});

test('two tabs can sign in at the same time', async () => {
  const visitor = newVisitor();
  const [one, other] = [await beginLogin(visitor, '/about/'), await beginLogin(visitor, '/careers/')];
  const code = async () => `&code=${encodeURIComponent(await freshCode())}`;
  expect((await visitor.get(one.back + (await code()))).headers.get('location')).toBe('/about/');
  expect((await visitor.get(other.back + (await code()))).headers.get('location')).toBe('/careers/');
});

test('signing out ends the session here, in the browser and at the CMS', async () => {
  const editor = await signedIn();
  const oldBrowser = withRefreshToken(editor.cookies.get('faust-rt') ?? '');
  const accessToken = await accessTokenOf(editor);
  const answer = await editor.post(logout());
  expect(answer.status).toBe(205);
  expect(await answer.text()).toBe('');
  expect(ended(answer)).toEqual(['faust-rt', 'faust-auth']);
  expect((await oldBrowser.get(token())).status).toBe(401);
  const bearer = { authorization: `Bearer ${accessToken}` };
  expect((await newVisitor().get(`${company.siteUrl}/api/faust/viewer`, bearer)).status).toBe(401);
  expect((await editor.post(logout())).status).toBe(205);
});

/** Begins a login at the site. @returns the URL to which the CMS redirects back, and its state */
async function beginLogin(visitor: Visitor, path = '/search', siteUrl = company.siteUrl) {
  const answer = await visitor.get(`${siteUrl}/login?redirect_uri=${encodeURIComponent(path)}`);
  const generate = new URL(answer.headers.get('location') ?? '');
  const back = generate.searchParams.get('redirect_uri') ?? '';
  return { generate: generate.href, back, state: new URL(back).searchParams.get('state') ?? '' };
}

/** An authorization code of the CMS for a user with this role. */
async function freshCode(role: Role = 'editor', siteUrl = company.siteUrl, cmsUrl = company.cmsUrl): Promise<string> {
  const browser = newVisitor();
  await signInAtCms(browser, cmsUrl, await loginOf(role));
  const answer = await browser.get(`${cmsUrl}/generate?redirect_uri=${encodeURIComponent(`${siteUrl}/login`)}`);
  return new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? '';
}
