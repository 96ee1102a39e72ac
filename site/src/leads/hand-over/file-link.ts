import { readSignedText, signText } from '../../config/signed-text.ts';

/** Path of the route for files of leads, without the token. */
export const leadFilesPath = '/api/lead-files/';

const PURPOSE = 'lead-file';
const SHAPE = /^([\da-f-]{36})\.([a-z\d]{1,12})$/;

/** The path under which a file of a lead can be fetched. @param until epoch milliseconds */
export function fileLink(upload: string, until: number): string {
  return leadFilesPath + signText(`${upload}.${until.toString(36)}`, PURPOSE);
}

/** @returns the ID of the upload, `expired`, or undefined for a token that the site did not make */
export function readFileLink(path: string, now: number): { upload: string } | 'expired' | undefined {
  const text = readSignedText(path.slice(leadFilesPath.length), PURPOSE);
  const [, upload, until = ''] = SHAPE.exec(text ?? '') ?? [];
  if (upload === undefined) return undefined;
  return Number.parseInt(until, 36) > now ? { upload } : 'expired';
}
