import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const keyBytes = 32;

/** Characters that a password has at least and at most: longer ones are not typed by people, and hashing them costs time. */
export const passwordLength = { shortest: 10, longest: 1_000 } as const;

/** A password for a password manager: 16 characters from 12 random bytes. */
export function randomPassword(): string {
  return randomBytes(12).toString('base64url');
}

/** Hash for the users table: `scrypt$salt$key`, both base64. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, keyBytes);
  return `scrypt$${salt.toString('base64')}$${key.toString('base64')}`;
}

/** Whether this is the password that was hashed; false for any malformed hash. */
export async function passwordMatches(password: string, hash: string): Promise<boolean> {
  const [scheme, salt, key] = hash.split('$');
  if (scheme !== 'scrypt' || !salt || !key) return false;
  const expected = Buffer.from(key, 'base64');
  return (
    expected.length === keyBytes &&
    timingSafeEqual(await derive(password, Buffer.from(salt, 'base64'), keyBytes), expected)
  );
}
