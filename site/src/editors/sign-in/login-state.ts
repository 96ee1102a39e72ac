import { randomBytes, timingSafeEqual } from 'node:crypto';

/** A number that only the browser of a login and the address it comes back to know. */
export function newLoginState(): string {
  return randomBytes(24).toString('base64url');
}

/** Whether a login comes back to the browser that began it. */
export function isOwnLogin(given: string | null, expected: string | undefined): boolean {
  if (!given || !expected) return false;
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
