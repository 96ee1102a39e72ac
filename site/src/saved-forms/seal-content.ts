import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const TOKEN = /^[\w-]{43}$/;
const IV_BYTES = 12;
const TAG_BYTES = 16;

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
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(token), iv);
  const sealed = Buffer.concat([cipher.update(content, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** @returns undefined when it was sealed with another token, or changed since */
export function openContent(token: string, sealed: Uint8Array): string | undefined {
  const bytes = Buffer.from(sealed);
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(token), bytes.subarray(0, IV_BYTES));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const rest = bytes.subarray(IV_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(rest), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
