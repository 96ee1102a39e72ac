import { createHmac, timingSafeEqual } from 'node:crypto';
import { signingKey } from './signing-key.ts';

const SHAPE = /^(.*)\.([\w-]{43})$/s;

const sign = (text: string, purpose: string) => createHmac('sha256', signingKey(purpose)).update(text).digest();

/** A text that only this site can have written, with its signature after a dot. @param purpose as for `signingKey` */
export function signText(text: string, purpose: string): string {
  return `${text}.${sign(text, purpose).toString('base64url')}`;
}

/** @returns the text without its signature; undefined when this site did not sign it */
export function readSignedText(signed: string, purpose: string): string | undefined {
  const [, text = '', signature = ''] = SHAPE.exec(signed) ?? [];
  const [expected, given] = [sign(text, purpose), Buffer.from(signature, 'base64url')];
  return given.length === expected.length && timingSafeEqual(given, expected) ? text : undefined;
}
