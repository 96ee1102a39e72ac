import { isRecord } from '@headwater/contract/is-record.ts';
import type { EditorTokens } from '../../cms-client/authorize.ts';
import { openText, sealText } from '../../config/seal-text.ts';

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

/** Encrypts tokens, so that reading Redis is not enough to use one. @param context where they are stored */
export function sealTokens(key: Buffer, tokens: EditorTokens, context: string): Buffer {
  return sealText(key, JSON.stringify(tokens), context);
}

/** @returns undefined for anything but tokens that an instance of this site stored there */
export function openTokens(key: Buffer, sealed: Buffer, context: string): EditorTokens | undefined {
  const text = openText(key, sealed, context);
  return text === undefined ? undefined : parseTokens(text);
}
