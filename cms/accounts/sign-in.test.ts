import { createHook } from 'node:async_hooks';
import { expect, test } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { tablesOf } from '../database/tables.ts';
import { person } from '../testing/empty-tables.ts';
import { hashPassword, passwordLength } from './password.ts';
import { signInCheck } from './sign-in.ts';

const ada = person('ada', { name: 'Ada' });
const passwordHash = await hashPassword('the right password');
/** Longer than any real password: rejected before any work is done. */
const tooLong = 'p'.repeat(passwordLength.longest + 1);

/** Counts the passwords that are hashed: hashing dominates the time of a sign-in. */
async function hashings(run: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const hook = createHook({
    init(_id, type) {
      if (type === 'SCRYPTREQUEST') count += 1;
    },
  }).enable();
  await run();
  hook.disable();
  return count;
}

test('a wrong password, an unknown user and a user without a password take the same work', async () => {
  const { users } = tablesOf(openDatabase(':memory:'));
  users.insert({ ...ada, passwordHash });
  users.insert(person('writer'));
  const signIn = signInCheck(users, () => 0);
  const attempt = (name: string, address: string) => signIn({ name, password: 'guess', address });
  await attempt('nobody', '203.0.113.1');
  for (const name of ['ada', 'ada@example.com', 'nobody', 'nobody@example.com', 'writer']) {
    expect([name, await hashings(() => attempt(name, '203.0.113.2'))]).toEqual([name, 1]);
  }
});

test('the first attempt after startup takes the same work for a known and an unknown name', async () => {
  const { users } = tablesOf(openDatabase(':memory:'));
  users.insert({ ...ada, passwordHash });
  const first = (name: string) =>
    hashings(() => signInCheck(users, () => 0)({ name, password: 'guess', address: '203.0.113.1' }));
  expect(await first('ada')).toBe(await first('nobody'));
});

test('a locked-out attempt takes no work', async () => {
  const { users } = tablesOf(openDatabase(':memory:'));
  const signIn = signInCheck(users, () => 0);
  const guess = (name: string) => signIn({ name, password: 'guess', address: '203.0.113.1' });
  for (let attempt = 0; attempt < 5; attempt += 1) await guess('nobody');
  expect(await hashings(() => guess('nobody'))).toBe(0);
});

test('five attempts lock an account for a minute, then twice as long each time, up to 15 minutes', async () => {
  const clock = { now: 0 };
  const { users } = tablesOf(openDatabase(':memory:'));
  const signIn = signInCheck(users, () => clock.now);
  const minutes: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    const all = [];
    for (let attempt = 0; attempt < 6; attempt += 1)
      all.push(await signIn({ name: 'ada', password: tooLong, address: 'one' }));
    expect(all.slice(0, 5).map(({ outcome }) => outcome)).toEqual(Array(5).fill('refused'));
    const last = all[5];
    const seconds = last?.outcome === 'throttled' ? last.retryAfterSeconds : 0;
    minutes.push(seconds / 60);
    clock.now += seconds * 1_000;
  }
  expect(minutes).toEqual([1, 2, 4, 8, 15, 15]);
});

test('people who sign in from one IP address do not count toward its limit', async () => {
  const { users } = tablesOf(openDatabase(':memory:'));
  users.insert({ ...ada, passwordHash });
  const signIn = signInCheck(users, () => 0);
  const from = (name: string, password: string) => signIn({ name, password, address: 'one' });
  for (let attempt = 0; attempt < 2; attempt += 1) await from('ada', 'the right password');
  for (let attempt = 0; attempt < 29; attempt += 1) await from(`user ${attempt}`, tooLong);
  expect((await from('ada', 'the right password')).outcome).toBe('signed-in');
});

test('the longest password is compared to its last character', async () => {
  const { users } = tablesOf(openDatabase(':memory:'));
  const password = 'p'.repeat(passwordLength.longest);
  users.insert({ ...ada, passwordHash: await hashPassword(password) });
  const signIn = signInCheck(users, () => 0);
  const outcomeOf = async (typed: string) =>
    (await signIn({ name: 'ada', password: typed, address: '203.0.113.7' })).outcome;
  expect(await outcomeOf(password)).toBe('signed-in');
  expect(await outcomeOf(`${password}!`)).toBe('refused');
  expect(await outcomeOf(password.slice(1))).toBe('refused');
});

/** A CMS whose user `ada` may sign in with `the right password`. */
async function withAda() {
  const { users } = tablesOf(openDatabase(':memory:'));
  users.insert({ ...ada, passwordHash });
  const signIn = signInCheck(users, () => 0);
  return (name: string, password = 'the right password', address = 'one') => signIn({ name, password, address });
}

const named = await withAda();

test.each(['ada', ' Ada ', 'ADA', 'ada@example.com', 'Ada@Example.com '])(
  '%j signs in under that name',
  async (name) => {
    expect(await named(name)).toMatchObject({ outcome: 'signed-in', user: { login: 'ada' } });
  },
);

test.each(['example.com', '@example.com', 'ada@', ''])('no user signs in as %j', async (name) => {
  expect(await named(name)).toEqual({ outcome: 'refused' });
});

test('a successful sign-in resets the count of wrong passwords', async () => {
  const from = await withAda();
  for (let round = 0; round < 2; round += 1) {
    for (let attempt = 0; attempt < 4; attempt += 1) expect((await from('ada', tooLong)).outcome).toBe('refused');
    expect((await from('ada')).outcome).toBe('signed-in');
  }
});

test('an account is locked only for the IP address of the attempts, however its name is written', async () => {
  const from = await withAda();
  for (const name of ['ada', 'Ada', ' ada', 'ADA ', 'ada']) await from(name, tooLong);
  expect(await from('ada')).toEqual({ outcome: 'throttled', retryAfterSeconds: 60 });
  expect((await from('ada', 'the right password', 'two')).outcome).toBe('signed-in');
});

test.each([
  ['a known account by username and email address', ['ada', 'ada@example.com']],
  ['an unknown name in several spellings', ['Nobody', ' nobody', 'ｎｏｂｏｄｙ', 'nobody\u00a0']],
])('attempts on %s count as one', async (_what, names) => {
  const from = await withAda();
  const outcomes: string[] = [];
  for (let attempt = 0; attempt < 6; attempt += 1) {
    outcomes.push((await from(names[attempt % names.length] ?? '', tooLong)).outcome);
  }
  expect(outcomes).toEqual([...Array(5).fill('refused'), 'throttled']);
});

test('attempts from one IPv6 network count as one client', async () => {
  const from = await withAda();
  for (let host = 1; host <= 5; host += 1) await from('ada', tooLong, `2001:db8:1:2::${host}`);
  expect((await from('ada', 'the right password', '2001:db8:1:2::6')).outcome).toBe('throttled');
  expect((await from('ada', 'the right password', '2001:db8:1:3::1')).outcome).toBe('signed-in');
});
