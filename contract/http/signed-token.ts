import { createHmac, timingSafeEqual } from 'node:crypto';

/** Bytes of the random start, of the signature, and of what is signed in an editor's code or refresh token. */
const [RANDOM, SIGNATURE, BLOCK] = [16, 32, 16];
/** Characters of FaustWP's longest token: a user's number with 20 digits. */
const LONGEST = 128;

function sign(signed: Uint8Array, secret: string): Buffer {
  return createHmac('sha256', secret).update(signed).digest();
}

/**
 * A code or a refresh token of 88 characters in FaustWP's format: base64 of random bytes, the signature with the shared
 * secret, and what is signed. In FaustWP the last part is encrypted; here it is random, too.
 * @param bytes 32 bytes that cannot be guessed
 */
export function signedToken(bytes: Buffer, secret: string): string {
  const [random, signed] = [bytes.subarray(0, RANDOM), bytes.subarray(RANDOM, RANDOM + BLOCK)];
  return Buffer.concat([random, sign(signed, secret), signed]).toString('base64');
}

/** Whether a CMS with this secret issued a code or a refresh token; whether it is still valid, only the CMS can tell. */
export function isSignedToken(token: string, secret: string): boolean {
  if (token.length > LONGEST) return false;
  const bytes = Buffer.from(token, 'base64');
  const signed = bytes.subarray(RANDOM + SIGNATURE);
  if (signed.length === 0 || signed.length % BLOCK !== 0 || bytes.toString('base64') !== token) return false;
  return timingSafeEqual(bytes.subarray(RANDOM, RANDOM + SIGNATURE), sign(signed, secret));
}
