import { expect, test } from 'vitest';
import { hashPassword, passwordMatches, randomPassword } from './password.ts';

const hash = await hashPassword('right');
const [, salt, key] = hash.split('$');

test('a password matches only its own hash', async () => {
  expect(await passwordMatches('right', hash)).toBe(true);
  expect(await passwordMatches('Right', hash)).toBe(false);
});

test('a password still matches a hash that was stored before', async () => {
  const stored = 'scrypt$aGVhZHdhdGVyLXNhbHQtMQ==$uhYWOxHgoDyWu/J7uHmzFSYZV/XT+k8QVRd7hRNA0SA=';
  expect(await passwordMatches('correct horse', stored)).toBe(true);
});

test('no two hashes of a password are the same', async () => {
  expect(hash).toMatch(/^scrypt\$[A-Za-z0-9+/]{22}==\$[A-Za-z0-9+/]{43}=$/);
  expect(await hashPassword('right')).not.toBe(hash);
});

test.each([
  ['empty', ''],
  ['with another scheme', `bcrypt$${salt}$${key}`],
  ['without salt', `scrypt$$${key}`],
  ['without key', `scrypt$${salt}$`],
  ['with a key cut short', `scrypt$${salt}$${key?.slice(0, 20)}`],
])('no password matches a hash %s', async (_what, malformed) => {
  expect(await passwordMatches('right', malformed)).toBe(false);
});

test('a random password has 16 characters', () => {
  expect(randomPassword()).toMatch(/^[\w-]{16}$/);
});

test('two random passwords are different', () => {
  expect(randomPassword()).not.toBe(randomPassword());
});
