import { readJsonSubmission, readPlainSubmission, type Submission } from '../../forms/server/submission.ts';

/** How a form was sent, by its content type. */
export type FormEncoding = 'json' | 'plain';

/** More native inputs than any form has; a form's body could name a quarter of a million. */
const MOST_INPUTS = 10_000;

/** @returns undefined for a content type that forms of this site do not have */
export function formEncoding(contentType: string | undefined): FormEncoding | undefined {
  const [type = '', charset] = (contentType ?? '').toLowerCase().split(/;\s*charset=/);
  if (charset !== undefined && charset.replaceAll('"', '').trim() !== 'utf-8') return undefined;
  switch (type.trim()) {
    case 'application/json':
      return 'json';
    case 'application/x-www-form-urlencoded':
      return 'plain';
    default:
      return undefined;
  }
}

function readPlainBody(text: string): Submission | undefined {
  const inputs = text.split('&', MOST_INPUTS + 1);
  return inputs.length > MOST_INPUTS ? undefined : readPlainSubmission(new URLSearchParams(text));
}

/** @returns undefined when the bytes are not UTF-8, not JSON, or not what a form of this site sends */
export function readFormBody(encoding: FormEncoding, bytes: Buffer): Submission | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (encoding === 'plain') return readPlainBody(text);
    const submission = readJsonSubmission(JSON.parse(text));
    return 'error' in submission ? undefined : submission;
  } catch (error) {
    // Broken bytes are a TypeError, broken JSON is a SyntaxError; both say no more than that.
    if (error instanceof TypeError || error instanceof SyntaxError) return undefined;
    throw error;
  }
}
