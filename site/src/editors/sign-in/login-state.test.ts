import { expect, test } from 'vitest';
import { isOwnLogin, newLoginState } from './login-state.ts';

test('each login has its own state', () => {
  const states = Array.from({ length: 100 }, newLoginState);
  for (const state of states) expect(state).toMatch(/^[\w-]{32}$/);
  expect(new Set(states).size).toBe(100);
});

test.each([
  ['the same state', 'abc', 'abc', true],
  ['another state', 'abd', 'abc', false],
  ['a longer state', 'abcd', 'abc', false],
  ['no state', null, 'abc', false],
  ['a state where none was expected', 'abc', undefined, false],
  ['nothing on either side', '', '', false],
])('a login that returns with %s', (_what, given, expected, isOwn) => {
  expect(isOwnLogin(given, expected)).toBe(isOwn);
});
