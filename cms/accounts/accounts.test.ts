import { expect, test } from 'vitest';
import { emptyTables, person } from '../testing/empty-tables.ts';
import { accountsOf, viewerOf } from './accounts.ts';

const CMS = 'http://cms.test';

/** A CMS with one user, who is signed in at a front end and in the CMS. */
function signedIn() {
  const tables = emptyTables();
  const ada = tables.users.byId(tables.users.insert(person('ada')));
  if (!ada) throw new Error('The user that was just inserted is gone.');
  const accounts = accountsOf(tables, CMS, 'a secret', () => 1_000_000);
  const tokens = accounts.grants.redeemCode(accounts.grants.issueCode(ada, null));
  if (!tokens) throw new Error('There are no tokens.');
  const cookie = accounts.sessions.open(ada, { remember: false }).split(';')[0] ?? '';
  const session = accounts.sessions.of(new Request(CMS, { headers: { cookie } }));
  if (!session) throw new Error('There is no session.');
  const viewer = (headers: Record<string, string>) => viewerOf(new Request(CMS, { headers }), accounts);
  return {
    ada,
    tables,
    accounts,
    viewer,
    cookie,
    token: tokens.accessToken,
    nonce: accounts.sessions.csrfToken(session),
  };
}

test.each([
  ['Bearer', 'Bearer '],
  ['another word', 'Token '],
  ['nothing', ''],
  ['several words', 'Bearer of  good news '],
])('the token of a front end names its user, preceded by %s', (_what, before) => {
  const { ada, viewer, token } = signedIn();
  expect(viewer({ authorization: `${before}${token}` })).toEqual(ada);
  expect(viewer({ authorization: ` ${before}${token} ` })).toEqual(ada);
});

test('a request with an invalid token is anonymous, even with a session', () => {
  const { viewer, cookie, nonce } = signedIn();
  expect(viewer({ authorization: 'Bearer guessed' })).toBeNull();
  expect(viewer({ authorization: '' })).toBeNull();
  expect(viewer({ authorization: 'Bearer guessed', cookie, 'x-wp-nonce': nonce })).toBeNull();
});

test('a page of the CMS is signed in only with its session and the nonce of that session', () => {
  const { ada, viewer, cookie, nonce } = signedIn();
  expect(viewer({ cookie, 'x-wp-nonce': nonce })).toEqual(ada);
  expect(viewer({ cookie, 'x-wp-nonce': 'guessed' })).toBeNull();
  expect(viewer({ cookie })).toBeNull();
  expect(viewer({ 'x-wp-nonce': nonce })).toBeNull();
  expect(viewer({ cookie, 'x-wp-nonce': nonce, 'sec-fetch-site': 'cross-site' })).toBeNull();
  expect(viewer({})).toBeNull();
});

test('each CMS has its own key of 32 bytes', () => {
  const { accounts } = signedIn();
  expect(Buffer.from(accounts.key, 'base64')).toHaveLength(32);
  expect(signedIn().accounts.key).not.toBe(accounts.key);
});

test('a CMS keeps its key after a restart', () => {
  const { tables, accounts } = signedIn();
  expect(accountsOf(tables, CMS, 'a secret', () => 0).key).toBe(accounts.key);
  expect(tables.options.text('token_key')).toBe(accounts.key);
});
