import { createHmac, timingSafeEqual } from 'node:crypto';
import { signingKey } from '../../config/signing-key.ts';

/** The contents of a form token. Times are epoch milliseconds. */
export interface FormToken {
  formId: number;
  /** Version of the definition that the visitor was shown. */
  version: string;
  issuedAt: number;
  expiresAt: number;
}

/** Lifetimes of a token that the browser fetches, and of one in a page, which caches may store for long. */
export const tokenLife = { fetched: 24 * 3_600_000, rendered: 30 * 24 * 3_600_000 } as const;

const SHAPE = /^1\.([1-9]\d{0,8})\.([\w-]{1,64})\.([a-z\d]{1,12})\.([a-z\d]{1,12})\.([\w-]{43})$/;

function sign(payload: string): Buffer {
  return createHmac('sha256', signingKey('form-token')).update(payload).digest();
}

/** Signs a token for a form. @param life in milliseconds */
export function makeFormToken(formId: number, version: string, life: number, issuedAt = Date.now()): string {
  const payload = `1.${formId}.${version}.${issuedAt.toString(36)}.${(issuedAt + life).toString(36)}`;
  return `${payload}.${sign(payload).toString('base64url')}`;
}

/**
 * The contents of a token, expired or not.
 * @returns undefined when this site did not sign it
 */
export function readFormToken(text: string): FormToken | undefined {
  const [, formId, version = '', issued = '', expires = '', signature = ''] = SHAPE.exec(text) ?? [];
  if (!formId) return undefined;
  const expected = sign(text.slice(0, text.lastIndexOf('.')));
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return {
    formId: Number(formId),
    version,
    issuedAt: Number.parseInt(issued, 36),
    expiresAt: Number.parseInt(expires, 36),
  };
}
