import { expect, test } from 'vitest';
import { emptyTables, person } from '../testing/empty-tables.ts';
import { writeAccessToken } from './access-token.ts';
import { grantsOf, lifetimes } from './grants.ts';

const KEY = 'a key for tests';
const START = 1_000_000_000_000;

/** A front end with the access of one user, at a time that the test chooses. */
function frontEnd() {
  const tables = emptyTables();
  const ada = tables.users.byId(tables.users.insert(person('ada')));
  const grace = tables.users.byId(tables.users.insert(person('grace')));
  if (!ada || !grace) throw new Error('The users that were just inserted are gone.');
  const clock = { now: START };
  const grants = grantsOf(tables, { key: KEY, secret: 'shared' }, () => clock.now);
  const signIn = (sessionHash: string | null = null) => grants.redeemCode(grants.issueCode(ada, sessionHash));
  return { ada, grace, tables, clock, grants, signIn };
}

/** Tokens that have to be there. */
function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('There are no tokens.');
  return value;
}

test('codes, tokens and the grace period of a refresh have fixed lifetimes', () => {
  expect(lifetimes).toEqual({ code: 60_000, access: 300_000, refresh: 1_209_600_000, refreshGrace: 10_000 });
});

test('a code is exchanged for tokens of its user with their expiry in seconds', () => {
  const { ada, clock, grants, signIn } = frontEnd();
  clock.now += 999;
  const tokens = known(signIn());
  expect(tokens).toEqual({
    accessToken: expect.stringMatching(/^.{86}==$/),
    accessTokenExpiration: 1_000_000_300,
    refreshToken: expect.stringMatching(/^.{86}==$/),
    refreshTokenExpiration: 1_001_209_600,
  });
  expect(grants.userOf(tokens.accessToken)).toEqual(ada);
});

test.each([
  ['accepted', 59_999, true],
  ['refused', 60_000, false],
])('a code is %s after %i milliseconds', (_outcome, age, isAccepted) => {
  const { ada, clock, grants } = frontEnd();
  const code = grants.issueCode(ada, null);
  clock.now += age;
  expect(grants.redeemCode(code) !== undefined).toBe(isAccepted);
});

test('an unknown code is refused', () => {
  expect(frontEnd().grants.redeemCode('guessed')).toBeUndefined();
});

test('a second use of a code ends the grant of the first', () => {
  const { ada, grants } = frontEnd();
  const code = grants.issueCode(ada, null);
  const { accessToken, refreshToken } = known(grants.redeemCode(code));
  expect(grants.redeemCode(code)).toBeUndefined();
  expect(grants.userOf(accessToken)).toBeUndefined();
  expect(grants.refresh(refreshToken)).toBeUndefined();
});

test('an access token is valid for five minutes', () => {
  const { ada, clock, grants, signIn } = frontEnd();
  const { accessToken } = known(signIn());
  clock.now += 299_999;
  expect(grants.userOf(accessToken)).toEqual(ada);
  clock.now += 1;
  expect(grants.userOf(accessToken)).toBeUndefined();
});

test('an access token of another user, another key or no grant is rejected', () => {
  const { ada, grace, tables, grants } = frontEnd();
  const grantId = '00112233445566778899aabbccddeeff';
  const expires = START / 1_000 + 60;
  tables.grants.add({ id: grantId, userId: ada.id, sessionHash: null }, START + 60_000);
  expect(grants.userOf(writeAccessToken({ userId: ada.id, expires, grantId }, KEY))).toEqual(ada);
  expect(grants.userOf(writeAccessToken({ userId: grace.id, expires, grantId }, KEY))).toBeUndefined();
  expect(grants.userOf(writeAccessToken({ userId: ada.id, expires, grantId }, 'another key'))).toBeUndefined();
  const elsewhere = grantId.replace('00', 'ff');
  expect(grants.userOf(writeAccessToken({ userId: ada.id, expires, grantId: elsewhere }, KEY))).toBeUndefined();
  expect(grants.userOf('')).toBeUndefined();
});

test('each refresh gives new tokens for two more weeks', () => {
  const { ada, clock, grants, signIn } = frontEnd();
  const first = known(signIn());
  clock.now += lifetimes.refresh - 1;
  const second = known(grants.refresh(first.refreshToken));
  expect(second.refreshToken).not.toBe(first.refreshToken);
  expect(second.refreshTokenExpiration).toBe(Math.floor((clock.now + lifetimes.refresh) / 1_000));
  expect(second.accessTokenExpiration).toBe(Math.floor((clock.now + lifetimes.access) / 1_000));
  expect(grants.userOf(second.accessToken)).toEqual(ada);
  clock.now += lifetimes.refresh;
  expect(grants.refresh(second.refreshToken)).toBeUndefined();
});

