import { expect, test } from '@playwright/test';
import { company } from '../support/companies.ts';
import { accessTokenOf, loginOf, type Role, signedIn, signInAtCms } from '../support/editor.ts';
import { newVisitor, parseCookie, type Visitor } from '../support/visitor.ts';

const token = () => `${company.siteUrl}/api/faust/auth/token`;
const logout = () => `${company.siteUrl}/api/faust/auth/logout`;

/** The cookies that a response deletes, by name. */
function ended(response: Response): string[] {
  return response.headers
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
  const response = await newVisitor().get(token());
  expect(response.status).toBe(401);
  expect(await response.json()).toEqual({ error: 'Unauthorized' });
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-type')).toContain('application/json');
  expect(response.headers.getSetCookie()).toEqual([]);
});

test('the token endpoint returns only an access token with its expiry', async () => {
  const editor = await signedIn();
  const response = await editor.get(token());
  expect(response.status).toBe(200);
  expect(Object.keys((await response.json()) as object)).toEqual(['accessToken', 'accessTokenExpiration']);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-type')).toContain('application/json');
});

test('the refresh token is an HttpOnly cookie with the lifetime that the CMS sets', async () => {
  const visitor = newVisitor();
  const { state } = await beginLogin(visitor);
  const response = await visitor.get(`${token()}?code=${encodeURIComponent(await freshCode())}&state=${state}`);
  const cookies = new Map(response.headers.getSetCookie().map((line) => [parseCookie(line).name, parseCookie(line)]));
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

test('deletes a hint that has outlived its session', async () => {
  const visitor = newVisitor();
  visitor.cookies.set('faust-auth', '1');
  expect(ended(await visitor.get(token()))).toEqual(['faust-rt', 'faust-auth']);
});

const forged: [string, () => Promise<string> | string][] = [
  ['a made-up refresh token', () => 'bm9ib2R5'],
  ['a refresh token of one character', () => 'x'],
  ['a refresh token of 4,000 characters', () => 'a'.repeat(4000)],
  ['an access token instead', async () => accessTokenOf(await signedIn())],
  ['a code instead', () => freshCode()],
  ['a refresh token with one letter changed', async () => flip(refreshTokenOf(await signedIn()))],
  ['half a refresh token', async () => refreshTokenOf(await signedIn()).slice(0, 40)],
  ['JSON', () => encodeURIComponent('{"$gt":""}')],
  ['the name of a property', () => '__proto__'],
];

function refreshTokenOf(visitor: Visitor): string {
  return decodeURIComponent(visitor.cookies.get('faust-rt') ?? '');
}

function flip(text: string): string {
  return (text[0] === 'A' ? 'B' : 'A') + text.slice(1);
}

for (const [what, value] of forged) {
  test(`rejects ${what} and deletes the cookie`, async () => {
    const response = await withRefreshToken(encodeURIComponent(await value())).get(token());
    expect(response.status).toBe(401);
    expect(ended(response)).toEqual(['faust-rt', 'faust-auth']);
    expect(await response.text()).not.toContain('accessToken"');
  });
}

for (const site of ['cross-site', 'same-site']) {
  test(`a ${site} request gets no token, with or without a cookie`, async () => {
    const editor = await signedIn();
    const response = await editor.get(token(), { 'sec-fetch-site': site });
    expect(response.status).toBe(403);
    expect(await response.text()).not.toContain('accessToken');
  });
}

for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
  test(`${method} gets no token`, async () => {
    const editor = await signedIn();
    const response = await editor.request(token(), { method, headers: { origin: company.siteUrl } });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET');
  });
}

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

const foreignStates: [string, (visitor: Visitor) => Promise<string>][] = [
  ['without a state', async () => ''],
  ['with an empty state', async () => '&state='],
  ['with a state but no cookie', async () => '&state=abcdefghijklmnopqrstuvwxyz012345'],
  ['with the state of another browser', async () => `&state=${(await beginLogin(newVisitor())).state}`],
  [
    'with another state than its cookie',
    async (visitor) => {
      const { state } = await beginLogin(visitor);
      return `&state=${flip(state)}`;
    },
  ],
  [
    'with a cookie but no state',
    async (visitor) => {
      await beginLogin(visitor);
      return '';
    },
  ],
  ['with the beginning of its state', async (visitor) => `&state=${(await beginLogin(visitor)).state.slice(0, 10)}`],
];

for (const [how, stateOf] of foreignStates) {
  for (const path of ['/api/faust/auth/token', '/login', '/preview']) {
    test(`a code sent to ${path} ${how} is rejected`, async () => {
      const visitor = newVisitor();
      const state = await stateOf(visitor);
      const response = await visitor.get(
        `${company.siteUrl}${path}?code=${encodeURIComponent(await freshCode())}${state}`,
      );
      expect(response.status).toBe(400);
      expect(visitor.cookies.has('faust-rt')).toBe(false);
      expect(visitor.cookies.has('faust-auth')).toBe(false);
    });
  }
}

test('the second use of a code ends the session of the first', async () => {
  const [first, second] = [newVisitor(), newVisitor()];
  const code = encodeURIComponent(await freshCode());
  const url = (state: string) => `${token()}?code=${code}&state=${state}`;
  expect((await first.get(url((await beginLogin(first)).state))).status).toBe(200);
  const stolen = await second.get(url((await beginLogin(second)).state));
  expect(stolen.status).toBe(400);
  expect(second.cookies.has('faust-rt')).toBe(false);

  const accessToken = await accessTokenOf(first);
  const viewer = await first.get(`${company.siteUrl}/api/faust/viewer`, { authorization: `Bearer ${accessToken}` });
  expect(viewer.status).toBe(401);
  expect((await first.get(token())).status).toBe(401);
});

test('a new code takes precedence over an old cookie', async () => {
  const visitor = withRefreshToken('stale');
  const { state } = await beginLogin(visitor);
  visitor.cookies.set('faust-rt', 'stale');
  const response = await visitor.get(`${token()}?code=${encodeURIComponent(await freshCode())}&state=${state}`);
  expect(response.status).toBe(200);
  expect((await visitor.get(token())).status).toBe(200);
});

test('a URL with a code redirects at once: it is in no page, history or referrer', async () => {
  const visitor = newVisitor();
  const { back, state } = await beginLogin(visitor, '/about/?a=1');
  const response = await visitor.get(`${back}&code=${encodeURIComponent(await freshCode())}`);
  expect(state.length).toBeGreaterThan(20);
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/about/?a=1');
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(visitor.cookies.has('faust-state')).toBe(false);
});

test('two tabs can sign in at the same time', async () => {
  const visitor = newVisitor();
  const [one, other] = [await beginLogin(visitor, '/about/'), await beginLogin(visitor, '/careers/')];
  const code = async () => `&code=${encodeURIComponent(await freshCode())}`;
  expect((await visitor.get(one.back + (await code()))).headers.get('location')).toBe('/about/');
  expect((await visitor.get(other.back + (await code()))).headers.get('location')).toBe('/careers/');
});

test('signing in redirects to the CMS and back', async () => {
  const { generate, back } = await beginLogin(newVisitor());
  expect(generate.startsWith(`${company.cmsUrl}/generate?redirect_uri=`)).toBe(true);
  expect(new URL(back).origin).toBe(company.siteUrl);
});

test('signing in redirects at once when already signed in', async () => {
  const response = await (await signedIn()).get(`${company.siteUrl}/login?redirect_uri=%2Fabout%2F`);
  expect([response.status, response.headers.get('location')]).toEqual([303, '/about/']);
});

const offSite = [
  'https://evil.example/',
  'http://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '\u0000//evil.example',
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'https://127.0.0.1@evil.example/',
  'https://evil.example/127.0.0.1',
  'https:evil.example',
  'http://localhost/',
  'http://localhost:1/',
  'http://127.0.0.1.evil.example/',
  'https://еvil.example/',
  'ftp://127.0.0.1/',
  'evil.example',
  ' //evil.example',
];

for (const payload of offSite) {
  test(`the login redirects only to the site: ${JSON.stringify(payload)}`, async () => {
    const url = `${company.siteUrl}/login?redirect_uri=${encodeURIComponent(payload)}`;
    for (const visitor of [newVisitor(), await signedIn()]) {
      const response = await visitor.get(url);
      expect(response.status).toBe(400);
      expect(response.headers.get('location')).toBeNull();
    }
  });
}

const foreignPosts: [string, Record<string, string>][] = [
  ['without an origin', {}],
  ['from another site', { origin: 'https://evil.example' }],
  ['from nowhere', { origin: 'null' }],
  ['from another port', { origin: 'http://127.0.0.1:1' }],
  ['that the browser calls cross-site', { origin: 'own', 'sec-fetch-site': 'cross-site' }],
  ['that the browser calls same-site', { origin: 'own', 'sec-fetch-site': 'same-site' }],
];

for (const [how, headers] of foreignPosts) {
  test(`a request ${how} does not sign out`, async () => {
    const editor = await signedIn();
    const sent = { ...headers, ...(headers.origin === 'own' && { origin: company.siteUrl }) };
    expect((await editor.request(logout(), { method: 'POST', headers: sent })).status).toBe(403);
    expect((await editor.get(token())).status).toBe(200);
  });
}

test('following a link does not sign out', async () => {
  const editor = await signedIn();
  expect((await editor.get(logout())).status).toBe(405);
  expect((await editor.get(token())).status).toBe(200);
});

test('signing out ends the session here, in the browser and at the CMS', async () => {
  const editor = await signedIn();
  const oldBrowser = withRefreshToken(editor.cookies.get('faust-rt') ?? '');
  const accessToken = await accessTokenOf(editor);
  const response = await editor.post(logout());
  expect(response.status).toBe(205);
  expect(await response.text()).toBe('');
  expect(ended(response)).toEqual(['faust-rt', 'faust-auth']);
  expect((await oldBrowser.get(token())).status).toBe(401);
  const bearer = { authorization: `Bearer ${accessToken}` };
  expect((await newVisitor().get(`${company.siteUrl}/api/faust/viewer`, bearer)).status).toBe(401);
  expect((await editor.post(logout())).status).toBe(205);
});

for (const [what, authorization] of [
  ['no token', ''],
  ['a made-up token', 'Bearer nobody'],
  ['a password', 'Basic ZWRpdG9yOng='],
  ['two tokens', 'Bearer a b'],
] as const) {
  for (const path of ['viewer', 'toolbar']) {
    test(`/api/faust/${path} reveals nothing for ${what}, whatever cookies are sent`, async () => {
      const editor = await signedIn();
      const response = await editor.get(`${company.siteUrl}/api/faust/${path}`, { authorization });
      expect(response.status).toBe(401);
      expect(await response.json()).toEqual({ error: 'Unauthorized' });
      expect(response.headers.get('cache-control')).toBe('no-store');
    });
  }
}

test('fifty concurrent requests with one session renew it at most once and keep it', async () => {
  const editor = await signedIn();
  const responses = await Promise.all(Array.from({ length: 50 }, () => editor.get(token())));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await editor.get(token())).status).toBe(200);
});

/** Begins a login at the site. @returns the URL to which the CMS redirects back, and its state */
async function beginLogin(visitor: Visitor, path = '/search', siteUrl = company.siteUrl) {
  const response = await visitor.get(`${siteUrl}/login?redirect_uri=${encodeURIComponent(path)}`);
  const generate = new URL(response.headers.get('location') ?? '');
  const back = generate.searchParams.get('redirect_uri') ?? '';
  return { generate: generate.href, back, state: new URL(back).searchParams.get('state') ?? '' };
}

/** An authorization code of the CMS for a user with this role. */
async function freshCode(role: Role = 'editor', siteUrl = company.siteUrl, cmsUrl = company.cmsUrl): Promise<string> {
  const browser = newVisitor();
  await signInAtCms(browser, cmsUrl, await loginOf(role));
  const response = await browser.get(`${cmsUrl}/generate?redirect_uri=${encodeURIComponent(`${siteUrl}/login`)}`);
  return new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? '';
}
