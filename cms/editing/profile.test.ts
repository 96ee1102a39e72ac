import { expect, test } from 'vitest';
import { hashPassword, passwordLength, passwordMatches } from '../accounts/password.ts';
import { emptyTables, person } from '../testing/empty-tables.ts';
import { noChange } from '../webhook/change.ts';
import { changePassword, updateProfile } from './profile.ts';

const current = 'the current password';
const currentHash = await hashPassword(current);

function signedIn() {
  const tables = emptyTables();
  const id = tables.users.insert(person('ada', { passwordHash: currentHash }));
  const find = () => {
    const user = tables.users.byId(id);
    if (!user) throw new Error('The user that was just inserted is gone.');
    return user;
  };
  tables.sessions.insert({ idHash: 'session', userId: id, expires: 100 }, 0);
  tables.grants.add({ id: 'grant', userId: id, sessionHash: null }, 100);
  const change = (typed: string, next: string) =>
    changePassword({ user: find(), id: 'cookie', idHash: 'session' }, { current: typed, next }, tables);
  return { tables, find, change };
}

test('changing a password signs the user out everywhere', async () => {
  const { tables, find, change } = signedIn();
  expect(await change(current, 'the next password')).toBe(true);
  expect(await passwordMatches('the next password', find().passwordHash ?? '')).toBe(true);
  expect([tables.sessions.byHash('session', 0), tables.grants.byId('grant')]).toEqual([undefined, undefined]);
  expect(tables.options.number('edited')).toBe(1);
});

test('a rejected change with the wrong current password changes nothing', async () => {
  const { tables, find, change } = signedIn();
  expect(await change('a guess', 'the next password')).toBe(false);
  expect(find().passwordHash).toBe(currentHash);
  expect(tables.sessions.byHash('session', 0)).toBeDefined();
});

test.each([passwordLength.shortest - 1, passwordLength.longest + 1])(
  'rejects a password of %i characters',
  async (length) => {
    const { find, change } = signedIn();
    await expect(change(current, 'p'.repeat(length))).rejects.toThrow(RangeError);
    expect(find().passwordHash).toBe(currentHash);
  },
);

test.each([passwordLength.shortest, passwordLength.longest])('a password may have %i characters', async (length) => {
  expect(await signedIn().change(current, 'p'.repeat(length))).toBe(true);
});

const profile = { name: 'ada', email: 'new@example.com', description: '', showsToolbar: false };

test("changes that visitors don't see refresh no page", () => {
  const { tables, find } = signedIn();
  expect(updateProfile(find(), profile, tables)).toEqual(noChange);
  expect(find().email).toBe('new@example.com');
  expect(tables.users.showsToolbar(find().id)).toBe(false);
  expect(tables.options.number('edited')).toBe(1);
});

test.each([{ name: 'Ada' }, { description: 'Writes.' }])('a changed %j refreshes the pages that show it', (changed) => {
  const { tables, find } = signedIn();
  expect(updateProfile(find(), { ...profile, ...changed }, tables).tags).not.toEqual([]);
});
