import { randomBytes, timingSafeEqual } from 'node:crypto';

/** A random value that only the browser of a login and its return URL have. */
export function newLoginState(): string {
  return randomBytes(24).toString('base64url');
}

/** Whether a login returns to the browser that started it. */
export function isOwnLogin(given: string | null, expected: string | undefined): boolean {
  if (!given || !expected) return false;
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
