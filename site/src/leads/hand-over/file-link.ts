import { createHmac, timingSafeEqual } from 'node:crypto';
import { signingKey } from '../../config/signing-key.ts';

/** Path of the route for files of leads, without the token. */
export const leadFilesPath = '/api/lead-files/';

const SHAPE = /^([\da-f-]{36})\.([a-z\d]{1,12})\.([\w-]{43})$/;

function sign(payload: string): Buffer {
  return createHmac('sha256', signingKey('lead-file')).update(payload).digest();
}

/** The path under which a file of a lead can be fetched. @param until epoch milliseconds */
export function fileLink(upload: string, until: number): string {
  const payload = `${upload}.${until.toString(36)}`;
  return `${leadFilesPath}${payload}.${sign(payload).toString('base64url')}`;
}

/** @returns the ID of the upload, `expired`, or undefined for a token that the site did not make */
export function readFileLink(path: string, now: number): { upload: string } | 'expired' | undefined {
  const [, upload = '', until = '', signature = ''] = SHAPE.exec(path.slice(leadFilesPath.length)) ?? [];
  const expected = sign(`${upload}.${until}`);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return Number.parseInt(until, 36) > now ? { upload } : 'expired';
}
