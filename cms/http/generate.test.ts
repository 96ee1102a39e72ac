import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { browser, loginOf } from '../testing/browser.ts';
import { startSmallCms } from '../testing/small-cms.ts';
import { ownUrl } from './login/login.ts';

const cms = await startSmallCms();
const visitor = browser(cms);
await visitor.signIn(await loginOf(cms, 'editor'));

const generate = (wish: string, who = visitor) => who.get(`/generate?redirect_uri=${encodeURIComponent(wish)}`);

const preview = 'http://site.test/preview?p=12&preview=true&state=abc&code=old#top';

test('a signed-in user is redirected to the site with a new code', async () => {
  const response = await generate(preview);
  expect(response.status).toBe(302);
  const location = new URL(response.headers.get('location') ?? '');
  expect(location.href.startsWith('http://site.test/preview?')).toBe(true);
  expect(location.searchParams.getAll('code')).toEqual([expect.stringMatching(/^[A-Za-z0-9+/]{86}==$/)]);
});

test('a redirect to the site keeps the other parameters of the URL', async () => {
  const { searchParams } = new URL((await generate(preview)).headers.get('location') ?? '');
  expect(Object.fromEntries(searchParams)).toEqual({
    p: '12',
    preview: 'true',
    state: 'abc',
    code: expect.stringMatching(/^[A-Za-z0-9+/]{86}==$/),
  });
});

test('a redirect with a code is neither stored by caches nor sent as a referrer', async () => {
  const { headers } = await generate(preview);
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('cache-control')).toBe('no-store');
});

test('an anonymous user is sent to a login that leads back to the site', async () => {
  const stranger = browser(cms);
  const redirect = await generate('http://site.test/a?b=c d', stranger);
  const login = redirect.headers.get('location') ?? '';
  expect(login).toMatch(/^http:\/\/cms\.test\/wp-login\.php\?redirect_to=/);
  const entered = await stranger.signIn(await loginOf(cms, 'subscriber'), login);
  const back = await stranger.get(entered.headers.get('location') ?? '');
  expect(back.headers.get('location')).toMatch(/^http:\/\/site\.test\/a\?b=c\+d&code=/);
});

test('the policy of the login form allows a redirect to the site', async () => {
  const { headers } = await browser(cms).get('/wp-login.php');
  expect(headers.get('content-security-policy')).toContain("form-action 'self' http://site.test;");
});

test('without a redirect_uri, a user is redirected to the site as from any other page', async () => {
  expect((await visitor.get('/generate')).headers.get('location')).toBe('http://site.test/generate');
});

const attacks = [
  '',
  '/',
  '/preview',
  'site.test',
  'site.test/',
  '//site.test/',
  '//elsewhere.example',
  '\\\\elsewhere.example',
  '/\\elsewhere.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'http:elsewhere.example',
  'https://site.test/',
  'http://site.test:3000/',
  'http://site.test.elsewhere.example/',
  'http://xsite.test/',
  'http://site.test@elsewhere.example/',
  'http://user:pass@site.test/',
  'http://elsewhere.example/#http://site.test/',
  'http://elsewhere.example\\@site.test/',
  'http://elsewhere.example?http://site.test/',
  'http://s\u0456te.test/',
  'http://localhost/',
  'http://localhost:3000/',
  'http://0.0.0.0/',
  'http://127.0.0.1:8080/',
  'http://[::1]/',
  'http://site.test%2eelsewhere.example/',
  'http://site.test%00.elsewhere.example/',
  'ftp://site.test/',
  'http://site。test.elsewhere.example/',
  'http://cms.test/',
  'blob:http://site.test/x',
  'about:blank',
  'null',
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
