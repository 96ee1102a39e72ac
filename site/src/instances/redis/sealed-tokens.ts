import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { isRecord } from '@headwater/contract/is-record.ts';
import type { EditorTokens } from '../../cms-client/authorize.ts';

const CIPHER = 'aes-256-gcm';
const [IV_BYTES, TAG_BYTES] = [12, 16];

function parseTokens(text: string): EditorTokens | undefined {
  const tokens: unknown = JSON.parse(text);
  if (!isRecord(tokens)) return undefined;
  const { accessToken, accessTokenExpiration, refreshToken, refreshTokenExpiration } = tokens;
  const isWhole =
    typeof accessToken === 'string' &&
    typeof refreshToken === 'string' &&
    typeof accessTokenExpiration === 'number' &&
    typeof refreshTokenExpiration === 'number';
  return isWhole ? { accessToken, accessTokenExpiration, refreshToken, refreshTokenExpiration } : undefined;
}

/** Encrypts tokens, so that reading Redis is not enough to use one. @param context where they are stored; part of the proof */
export function sealTokens(key: Buffer, tokens: EditorTokens, context: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(context));
  const text = Buffer.concat([cipher.update(JSON.stringify(tokens), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
}

/** @returns undefined for anything but tokens that an instance of this site stored there */
export function openTokens(key: Buffer, sealed: Buffer, context: string): EditorTokens | undefined {
  if (sealed.length < IV_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(context)).setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    const text = Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    return parseTokens(text.toString('utf8'));
  } catch {
    return undefined;
  }
}
