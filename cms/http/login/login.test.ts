import { readFile } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { passwordLength } from '../../accounts/password.ts';
import { browser, loginOf } from '../../testing/browser.ts';
import { startSmallCms } from '../../testing/small-cms.ts';
import { ownUrl } from './login.ts';

test.each([
  ['/wp-admin/', 'http://cms.test/wp-admin/'],
  ['wp-admin/?a=1', 'http://cms.test/wp-admin/?a=1'],
  ['http://cms.test/x', 'http://cms.test/x'],
  ['http://user@cms.test/', undefined],
  ['http://:pass@cms.test/', undefined],
  ['http://user:pass@cms.test/', undefined],
  ['https://cms.test/', undefined],
  ['http://cms.test:81/', undefined],
  ['//elsewhere.test/', undefined],
  ['/\\elsewhere.test/', undefined],
  ['\\\\elsewhere.test', undefined],
  ['http://cms.test@elsewhere.test/', undefined],
  ['http://cms.test.elsewhere.test/', undefined],
  ['javascript:alert(1)', undefined],
  ['blob:http://cms.test/x', undefined],
  ['/.//elsewhere.test/', 'http://cms.test//elsewhere.test/'],
  ['http://', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('%j resolves to %s', (wish, expected) => {
  expect(ownUrl(wish, 'http://cms.test')).toBe(expected);
});

// Password hashing is slow by design, and slower on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const clock = { now: Date.parse('2026-11-21T12:00:00Z') };
const cms = await startSmallCms({ now: () => clock.now });
const editor = await loginOf(cms, 'editor');

test('the login page is a plain form that no other page may frame', async () => {
  const response = await browser(cms).get('/wp-login.php');
  expect(response.status).toBe(200);
  const page = await response.text();
  expect(page).toMatch(/<form method="post" action="\/wp-login.php">/);
  expect(page).not.toMatch(/<script|<style|style=/);
  expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('the login has the styles of the admin, which are public', async () => {
  const page = await (await browser(cms).get('/wp-login.php')).text();
  const [, path = ''] = /<link rel="stylesheet" href="([^"]+)">/.exec(page) ?? [];
  const sheet = await browser(cms).get(path);
  expect([path, sheet.status, sheet.headers.get('content-type')]).toEqual([
    '/wp-admin/assets/admin.css',
    200,
    'text/css; charset=UTF-8',
  ]);
  const base = await readFile(new URL('../../admin/styles/base.css', import.meta.url), 'utf8');
  expect(await sheet.text()).toContain(base);
});

test('the right password leads to the dashboard with a session cookie', async () => {
  const visitor = browser(cms);
  const response = await visitor.signIn(editor);
  expect([response.status, response.headers.get('location')]).toEqual([302, 'http://cms.test/wp-admin/']);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const cookie = response.headers.getSetCookie().join();
  expect(cookie).toMatch(/^headwater-cms=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
});

test.each([
  ['/wp-admin/edit.php?post_type=page', 'http://cms.test/wp-admin/edit.php?post_type=page'],
  ['//elsewhere.example/', 'http://cms.test/wp-admin/'],
  ['/\tx\r\nset-cookie: a=b', 'http://cms.test/xset-cookie:%20a=b'],
])('redirect_to=%j redirects to %s', async (wish, location) => {
  const path = `/wp-login.php?redirect_to=${encodeURIComponent(wish)}`;
  const response = await browser(cms, wish).signIn(editor, path);
  expect(response.headers.get('location')).toBe(location);
});

test('a wrong password and an unknown user get the same response', async () => {
  const page = async (username: string) =>
    (await browser(cms, username).signIn({ username, password: 'guess' })).text();
  const withoutForm = (html: string) => /<p class="error".*?<\/p>/.exec(html)?.[0];
  expect(withoutForm(await page('editor'))).toContain('Incorrect username or password.');
  expect(withoutForm(await page('nobody'))).toBe(withoutForm(await page('editor')));
});

test('the login form shows the typed username again, escaped', async () => {
  const response = await browser(cms).signIn({ username: '"><script>alert(1)</script>', password: 'guess' });
  const page = await response.text();
  expect(page).toContain('value="&quot;&gt;&lt;script&gt;');
  expect(page).not.toContain('<script>');
});

test('the login form never shows the typed password again', async () => {
  const response = await browser(cms).signIn({ username: 'stranger', password: 'hunter2-hunter2' });
  const page = await response.text();
  expect(page).toContain('value="stranger"');
  expect(page).not.toContain('hunter2');
});

test('refuses a login form sent by another site, even with the right password', async () => {
  const visitor = browser(cms);
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
  ]) {
    const response = await visitor.submit('/wp-login.php', { log: editor.username, pwd: editor.password }, headers);
    expect(response.status).toBe(403);
  }
  const forged = await visitor.submit('/wp-login.php', { log: editor.username, pwd: editor.password, _wpnonce: 'x' });
  expect(forged.status).toBe(403);
  expect(visitor.cookies.has('headwater-cms')).toBe(false);
});

test('a login form without its cookie is refused as expired, and can be sent again', async () => {
  const visitor = browser(cms);
  await visitor.get('/wp-login.php');
  visitor.cookies.clear();
  const body = new URLSearchParams({ log: editor.username, pwd: editor.password, _wpnonce: 'expired' });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const refused = await cms.fetch(new Request('http://cms.test/wp-login.php', { method: 'POST', headers, body }));
  const cookie = refused.headers
    .getSetCookie()
    .find((each) => each.startsWith('headwater-login='))
    ?.split(';')[0];
  const page = await refused.text();
  expect([refused.status, page]).toEqual([403, expect.stringContaining('This form had expired')]);
  body.set('_wpnonce', /name="_wpnonce" value="([^"]*)"/.exec(page)?.[1] ?? '');
  const accepted = await cms.fetch(
    new Request('http://cms.test/wp-login.php', {
      method: 'POST',
      headers: { ...headers, cookie: cookie ?? '' },
      body,
    }),
  );
  expect(accepted.status).toBe(302);
});

/** Refused without being hashed, which takes long. */
const tooLong = 'p'.repeat(passwordLength.longest + 1);

/** The message above the form after an attempt with a wrong password. */
async function refusalOf(visitor: ReturnType<typeof browser>): Promise<string | undefined> {
  const page = await (await visitor.signIn({ username: editor.username, password: 'guess' })).text();
  return /role="alert"[^>]*>(?:<p>)?([^<]*)/.exec(page)?.[1];
}

test('no other site or script gets the cookie of the login form', async () => {
  const [cookie] = (await browser(cms).get('/wp-login.php')).headers.getSetCookie();
  expect(cookie).toMatch(/^headwater-login=[\w-]{43}; Path=\/wp-login\.php; HttpOnly; SameSite=Strict$/);
});

test('a browser keeps the cookie of the login form', async () => {
  const visitor = browser(cms);
  const [cookie = ''] = (await visitor.get('/wp-login.php')).headers.getSetCookie();
  const [again] = (await visitor.get('/wp-login.php')).headers.getSetCookie();
  expect(cookie).toMatch(/^headwater-login=[\w-]{43};/);
  expect(again).toBe(cookie);
});

test('a damaged cookie of the login form is replaced', async () => {
  const visitor = browser(cms);
  const [cookie = ''] = (await visitor.get('/wp-login.php')).headers.getSetCookie();
  visitor.cookies.set('headwater-login', 'short');
  const [fresh] = (await visitor.get('/wp-login.php')).headers.getSetCookie();
  expect(fresh).toMatch(/^headwater-login=[\w-]{43};/);
  expect(fresh).not.toBe(cookie);
});

test('the sixth attempt within a minute has to wait, longer each time', async () => {
  const visitor = browser(cms, '198.51.100.9');
  const attempt = async (password: string) => {
    const response = await visitor.signIn({ username: editor.username, password });
    return response.status === 429 ? Number(response.headers.get('retry-after')) : response.status;
  };
  const fiveGuesses = async () => {
    for (let guess = 0; guess < 5; guess += 1) expect(await attempt(tooLong)).toBe(200);
  };
  await fiveGuesses();
  expect(await attempt(editor.password)).toBe(60);
  expect(await refusalOf(visitor)).toBe('Too many attempts. Please wait a minute and try again.');
  expect((await browser(cms, '198.51.100.10').signIn(editor)).status).toBe(302);

  clock.now += 60_000;
  await fiveGuesses();
  expect(await attempt(editor.password)).toBe(120);
  expect(await refusalOf(visitor)).toBe('Too many attempts. Please wait 2 minutes and try again.');
  clock.now += 120_000;
  expect(await attempt(editor.password)).toBe(302);
  expect(await attempt(editor.password)).toBe(302);
});

test('trying one password on many names from one IP address is stopped', async () => {
  const visitor = browser(cms, '198.51.100.11');
  const statuses: number[] = [];
  for (let guess = 0; guess < 32; guess += 1) {
    statuses.push((await visitor.signIn({ username: `name-${guess}`, password: tooLong })).status);
  }
  expect(statuses.indexOf(429)).toBe(30);
});

test('a sign-out link without the session’s token asks for confirmation', async () => {
  const visitor = browser(cms);
  await visitor.signIn(editor);
  const confirmation = await visitor.get('/wp-login.php?action=logout');
  expect(await confirmation.text()).toContain('Log out?');
  expect(visitor.cookies.has('headwater-cms')).toBe(true);
  const cookie = visitor.cookies.get('headwater-cms') ?? '';

  const response = await visitor.submit('/wp-login.php?action=logout', {});
  expect(response.headers.get('location')).toBe('http://cms.test/wp-login.php?loggedout=true');
  expect(visitor.cookies.has('headwater-cms')).toBe(false);
  visitor.cookies.set('headwater-cms', cookie);
  const again = await visitor.get('/generate?redirect_uri=http%3A%2F%2Fsite.test%2F');
  expect(again.headers.get('location')).toMatch(/^http:\/\/cms\.test\/wp-login\.php/);
});

test('even a visitor who is not signed in can sign out', async () => {
  const { status, headers } = await browser(cms).get('/wp-login.php?action=logout');
  expect([status, headers.get('location')]).toEqual([302, 'http://cms.test/wp-login.php?loggedout=true']);
});

test('a session ends after two days, or after two weeks with “Remember Me”', async () => {
  const isSignedIn = async (visitor: ReturnType<typeof browser>) => {
    const { headers } = await visitor.get('/generate?redirect_uri=http%3A%2F%2Fsite.test%2F');
    return headers.get('location')?.startsWith('http://site.test/') ?? false;
  };
  const hurried = browser(cms, 'hurried');
  const staying = browser(cms, 'staying');
  await hurried.signIn(editor);
  const remembered = await staying.submit('/wp-login.php', {
    log: editor.username,
    pwd: editor.password,
    rememberme: 'forever',
  });
  expect(remembered.headers.getSetCookie().join()).toContain('Max-Age=1209600');
  clock.now += 49 * 3_600_000;
  expect([await isSignedIn(hurried), await isSignedIn(staying)]).toEqual([false, true]);
  clock.now += 14 * 24 * 3_600_000;
  expect(await isSignedIn(staying)).toBe(false);
});

test.each(['PUT', 'DELETE'])('refuses %s', async (method) => {
  const { status, headers } = await cms.fetch(new Request('http://cms.test/wp-login.php', { method }));
  expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
});

test('refuses a login that is not posted as a form', async () => {
  const request = new Request('http://cms.test/wp-login.php', { method: 'POST', body: 'log=editor' });
  expect((await cms.fetch(request)).status).toBe(415);
});

const loginPage = async (query: string) => (await browser(cms).get(`/wp-login.php${query}`)).text();

test('the login page says that a session has ended only after signing out', async () => {
  expect(await loginPage('?loggedout=true')).toContain('You are now logged out.');
  expect(await loginPage('')).not.toContain('You are now logged out.');
});

test('the login page has instructions for a lost password', async () => {
  expect(await loginPage('?action=lostpassword')).toContain('Lost your password?</h1>');
});
