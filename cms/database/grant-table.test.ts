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

test('a grant expires with its newest refresh token', () => {
  const { grants, left } = granted();
  grants.addToken('next', 'one', 200);
  grants.tidy(100);
  expect(left()).toEqual(['one']);
  expect(grants.token('token')).toBeUndefined();
  expect(grants.token('next')).toBeDefined();
  grants.tidy(200);
  expect(left()).toEqual([]);
});

test('remembers a code for an hour after its expiry, to detect a second use', () => {
  const { grants, ada } = granted();
  grants.addCode('code', { userId: ada, sessionHash: null, expires: 60 });
  grants.tidy(60 + hour);
  expect(grants.code('code')).toBeDefined();
  grants.tidy(60 + hour + 1);
  expect(grants.code('code')).toBeUndefined();
});
