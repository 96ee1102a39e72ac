import { readSignedText, signText } from '../../config/signed-text.ts';

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

const PURPOSE = 'form-token';
const SHAPE = /^1\.([1-9]\d{0,8})\.([\w-]{1,64})\.([a-z\d]{1,12})\.([a-z\d]{1,12})$/;

/** Signs a token for a form. @param life in milliseconds */
export function makeFormToken(formId: number, version: string, life: number, issuedAt = Date.now()): string {
  return signText(`1.${formId}.${version}.${issuedAt.toString(36)}.${(issuedAt + life).toString(36)}`, PURPOSE);
}

/**
 * The contents of a token, expired or not.
 * @returns undefined when this site did not sign it
 */
export function readFormToken(text: string): FormToken | undefined {
  const [, formId, version = '', issued = '', expires = ''] = SHAPE.exec(readSignedText(text, PURPOSE) ?? '') ?? [];
  if (!formId) return undefined;
  return {
    formId: Number(formId),
    version,
    issuedAt: Number.parseInt(issued, 36),
    expiresAt: Number.parseInt(expires, 36),
  };
}
