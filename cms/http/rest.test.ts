import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { lifetimes } from '../accounts/grants.ts';
import { browser, loginOf } from '../testing/browser.ts';
import { codeFor, frontEnd, testSecret } from '../testing/front-end.ts';
import { startSmallCms } from '../testing/small-cms.ts';

const clock = { now: Date.parse('2026-11-21T12:00:00Z') };
const cms = await startSmallCms({ now: () => clock.now, secret: testSecret });
const site = frontEnd(cms);
const editor = await loginOf(cms, 'editor');
const visitor = browser(cms);
await visitor.signIn(editor);

const refused = {
  status: 500,
  body: { code: 'invalid_request', message: 'Invalid authorization code or refresh token.', data: null },
};

async function responseTo(body: object): Promise<{ status: number; body: unknown }> {
  const response = await site.rest('faustwp/v1/authorize', body);
  return { status: response.status, body: await response.json() };
}

/** Tokens that the CMS must give: a test that goes on without them would take their absence for a revocation. */
async function given(body: { code?: string; refreshToken?: string }) {
  const tokens = await site.tokens(body);
  if (!tokens) throw new Error(`The CMS refused ${Object.keys(body)}.`);
  return tokens;
}

/** A front end right after signing in. */
async function signedIn() {
  return given({ code: await codeFor(visitor) });
}

async function viewer(token: string): Promise<string | null> {
  const { data } = await site.query('{ viewer { username } }', token);
  return (data as { viewer: { username: string } | null }).viewer?.username ?? null;
}

test('a code works only once, and a second use revokes the grant of the first', async () => {
  const code = await codeFor(visitor);
  const first = await given({ code });
  expect(await responseTo({ code })).toEqual(refused);
  expect(await viewer(first.accessToken)).toBeNull();
  expect(await responseTo({ refreshToken: first.refreshToken })).toEqual(refused);
});

test('concurrent uses of a code do not both succeed', async () => {
  const code = await codeFor(visitor);
  const results = await Promise.all([1, 2, 3].map(() => site.tokens({ code })));
  expect(results.filter((tokens) => tokens !== undefined)).toHaveLength(1);
  expect(await Promise.all(results.map((tokens) => viewer(tokens?.accessToken ?? '')))).toEqual([null, null, null]);
});

test('a code expires after a minute', async () => {
  const code = await codeFor(visitor);
  clock.now += lifetimes.code - 1;
  const inTime = await codeFor(visitor);
  clock.now += 1;
  expect(await responseTo({ code })).toEqual(refused);
  expect(await site.tokens({ code: inTime })).toBeDefined();
});

test('a request with an access token is anonymous after five minutes, not an error', async () => {
  const { accessToken, accessTokenExpiration } = await signedIn();
  expect(accessTokenExpiration).toBe(Math.floor((clock.now + lifetimes.access) / 1_000));
  clock.now += lifetimes.access - 1_000;
  expect(await viewer(accessToken)).toBe('editor');
  clock.now += 1_000;
  expect(await viewer(accessToken)).toBeNull();
});

test('each refresh returns new tokens', async () => {
  const first = await signedIn();
  const second = await site.tokens({ refreshToken: first.refreshToken });
  expect(second?.refreshToken).not.toBe(first.refreshToken);
  expect(await viewer(second?.accessToken ?? '')).toBe('editor');
  clock.now += lifetimes.refreshGrace;
  const third = await site.tokens({ refreshToken: second?.refreshToken ?? '' });
  expect(third).toBeDefined();
});

test('a refresh token may be repeated up to the last moment of the grace period', async () => {
  const { refreshToken } = await signedIn();
  const next = await given({ refreshToken });
  clock.now += lifetimes.refreshGrace;
  expect((await given({ refreshToken })).refreshToken).toBe(next.refreshToken);
});

test('reusing an old refresh token after the grace period revokes the grant', async () => {
  const first = await signedIn();
  const second = await given({ refreshToken: first.refreshToken });
  clock.now += lifetimes.refreshGrace + 1;
  expect(await responseTo({ refreshToken: first.refreshToken })).toEqual(refused);
  expect(await responseTo({ refreshToken: second.refreshToken })).toEqual(refused);
  expect(await viewer(second.accessToken)).toBeNull();
});

