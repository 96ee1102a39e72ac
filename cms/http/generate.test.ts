import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { browser, loginOf } from '../testing/browser.ts';
import { startSmallCms } from '../testing/small-cms.ts';
import { ownUrl } from './own-url.ts';

const cms = await startSmallCms();
afterAll(() => cms.remove());
const visitor = browser(cms);
await visitor.signIn(await loginOf(cms, 'editor'));

const generate = (wish: string, who = visitor) => who.get(`/generate?redirect_uri=${encodeURIComponent(wish)}`);

test('redirects a signed-in user to the site with a code, and keeps the rest of the URL', async () => {
  const response = await generate('http://site.test/preview?p=12&preview=true&state=abc&code=old#top');
  expect(response.status).toBe(302);
  const location = new URL(response.headers.get('location') ?? '');
  expect(location.href.startsWith('http://site.test/preview?')).toBe(true);
  expect(Object.fromEntries(location.searchParams)).toEqual({
    p: '12',
    preview: 'true',
    state: 'abc',
    code: expect.stringMatching(/^[A-Za-z0-9+/]{86}==$/),
  });
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('sends an anonymous user to the login first, and back afterwards', async () => {
  const stranger = browser(cms);
  const asked = await generate('http://site.test/a?b=c d', stranger);
  const login = asked.headers.get('location') ?? '';
  expect(login).toMatch(/^http:\/\/cms\.test\/wp-login\.php\?redirect_to=/);
  const entered = await stranger.signIn(await loginOf(cms, 'subscriber'), login);
  const back = await stranger.get(entered.headers.get('location') ?? '');
  expect(back.headers.get('location')).toMatch(/^http:\/\/site\.test\/a\?b=c\+d&code=/);
});

test('the login form may redirect to the site, which browsers check as well', async () => {
  const { headers } = await browser(cms).get('/wp-login.php');
  expect(headers.get('content-security-policy')).toContain("form-action 'self' http://site.test;");
});

test('without a redirect_uri it redirects to the site like any other page', async () => {
  expect((await visitor.get('/generate')).headers.get('location')).toBe('http://site.test/generate');
});

const attacks = [
  ...['', '/', '/preview', 'site.test', 'site.test/', '//site.test/', '//elsewhere.example', '\\\\elsewhere.example'],
  ...['/\\elsewhere.example', 'javascript:alert(1)', 'data:text/html,x', 'http:elsewhere.example'],
  ...['https://site.test/', 'http://site.test:3000/', 'http://site.test.elsewhere.example/', 'http://xsite.test/'],
  ...[
    'http://site.test@elsewhere.example/',
    'http://user:pass@site.test/',
    'http://elsewhere.example/#http://site.test/',
  ],
  ...['http://elsewhere.example\\@site.test/', 'http://elsewhere.example?http://site.test/', 'http://s\u0456te.test/'],
  ...['http://localhost/', 'http://localhost:3000/', 'http://0.0.0.0/', 'http://127.0.0.1:8080/', 'http://[::1]/'],
  ...['http://site.test%2eelsewhere.example/', 'http://site.test%00.elsewhere.example/', 'ftp://site.test/'],
  ...['http://site。test.elsewhere.example/', 'http://cms.test/', 'blob:http://site.test/x', 'about:blank', 'null'],
];

test.each(attacks)('a code is never sent to %j', async (wish) => {
  for (const who of [visitor, browser(cms)]) {
    const response = await generate(wish, who);
    expect(response.status).toBe(400);
    expect(response.headers.get('location')).toBeNull();
  }
});

/** A folder with published collections of attacks, too large and too mixed in licenses for this repository. */
const corpora = process.env.HEADWATER_CORPORA ?? '';
const corpus = join(corpora, 'url-attacks.json');
const isThere = corpora !== '' && existsSync(corpus);
if (!isThere) console.info('SKIPPED: the attack corpora. Set HEADWATER_CORPORA to their folder to run them.');

test.runIf(isThere)('no URL of the attack corpus gets a code, neither directly nor after a login', async () => {
  const attacks = JSON.parse(readFileSync(corpus, 'utf8')) as { payload: string }[];
  for (const { payload } of attacks) {
    expect([payload, (await generate(payload)).status]).toEqual([payload, 400]);
    const target = ownUrl(payload, 'http://cms.test');
    if (target !== undefined) expect(new URL(target).origin).toBe('http://cms.test');
  }
  expect(attacks.length).toBeGreaterThan(300);
});
