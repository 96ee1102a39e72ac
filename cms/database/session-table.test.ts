import { expect, test } from 'vitest';
import { emptyTables, person } from '../testing/empty-tables.ts';

function signedIn() {
  const { sessions, users } = emptyTables();
  const ada = users.insert(person('ada'));
  const bob = users.insert(person('bob'));
  sessions.insert({ idHash: 'first', userId: ada, expires: 100 }, 0);
  sessions.insert({ idHash: 'second', userId: ada, expires: 200 }, 0);
  sessions.insert({ idHash: 'third', userId: bob, expires: 200 }, 0);
  return { sessions, ada };
}

test('finds a session until it expires', () => {
  const { sessions, ada } = signedIn();
  expect(sessions.byHash('first', 99)).toEqual({ idHash: 'first', userId: ada, expires: 100 });
  expect(sessions.byHash('first', 100)).toBeUndefined();
});

test('starting a session deletes expired ones', () => {
  const { sessions, ada } = signedIn();
  sessions.insert({ idHash: 'fourth', userId: ada, expires: 300 }, 100);
  expect(['first', 'second', 'third', 'fourth'].map((hash) => sessions.byHash(hash, 0)?.idHash)).toEqual([
    undefined,
    'second',
    'third',
    'fourth',
  ]);
});

test('ends a single session', () => {
  const { sessions } = signedIn();
  sessions.delete('first');
  expect(['first', 'second'].map((hash) => sessions.byHash(hash, 0)?.idHash)).toEqual([undefined, 'second']);
});

test('ends only the sessions of that user', () => {
  const { sessions, ada } = signedIn();
  sessions.deleteOfUser(ada);
  expect(['first', 'second', 'third'].map((hash) => sessions.byHash(hash, 0)?.idHash)).toEqual([
    undefined,
    undefined,
    'third',
  ]);
});
