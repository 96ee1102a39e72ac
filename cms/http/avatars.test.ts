import sharp from 'sharp';
import { expect, test } from 'vitest';
import { avatarPath } from '../content/user/avatar-path.ts';
import { openDatabase } from '../database/open-database.ts';
import { tablesOf } from '../database/tables.ts';
import { person } from '../testing/empty-tables.ts';
import { avatars, drawAvatar, initials } from './avatars.ts';

const key = 'the key of this database';

/** Avatars of one user, and what was drawn for them. */
function subject() {
  const { users } = tablesOf(openDatabase(':memory:'));
  const profile = { name: 'Ada Lovelace', email: 'ada@cms.test', description: '' };
  const names = { login: 'ada', slug: 'ada', registered: '2026-01-01T00:00:00', passwordHash: null };
  const id = users.insert({ ...profile, ...names, role: 'editor' });
  const drawn: string[] = [];
  const answer = avatars(users, key, (letters, tint, pixels) => {
    drawn.push(`${letters} ${pixels}`);
    return drawAvatar(letters, tint, pixels);
  });
  const picture = async (size: number): Promise<Buffer> => {
    const response = await answer(new Request(`http://cms.test${avatarPath(id, size, key)}`), '');
    return Buffer.from(await response.arrayBuffer());
  };
  const statusOf = async (path: string) => (await answer(new Request(`http://cms.test${path}`), '')).status;
  return {
    drawn,
    picture,
    statusOf,
    path: avatarPath(id, 64, key),
    rename: (name: string) => users.update(id, { ...profile, name }),
  };
}

test('an avatar is drawn once for each size, however often it is asked for', async () => {
  const { drawn, picture } = subject();
  const pictures = await Promise.all([picture(64), picture(64), picture(128)]);
  pictures.push(await picture(64));
  expect(drawn).toEqual(['AL 64', 'AL 128']);
  const widths = await Promise.all(pictures.map(async (bytes) => (await sharp(bytes).metadata()).width));
  expect(widths).toEqual([64, 64, 128, 64]);
});

test('who is called otherwise gets an avatar with the new initials', async () => {
  const { drawn, picture, rename } = subject();
  const before = await picture(64);
  rename('Ada Byron');
  expect(await picture(64)).not.toEqual(before);
  expect(drawn).toEqual(['AL 64', 'AB 64']);
});

test.each([
  ['Ada Lovelace', 'AL'],
  ['ada', 'A'],
  ['Augusta Ada King Lovelace', 'AL'],
  [' ada.lovelace ', 'AL'],
  ['élodie 水', 'É水'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

test('a size that is not offered and a user that does not exist have no avatar', async () => {
  const { path, statusOf } = subject();
  expect(await statusOf(path)).toBe(200);
  for (const wrong of [path.replace('-64.', '-65.'), path.replace(/[0-9a-f]{24}/, '0'.repeat(24)), `${path}x`]) {
    expect([wrong, await statusOf(wrong)]).toEqual([wrong, 404]);
  }
});

test('an avatar may be cached for an hour', async () => {
  const { users } = tablesOf(openDatabase(':memory:'));
  const id = users.insert(person('ada'));
  const response = await avatars(users, key)(new Request(`http://cms.test${avatarPath(id, 64, key)}`), '');
  expect([response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
    'image/png',
    'public, max-age=3600',
  ]);
});
