import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import { openText, sealText } from '../config/seal-text.ts';

const TOKEN = /^[\w-]{43}$/;

/** A random token of 256 bits, which only the visitor's link holds. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function isToken(text: string): boolean {
  return TOKEN.test(text);
}

/** What a saved form is stored under: the token cannot be found from it. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

function keyOf(token: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', Buffer.from(token, 'base64url'), '', 'headwater saved form', 32));
}

/** Encrypts what a visitor entered with a key from the token, so that the store alone reveals nothing. */
export function sealContent(token: string, content: string): Uint8Array {
  return sealText(keyOf(token), content);
}

/** @returns undefined when it was sealed with another token, or changed since */
export function openContent(token: string, sealed: Uint8Array): string | undefined {
  return openText(keyOf(token), sealed);
}
