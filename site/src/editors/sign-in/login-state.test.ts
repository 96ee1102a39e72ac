import { expect, test } from 'vitest';
import { isOwnLogin, newLoginState } from './login-state.ts';

test('each login has its own state', () => {
  const states = Array.from({ length: 100 }, newLoginState);
  for (const state of states) expect(state).toMatch(/^[\w-]{32}$/);
  expect(new Set(states).size).toBe(100);
});

test('accepts a login that returns with the same state', () => {
  expect(isOwnLogin('abc', 'abc')).toBe(true);
});

test.each([
  ['another state', 'abd', 'abc'],
  ['a longer state', 'abcd', 'abc'],
  ['no state', null, 'abc'],
  ['a state although none was expected', 'abc', undefined],
  ['an empty state although an empty one was expected', '', ''],
])('refuses a login that returns with %s', (_what, given, expected) => {
  expect(isOwnLogin(given, expected)).toBe(false);
});
