import { expect, test } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { tablesOf } from '../database/tables.ts';
import { hashPassword, passwordLength } from './password.ts';
import { signInCheck } from './sign-in.ts';

test('the longest password counts to its last character, and what begins like it is another', async () => {
  const { users } = tablesOf(openDatabase(':memory:'));
  const password = 'p'.repeat(passwordLength.longest);
  users.insert({
    ...{ login: 'ada', slug: 'ada', name: 'Ada', email: 'ada@example.com', role: 'editor', description: '' },
    ...{ passwordHash: await hashPassword(password), registered: '2026-01-01T00:00:00' },
  });
  const signIn = signInCheck(users, () => 0);
  const outcomeOf = async (typed: string) =>
    (await signIn({ name: 'ada', password: typed, address: '203.0.113.7' })).outcome;
  expect(await outcomeOf(password)).toBe('signed-in');
  expect(await outcomeOf(`${password}!`)).toBe('refused');
  expect(await outcomeOf(password.slice(1))).toBe('refused');
});
