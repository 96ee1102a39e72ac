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

test('a new code deletes expired grants', () => {
  const { ada, clock, tables, grants, signIn } = frontEnd();
  const { refreshToken } = known(signIn());
  clock.now += lifetimes.refresh;
  grants.issueCode(ada, null);
  expect(grants.revoke(refreshToken)).toBeUndefined();
  expect(tables.grants.code('unknown')).toBeUndefined();
});

test('ending a session ends only the grants that came from it', () => {
  const { ada, tables, grants, signIn } = frontEnd();
  const [ofSession, other] = [known(signIn('a session')), known(signIn('another'))];
  tables.grants.deleteOfSession('a session');
  expect([ofSession, other].map(({ accessToken }) => grants.userOf(accessToken))).toEqual([undefined, ada]);
});
