import { expect, test } from 'vitest';
import { avatarPath } from '../content/user/avatar-path.ts';
import { openDatabase } from '../database/open-database.ts';
import { tablesOf } from '../database/tables.ts';
import { person } from '../testing/empty-tables.ts';
import { avatars, initials } from './avatars.ts';

const key = 'the key of this database';

/** The avatars of a CMS with one user. */
function subject(name: string) {
  const { users } = tablesOf(openDatabase(':memory:'));
  const id = users.insert({ ...person('ada'), name });
  const handle = avatars(users, key);
  const path = avatarPath(id, key);
  const get = (requested = path) => handle(new Request(`http://cms.test${requested}`), '');
  const profile = { email: 'ada@cms.test', description: '' };
  return { get, path, rename: (next: string) => users.update(id, { ...profile, name: next }) };
}

test('an avatar shows the initials of its user', async () => {
  const { get } = subject('Ada Lovelace');
  expect(await (await get()).text()).toMatch(/^<svg [^>]*>.*>AL<\/text><\/svg>$/);
});

test('an avatar follows a change of the name', async () => {
  const { get, rename } = subject('Ada Lovelace');
  rename('Ada Byron');
  expect(await (await get()).text()).toContain('>AB</text>');
});

test('an avatar is an SVG that caches may store for an hour', async () => {
  const { headers } = await subject('Ada Lovelace').get();
  expect(headers.get('content-type')).toBe('image/svg+xml');
  expect(headers.get('cache-control')).toBe('public, max-age=3600');
});

test('an avatar runs no script when it is opened', async () => {
  const { headers } = await subject('Ada Lovelace').get();
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('consecutive users have avatars of four different colors in turn', async () => {
  const { users } = tablesOf(openDatabase(':memory:'));
  const handle = avatars(users, key);
  const fills: (string | undefined)[] = [];
  for (const login of ['one', 'two', 'three', 'four', 'five']) {
    const path = avatarPath(users.insert(person(login)), key);
    const svg = await (await handle(new Request(`http://cms.test${path}`), '')).text();
    fills.push(/<rect[^>]* fill="(#[0-9a-f]{6})"/.exec(svg)?.[1]);
  }
  expect(fills).toEqual(['#2f6296', '#2c6a43', '#7a3b69', '#22364d', '#2f6296']);
});

test('markup in a name stays text', async () => {
  expect(await (await subject('<script> &co').get()).text()).toContain('>&lt;&amp;</text>');
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

test('a file name of an unknown user is not found', async () => {
  const { get, path } = subject('Ada Lovelace');
  expect((await get()).status).toBe(200);
  for (const wrong of [path.replace('.svg', '.png'), path.replace(/[0-9a-f]{24}/, '0'.repeat(24)), `${path}x`]) {
    expect([wrong, (await get(wrong)).status]).toEqual([wrong, 404]);
  }
});
