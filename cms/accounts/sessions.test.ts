import { expect, test } from 'vitest';
import { emptyTables, person } from '../testing/empty-tables.ts';
import { tokenHash } from './secret-token.ts';
import { isFromElsewhere, sessionLifetime, sessionsOf } from './sessions.ts';

const key = 'a key for tests';

function cms(baseUrl = 'http://cms.test') {
  const tables = emptyTables();
  const id = tables.users.insert(person('ada'));
  const ada = tables.users.byId(id);
  if (!ada) throw new Error('The user that was just inserted is gone.');
  const clock = { now: 1_000 };
  const sessions = sessionsOf(tables, key, baseUrl, () => clock.now);
  const open = (remember = false) => {
    const header = sessions.open(ada, { remember });
    const cookie = header.split(';')[0] ?? '';
    const request = (headers: Record<string, string> = {}) => new Request(baseUrl, { headers: { cookie, ...headers } });
    return { header, request };
  };
  return { ada, clock, sessions, tables, open };
}

test('a cookie over http is a session cookie of this host that scripts cannot read', () => {
  expect(cms().open().header).toMatch(/^headwater-cms=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
});

test('a cookie over https is sent over https only', () => {
  expect(cms('https://cms.test').open(true).header).toMatch(
    /^__Host-headwater-cms=[\w-]{43}; Max-Age=1209600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
});

test.each([
  ['usual', false, sessionLifetime.usual],
  ['remembered', true, sessionLifetime.remembered],
])('a %s session lasts exactly its lifetime', (_kind, remember, lifetime) => {
  const { ada, clock, sessions, open } = cms();
  const { request } = open(remember);
  clock.now += lifetime - 1;
  expect(sessions.of(request())?.user).toEqual(ada);
  clock.now += 1;
  expect(sessions.of(request())).toBeUndefined();
});

test('a request without a valid session cookie is not signed in', () => {
  const { sessions, open } = cms();
  open();
  for (const cookie of ['', 'headwater-cms=', 'headwater-cms=guess', 'other=1']) {
    expect(sessions.of(new Request('http://cms.test', { headers: { cookie } }))).toBeUndefined();
  }
  expect(sessions.of(new Request('http://cms.test'))).toBeUndefined();
});

test('closing a session ends only that session', () => {
  const { sessions, open } = cms();
  const [closed, other] = [open(), open()];
  sessions.close(sessions.of(closed.request())?.idHash ?? '');
  expect(sessions.of(closed.request())).toBeUndefined();
  expect(sessions.of(other.request())).toBeDefined();
});

test('closing a session clears its cookie', () => {
  const { sessions, open } = cms();
  const idHash = sessions.of(open().request())?.idHash ?? '';
  expect(sessions.close(idHash)).toBe('headwater-cms=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
});

test('closing a session ends its grants', () => {
  const { ada, sessions, tables, open } = cms();
  const idHash = sessions.of(open().request())?.idHash ?? '';
  tables.grants.add({ id: 'one', userId: ada.id, sessionHash: idHash }, 9_000);
  sessions.close(idHash);
  expect(tables.grants.byId('one')).toBeUndefined();
});

test('closing all sessions of a user ends every grant of theirs', () => {
  const { ada, sessions, tables, open } = cms();
  const all = [open(), open()];
  tables.grants.add({ id: 'one', userId: ada.id, sessionHash: null }, 9_000);
  sessions.closeAllOf(ada.id);
  expect(all.map(({ request }) => sessions.of(request()))).toEqual([undefined, undefined]);
  expect(tables.grants.byId('one')).toBeUndefined();
});

test('finds a session by the hash of its cookie', () => {
  const { sessions, open } = cms();
  const session = sessions.of(open().request());
  expect(session?.idHash).toBe(tokenHash(session?.id ?? ''));
});

test("a form's token is valid for one session", () => {
  const { sessions, open } = cms();
  const [one, other] = [sessions.of(open().request()), sessions.of(open().request())];
  if (!one || !other) throw new Error('There is no session.');
  const token = sessions.csrfToken(one);
  expect(token).toMatch(/^[A-Za-z0-9+/]{43}$/);
  const request = new Request('http://cms.test');
  expect(sessions.isFromOwnForm(one, request, token)).toBe(true);
  for (const wrong of [sessions.csrfToken(other), '', undefined, [token]]) {
    expect(sessions.isFromOwnForm(one, request, wrong)).toBe(false);
  }
  const foreign = new Request('http://cms.test', { headers: { 'sec-fetch-site': 'cross-site' } });
  expect(sessions.isFromOwnForm(one, foreign, token)).toBe(false);
});

test('the URL for signing in escapes the path that it leads back to', () => {
  const { sessions } = cms();
  expect(sessions.loginUrl('/wp-admin/?a=1&b=2')).toBe(
    'http://cms.test/wp-login.php?redirect_to=%2Fwp-admin%2F%3Fa%3D1%26b%3D2',
  );
});

test.each<[string, Record<string, string>]>([
  ['another port of the CMS’s host', { 'sec-fetch-site': 'same-site' }],
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a page with another Origin', { origin: 'http://elsewhere.test' }],
  ['a page whose Origin has another port', { origin: 'http://cms.test:81' }],
  ['a page with a null Origin', { origin: 'null' }],
])('a request from %s is a cross-site request', (_who, headers) => {
  const request = { headers: new Headers(headers) } as Request;
  expect(isFromElsewhere(request, 'http://cms.test')).toBe(true);
});

test.each<[string, Record<string, string>]>([
  ['a browser without Origin and Sec-Fetch-Site', {}],
  ['the CMS’s own page', { 'sec-fetch-site': 'same-origin' }],
  ['the address bar', { 'sec-fetch-site': 'none' }],
  ['the CMS’s own page with any Origin', { 'sec-fetch-site': 'same-origin', origin: 'null' }],
  ['a page with the CMS’s Origin', { origin: 'http://cms.test' }],
  ['a page whose Origin is the requested host', { origin: 'http://127.0.0.1:8080', host: '127.0.0.1:8080' }],
])('a request from %s is not a cross-site request', (_who, headers) => {
  const request = { headers: new Headers(headers) } as Request;
  expect(isFromElsewhere(request, 'http://cms.test')).toBe(false);
});