test('a tab that is two refreshes behind catches up within the grace period', async () => {
  const first = await signedIn();
  const second = await given({ refreshToken: first.refreshToken });
  const third = await given({ refreshToken: second.refreshToken });
  expect((await given({ refreshToken: first.refreshToken })).refreshToken).toBe(third.refreshToken);
});

test('the grace period does not help a thief: once both have refreshed, the grant is revoked', async () => {
  const { refreshToken } = await signedIn();
  const robbed = await given({ refreshToken });
  const thief = await given({ refreshToken });
  clock.now += 240_000;
  expect(await site.tokens({ refreshToken: thief.refreshToken })).toBeDefined();
  clock.now += 240_000;
  expect(await responseTo({ refreshToken: robbed.refreshToken })).toEqual(refused);
});

test('a refresh token expires after two weeks without a refresh', async () => {
  const tokens = await signedIn();
  clock.now += lifetimes.refresh - 1_000;
  const next = await site.tokens({ refreshToken: tokens.refreshToken });
  expect(next?.refreshTokenExpiration).toBe(Math.floor((clock.now + lifetimes.refresh) / 1_000));
  clock.now += lifetimes.refresh;
  expect(await responseTo({ refreshToken: next?.refreshToken })).toEqual(refused);
  await visitor.signIn(editor);
});

test('a refresh token takes precedence over a code, which stays unused', async () => {
  const { refreshToken } = await signedIn();
  const code = await codeFor(visitor);
  expect(await responseTo({ code, refreshToken: 'stale' })).toEqual(refused);
  expect(await site.tokens({ code, refreshToken })).toBeDefined();
  expect(await site.tokens({ code })).toBeDefined();
});

test('rejects tokens of another kind', async () => {
  const { accessToken, refreshToken } = await signedIn();
  const code = await codeFor(visitor);
  for (const wrong of [accessToken, code]) expect(await responseTo({ refreshToken: wrong })).toEqual(refused);
  for (const wrong of [accessToken, refreshToken]) expect(await responseTo({ code: wrong })).toEqual(refused);
  for (const wrong of [refreshToken, code]) expect(await viewer(wrong)).toBeNull();
});

test('an access token with any byte changed is anonymous', async () => {
  const { accessToken } = await signedIn();
  const bytes = Buffer.from(accessToken, 'base64');
  for (let index = 0; index < bytes.length; index += 1) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8((bytes[index] ?? 0) ^ 1, index);
    expect(await viewer(changed.toString('base64'))).toBeNull();
  }
  for (const spelled of [
    `${accessToken}=`,
    accessToken.replace(/==$/, ''),
    `${accessToken}AAAA`,
    accessToken.toLowerCase(),
  ]) {
    expect(await viewer(spelled)).toBeNull();
  }
});

test('an access token of another CMS is anonymous, even if both share the secret with the site', async () => {
  const other = await startSmallCms({ now: () => clock.now, secret: testSecret });
  const there = browser(other);
  await there.signIn(await loginOf(other, 'administrator'));
  const tokens = await frontEnd(other).tokens({ code: await codeFor(there) });
  expect(tokens?.accessToken).toMatch(/./);
  expect(await viewer(tokens?.accessToken ?? '')).toBeNull();
});

/** A user who signed in to the site with a session of the CMS, and out on the site. */
async function signedOutOnSite() {
  const own = browser(cms);
  await own.signIn(editor);
  const tokens = await given({ code: await codeFor(own) });
  const response = await site.rest('headwater/v1/revoke', { refreshToken: tokens.refreshToken });
  return { own, tokens, response };
}

test('signing out on the site revokes its tokens', async () => {
  const { tokens, response } = await signedOutOnSite();
  expect([response.status, await response.json()]).toEqual([200, { revoked: true }]);
  expect(await viewer(tokens.accessToken)).toBeNull();
  expect(await responseTo({ refreshToken: tokens.refreshToken })).toEqual(refused);
});