test('an unknown refresh token is refused', () => {
  const { grants, signIn } = frontEnd();
  signIn();
  expect(grants.refresh('guessed')).toBeUndefined();
});

test('two tabs that refresh within ten seconds stay signed in with the same refresh token', () => {
  const { ada, clock, grants, signIn } = frontEnd();
  const { refreshToken } = known(signIn());
  const one = known(grants.refresh(refreshToken));
  clock.now += 10_000;
  const other = known(grants.refresh(refreshToken));
  expect([other.refreshToken, other.refreshTokenExpiration]).toEqual([one.refreshToken, one.refreshTokenExpiration]);
  expect([grants.userOf(one.accessToken), grants.userOf(other.accessToken)]).toEqual([ada, ada]);
});

test('a tab that is two refreshes behind gets the newest token', () => {
  const { clock, grants, signIn } = frontEnd();
  const { refreshToken } = known(signIn());
  const second = known(grants.refresh(refreshToken));
  clock.now += 5_000;
  const third = known(grants.refresh(second.refreshToken));
  clock.now += 5_000;
  expect(grants.refresh(refreshToken)?.refreshToken).toBe(third.refreshToken);
});

test('a refresh token that is used again after more than ten seconds ends its grant', () => {
  const { clock, grants, signIn } = frontEnd();
  const { refreshToken } = known(signIn());
  const { accessToken, refreshToken: next } = known(grants.refresh(refreshToken));
  clock.now += 10_001;
  expect(grants.refresh(refreshToken)).toBeUndefined();
  expect(grants.userOf(accessToken)).toBeUndefined();
  expect(grants.refresh(next)).toBeUndefined();
});

test('revoking answers with the user and the session of the grant', () => {
  const { ada, grants, signIn } = frontEnd();
  const [ended, other] = [known(signIn('a session')), known(signIn())];
  expect(grants.revoke(ended.refreshToken)).toEqual({ userId: ada.id, sessionHash: 'a session' });
  expect(grants.revoke(other.refreshToken)).toEqual({ userId: ada.id, sessionHash: null });
});

test('revoking ends only the grant of the token', () => {
  const { ada, grants, signIn } = frontEnd();
  const [ended, other] = [known(signIn('a session')), known(signIn())];
  grants.revoke(ended.refreshToken);
  expect(grants.userOf(ended.accessToken)).toBeUndefined();
  expect(grants.userOf(other.accessToken)).toEqual(ada);
});

test('revoking a revoked or unknown token changes nothing', () => {
  const { ada, grants, signIn } = frontEnd();
  const [ended, other] = [known(signIn('a session')), known(signIn())];
  grants.revoke(ended.refreshToken);
  expect(grants.revoke(ended.refreshToken)).toBeUndefined();
  expect(grants.revoke('guessed')).toBeUndefined();
  expect(grants.userOf(other.accessToken)).toEqual(ada);
});

test('a used refresh token still revokes its grant', () => {
  const { ada, grants, signIn } = frontEnd();
  const { refreshToken } = known(signIn());
  const { accessToken } = known(grants.refresh(refreshToken));
  expect(grants.revoke(refreshToken)?.userId).toBe(ada.id);
  expect(grants.userOf(accessToken)).toBeUndefined();
});

test('ending a session ends only the grants that came from it', () => {
  const { ada, grants, signIn } = frontEnd();
  const [ofSession, other] = [known(signIn('a session')), known(signIn('another'))];
  grants.revokeOfSession('a session');
  expect([ofSession, other].map(({ accessToken }) => grants.userOf(accessToken))).toEqual([undefined, ada]);
});

test('ending the grants of a user leaves those of other users', () => {
  const { ada, grace, grants, signIn } = frontEnd();
  const ofAda = known(signIn('a session'));
  const ofGrace = known(grants.redeemCode(grants.issueCode(grace, null)));
  grants.revokeOfUser(ada.id);
  expect([ofAda, ofGrace].map(({ accessToken }) => grants.userOf(accessToken))).toEqual([undefined, grace]);
});

test('a new code deletes expired grants', () => {
  const { ada, clock, tables, grants, signIn } = frontEnd();
  const { refreshToken } = known(signIn());
  clock.now += lifetimes.refresh;
  grants.issueCode(ada, null);
  expect(grants.revoke(refreshToken)).toBeUndefined();
  expect(tables.grants.code('unknown')).toBeUndefined();
});
