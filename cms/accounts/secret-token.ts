import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A secret: 64 random bytes in base64, 88 characters as FaustWP's have. */
export function newToken(): string {
  return randomBytes(64).toString('base64');
}

/** What the database keeps of a secret. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** A value that only the holder of the key can make out of `text`: 64 bytes in base64. */
export function signature(key: string, purpose: string, text: string): string {
  return createHmac('sha512', key).update(`${purpose}:${text}`).digest('base64');
}

/** Compares two texts in a time that tells nothing about where they differ, nor how long they are. */
export function sameSecret(given: string, expected: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
