import { expect, test } from 'vitest';
import { emptyTables, person } from '../testing/empty-tables.ts';

const hour = 3_600_000;

function granted() {
  const { grants, users } = emptyTables();
  const ada = users.insert(person('ada'));
  const bob = users.insert(person('bob'));
  grants.add({ id: 'one', userId: ada, sessionHash: 'session' }, 100);
  grants.add({ id: 'two', userId: ada, sessionHash: null }, 100);
  grants.add({ id: 'three', userId: bob, sessionHash: 'other session' }, 100);
  grants.addToken('token', 'one', 100);
  const left = () => ['one', 'two', 'three'].filter((id) => grants.byId(id));
  return { grants, ada, left };
}

test('a code is found with what it is for, and knows once it was used', () => {
  const { grants, ada } = granted();
  grants.addCode('code', { userId: ada, sessionHash: 'session', expires: 60 });
  expect(grants.code('code')).toEqual({ userId: ada, sessionHash: 'session', expires: 60, grantId: null });
  grants.useCode('code', 'one');
  expect(grants.code('code')?.grantId).toBe('one');
  expect(grants.code('another')).toBeUndefined();
});

test('a grant knows its user and the session it came from', () => {
  const { grants, ada } = granted();
  expect(grants.byId('one')).toEqual({ id: 'one', userId: ada, sessionHash: 'session' });
});

test('a refresh token knows its grant, its end and when it was used', () => {
  const { grants } = granted();
  expect(grants.token('token')).toEqual({ grantId: 'one', expires: 100, usedAt: null });
  grants.useToken('token', 42);
  expect(grants.token('token')?.usedAt).toBe(42);
});

test('a revoked grant takes its tokens along', () => {
  const { grants, left } = granted();
  grants.delete('one');
  expect(left()).toEqual(['two', 'three']);
  expect(grants.token('token')).toBeUndefined();
});

test('the grants of one session end together, and no others', () => {
  const { grants, left } = granted();
  grants.deleteOfSession('session');
  expect(left()).toEqual(['two', 'three']);
});

test('the grants of one user end together, and nobody else’s', () => {
  const { grants, ada, left } = granted();
  grants.deleteOfUser(ada);
  expect(left()).toEqual(['three']);
});

test('a grant lives as long as its newest refresh token', () => {
  const { grants, left } = granted();
  grants.addToken('next', 'one', 200);
  grants.tidy(100);
  expect(left()).toEqual(['one']);
  expect(grants.token('token')).toBeUndefined();
  expect(grants.token('next')).toBeDefined();
  grants.tidy(200);
  expect(left()).toEqual([]);
});

test('a code is remembered for an hour after its end, so that a second use is noticed', () => {
  const { grants, ada } = granted();
  grants.addCode('code', { userId: ada, sessionHash: null, expires: 60 });
  grants.tidy(60 + hour);
  expect(grants.code('code')).toBeDefined();
  grants.tidy(60 + hour + 1);
  expect(grants.code('code')).toBeUndefined();
});
