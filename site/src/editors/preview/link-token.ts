import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PreviewLink } from './preview-links.ts';

type SignedParts = Pick<PreviewLink, 'id' | 'expiresAt'>;

function signature({ id, expiresAt }: SignedParts, key: Buffer): Buffer {
  return createHmac('sha256', key).update(`${id}.${expiresAt}`).digest();
}

/** The token in a preview link: its ID and expiry, signed, so that a forged one never reaches the database. */
export function linkToken(link: SignedParts, key: Buffer): string {
  return `${link.id}.${link.expiresAt.toString(36)}.${signature(link, key).toString('base64url')}`;
}

/** The id in a token. @returns undefined when this site did not sign the token, or it expired. */
export function readLinkToken(token: string, key: Buffer, now: number): string | undefined {
  const [, id, end, signed] = /^([\w-]{22})\.([\da-z]{6,10})\.([\w-]{43})$/.exec(token) ?? [];
  if (!id || !end || !signed) return undefined;
  const expiresAt = Number.parseInt(end, 36);
  const [given, expected] = [Buffer.from(signed, 'base64url'), signature({ id, expiresAt }, key)];
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs && now < expiresAt ? id : undefined;
}