test('signing out on the site ends the session that its tokens came from', async () => {
  const { own } = await signedOutOnSite();
  expect(await codeFor(own)).toBe('');
});

test('signing out on the site leaves other sessions of the user', async () => {
  const elsewhere = await signedIn();
  await signedOutOnSite();
  expect(await viewer(elsewhere.accessToken)).toBe('editor');
});

test('signing out everywhere ends only the sessions of that user', async () => {
  const own = browser(cms);
  await own.signIn(editor);
  const [tokens, elsewhere] = [await given({ code: await codeFor(own) }), await signedIn()];
  const other = browser(cms);
  await other.signIn(await loginOf(cms, 'administrator'));
  const others = await site.tokens({ code: await codeFor(other) });

  const response = await site.rest('headwater/v1/revoke', { refreshToken: tokens.refreshToken, everywhere: true });
  expect([response.status, await response.json()]).toEqual([200, { revoked: true, everywhere: true }]);
  for (const ended of [tokens, elsewhere]) {
    expect(await viewer(ended.accessToken)).toBeNull();
    expect(await responseTo({ refreshToken: ended.refreshToken })).toEqual(refused);
  }
  expect([await codeFor(own), await codeFor(visitor)]).toEqual(['', '']);
  expect(await viewer(others?.accessToken ?? '')).toBe('admin');
  await visitor.signIn(editor);
});

// Only `true` itself: a mistake must not sign people out of everything.
test('signing out everywhere with the text "true" leaves other sessions', async () => {
  const elsewhere = await signedIn();
  const own = browser(cms);
  await own.signIn(editor);
  const { refreshToken } = await given({ code: await codeFor(own) });
  const vague = await site.rest('headwater/v1/revoke', { refreshToken, everywhere: 'true' });
  expect(await vague.json()).toEqual({ revoked: true });
  expect(await viewer(elsewhere.accessToken)).toBe('editor');
});

test('a used refresh token signs out', async () => {
  const first = await signedIn();
  const second = await given({ refreshToken: first.refreshToken });
  await site.rest('headwater/v1/revoke', { refreshToken: first.refreshToken });
  expect(await viewer(second.accessToken)).toBeNull();
  await visitor.signIn(editor);
});

test.each([{ refreshToken: 'unknown' }, {}])('signing out with %j gets the response of any other', async (body) => {
  const response = await site.rest('headwater/v1/revoke', body);
  expect([response.status, await response.json()]).toEqual([200, { revoked: true }]);
});

test('signing out on the site also ends a sign-in with a password', async () => {
  const { username, password } = editor;
  const mutation = `mutation ($input: GenerateAuthorizationCodeInput!) { generateAuthorizationCode(input: $input) { code } }`;
  const { data } = await site.query(mutation, undefined, { input: { username, password } });
  const { code } = (data as { generateAuthorizationCode: { code: string } }).generateAuthorizationCode;
  const tokens = await site.tokens({ code });
  expect(await viewer(tokens?.accessToken ?? '')).toBe('editor');
  await site.rest('headwater/v1/revoke', { refreshToken: tokens?.refreshToken });
  expect(await viewer(tokens?.accessToken ?? '')).toBeNull();
  expect(await codeFor(visitor)).not.toBe('');
});

test('signing out of the CMS signs out the front ends that came from there', async () => {
  const own = browser(cms);
  await own.signIn(editor);
  const tokens = await site.tokens({ code: await codeFor(own) });
  await own.submit('/wp-login.php?action=logout', {});
  expect(await viewer(tokens?.accessToken ?? '')).toBeNull();
  expect(await responseTo({ refreshToken: tokens?.refreshToken })).toEqual(refused);
});

test.each([
  'faustwp/v1/authorize',
  'faustwp/v1/validate_secret_key',
  'headwater/v1/revoke',
  'headwater/v1/status',
  'wpac/v1/authorize',
])('%s refuses a client without the secret', async (route) => {
  for (const secret of ['', 'x', `${testSecret} `.trimEnd().slice(1), `${testSecret}x`]) {
    const headers = { 'x-faustwp-secret': secret, 'x-wpe-headless-secret': secret };
    expect((await site.rest(route, { code: 'x' }, headers)).status).toBe(401);
  }
});

