import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** The hash under which the database stores a secret. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** A signature that only the holder of the key can make for `text`: 64 bytes in base64. */
export function signature(key: string, purpose: string, text: string): string {
  return createHmac('sha512', key).update(`${purpose}:${text}`).digest('base64');
}

/** Compares two strings in constant time, so that timing reveals neither length nor the first difference. */
export function sameSecret(given: string, expected: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
