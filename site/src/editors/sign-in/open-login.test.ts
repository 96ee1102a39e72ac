import * as texts from '@headwater/brand/texts.ts';
import { expect, test } from 'vitest';
import { openLogin } from './open-login.ts';
import { cookieChanges, editorsOf } from './testing/editors.ts';

type Options = Parameters<typeof editorsOf>[0];

const local: Options = { settings: { strategy: 'local', loginPageUrl: '/login' } };
const SESSION = '__Host-faust-rt=known; faust-auth=1';

/** Opens the login page. @returns its screen, or the redirect with its cookies */
async function open(query: string, cookie: string, options?: Options) {
  const request = new Request(`https://shop.example/login${query}`, { headers: { cookie } });
  return outcome(await openLogin(request, editorsOf(options).editors));
}

function outcome(response: Awaited<ReturnType<typeof openLogin>>) {
  if (!(response instanceof Response)) return response;
  const location = response.headers.get('location');
  return { status: response.status, location, cookies: cookieChanges(response) };
}

/** Sends the site's own form. */
async function send(fields: Record<string, string>, options: Options = {}, headers: Record<string, string> = {}) {
  const { editors, grants } = editorsOf({ ...local, ...options });
  const request = new Request('https://shop.example/login?redirect_uri=/drafts/', {
    method: 'POST',
    headers: { origin: 'https://shop.example', ...headers },
    body: new URLSearchParams(fields),
  });
  return { ...outcome(await openLogin(request, editors)), grants };
}

const inga = { account: ' inga ', password: ' secret ' };
const letIn: Options = {
  passwordLogin: async (account, password) =>
    account === 'inga' && password === ' secret ' ? { code: 'good' } : { error: 'Incorrect username or password.' },
};

test('redirects a signed-in editor', async () => {
  expect(await open('?redirect_uri=/drafts/', SESSION)).toEqual({
    status: 303,
    location: '/drafts/',
    cookies: ['+refresh', '+hint'],
  });
});

test('redirects a visitor without a session to the CMS, which returns to the login page', async () => {
  const response = await open('?redirect_uri=/drafts/', '');
  if (!('location' in response)) throw new Error('The login page showed a screen.');
  expect(response).toMatchObject({ status: 307, cookies: ['+state'] });
  const location = new URL(response.location ?? '');
  expect(location.origin + location.pathname).toBe('https://cms.example/generate');
  const back = new URL(location.searchParams.get('redirect_uri') ?? '');
  expect(back.pathname).toBe('/login');
  expect(back.searchParams.get('redirect_uri')).toBe('/drafts/');
  expect(back.searchParams.get('state')).toMatch(/^[\w-]{32}$/);
});

test('shows a form where editors sign in on the site', async () => {
  expect(await open('?redirect_uri=/drafts/', '', local)).toEqual({
    kind: 'form',
    status: 200,
    account: '',
    error: undefined,
    path: '/drafts/',
  });
});

test('signs in an editor who returns from the CMS', async () => {
  const query = '?redirect_uri=/drafts/&code=good&state=s1';
  expect(await open(query, '__Host-faust-state=s1')).toEqual({
    status: 303,
    location: '/drafts/',
    cookies: ['+refresh', '+hint', '-state'],
  });
});

test.each([
  ['foreign', 'began in another browser', '?code=good&state=s1', ''],
  ['refused', 'the CMS does not know', '?code=bad&state=s1', '__Host-faust-state=s1'],
])('the page says "%s" of a sign-in that %s', async (kind, _what, query, cookie) => {
  expect(await open(query, cookie)).toEqual({ kind, status: 400, path: '/' });
});

test('refuses a URL of another site as the return path', async () => {
  expect(await open('?redirect_uri=https://evil.example/', SESSION)).toMatchObject({ status: 400, location: null });
});

test('the right password starts a session, with only the name trimmed', async () => {
  expect(await send(inga, letIn)).toEqual({
    status: 303,
    location: '/drafts/',
    cookies: ['+refresh', '+hint'],
    grants: [{ code: 'good' }],
  });
});

test.each([
  ['a wrong password', { ...inga, password: 'guess' }, letIn, 401, 'Incorrect username or password.'],
  ['no password', { account: 'inga' }, letIn, 401, texts.loginIncomplete],
  ['no name', { account: ' ', password: 'secret' }, letIn, 401, texts.loginIncomplete],
  [
    'too many attempts',
    inga,
    { ...letIn, limits: { token: () => 0, password: (account: string) => (account === 'inga' ? 40 : 0) } },
    429,
    'Too many attempts. Please wait 40 seconds.',
  ],
  ['a code that the CMS takes back', inga, { passwordLogin: async () => ({ code: 'bad' }) }, 401, texts.loginWithdrawn],
])('after %s the form is shown again with the typed name', async (_what, fields, options, status, error) => {
  const account = fields.account.trim();
  expect(await send(fields, options)).toMatchObject({ kind: 'form', status, account, error, path: '/drafts/' });
});

test('a body that is not a form counts as a form without a name', async () => {
  expect(await send({}, letIn, { 'content-type': 'text/plain' })).toMatchObject({
    kind: 'form',
    status: 401,
    account: '',
  });
});

test('a password is not taken where editors sign in at the CMS', async () => {
  const response = await send(inga, { ...letIn, settings: { strategy: 'redirect', loginPageUrl: '/login' } });
  expect(response).toMatchObject({ status: 405, location: null, grants: [] });
});