test('tells a front end that its secret is the right one', async () => {
  const response = await site.rest('faustwp/v1/validate_secret_key', {});
  expect([response.status, await response.json()]).toEqual([200, 'Secret key validated!']);
});

test('says what the doctor asks of the plugin, and sends no message where it has no site to send to', async () => {
  const response = await site.rest('headwater/v1/status', { sendMessage: true });
  expect(await response.json()).toEqual({
    versions: { 'Local CMS': 'of this repository' },
    siteUrl: 'http://site.test',
    hasRevisions: true,
    message: null,
    toDo: [],
  });
});

test('sends the site a message for the doctor, and only when it wants one', async () => {
  const webhook = { url: 'http://127.0.0.1:9/api/revalidate', secret: testSecret };
  const { rest } = frontEnd(await startSmallCms({ secret: testSecret, webhook }));
  const message = async (body: object) => (await (await rest('headwater/v1/status', body)).json()).message;
  expect(await message({})).toBeNull();
  expect(await message({ sendMessage: true })).toMatchObject({ state: 'failed' });
});

test('a front end can sign in through the route and the header of the older plugin', async () => {
  const headers = { 'x-wpe-headless-secret': testSecret, 'x-faustwp-secret': '' };
  const response = await site.rest('wpac/v1/authorize', { code: await codeFor(visitor) }, headers);
  expect(response.status).toBe(200);
  expect(await viewer((await response.json()).accessToken)).toBe('editor');
});

test.each([
  [
    'an unknown route',
    'nothing/v1',
    {},
    404,
    'rest_no_route',
    'No route was found matching the URL and request method.',
  ],
  ['half an object', 'headwater/v1/revoke', '{"refreshToken":', 400, 'rest_invalid_json', 'Invalid JSON body passed.'],
])('names %s in the words of WordPress', async (_what, route, body, status, code, message) => {
  const response = await site.rest(route, body);
  expect([response.status, await response.json()]).toEqual([status, { code, message, data: { status } }]);
});

test('a code in a body that is not JSON counts as missing', async () => {
  const text = await site.rest('faustwp/v1/authorize', '{"code":"x"}', { 'content-type': 'text/plain' });
  expect(await text.json()).toMatchObject({ message: 'Missing authorization code or refresh token.' });
});

test('a CMS without a secret refuses every sign-in', async () => {
  const bare = await startSmallCms();
  const headers = { 'x-faustwp-secret': '' };
  expect((await frontEnd(bare).rest('faustwp/v1/validate_secret_key', {}, headers)).status).toBe(401);
});

test.each([
  ['a body that is not JSON', '{"code":', 400],
  ['a list', '[]', 500],
  ['a text', '"code"', 500],
  ['null', 'null', 500],
  ['nothing', '', 500],
  ['a number as code', '{"code": 12}', 500],
  ['an object as token', '{"refreshToken": {"a": 1}}', 500],
  ['a prototype', '{"__proto__": {"code": "x"}}', 500],
])('refuses %s as WordPress does', async (_what, body, status) => {
  const response = await site.rest('faustwp/v1/authorize', body);
  expect(response.status).toBe(status);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) });
});

test.each(['/wp-json/', '/wp-json/wp/v2/users', '/?rest_route=/wp/v2/users', '/wp-json/constructor'])(
  'there is no REST API at %s',
  async (path) => {
    const response = await cms.fetch(new Request(`http://cms.test${path}`));
    expect([response.status, await response.json()]).toMatchObject([404, { code: 'rest_no_route' }]);
  },
);

test('the database holds neither codes nor tokens', async () => {
  const code = await codeFor(visitor);
  const tokens = await signedIn();
  const files = ['content.sqlite', 'content.sqlite-wal'].map((name) => readFile(`${cms.folder}/${name}`));
  const stored = Buffer.concat(await Promise.all(files));
  const session = visitor.cookies.get('headwater-cms') ?? '?';
  for (const secret of [code, tokens.accessToken, tokens.refreshToken, session]) {
    expect(stored.includes(secret)).toBe(false);
  }
});
