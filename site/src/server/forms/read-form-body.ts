import { readUrlEncoded } from '@headwater/contract/http/url-encoded.ts';
import { readJsonSubmission, readPlainSubmission, type Submission } from '../../forms/server/submission.ts';
import { headerEntries } from '../http/negotiate.ts';

/** How a form was sent, by its content type. */
export type FormEncoding = 'json' | 'plain' | 'multipart';

/** More native inputs than any form has; without a limit, a body has room for a quarter of a million. */
export const MOST_INPUTS = 10_000;

/** @returns undefined for a content type that the site's forms do not use */
export function formEncoding(contentType: string | undefined): FormEncoding | undefined {
  if (/^multipart\/form-data\s*;/i.test(contentType ?? '')) return 'multipart';
  const [type, ...parameters] = headerEntries(contentType?.toLowerCase(), ';');
  const charset = parameters.map((text) => headerEntries(text, '=')).find(([name]) => name === 'charset')?.[1];
  if (charset !== undefined && charset.replaceAll('"', '').trim() !== 'utf-8') return undefined;
  switch (type) {
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
  return inputs.length > MOST_INPUTS ? undefined : readPlainSubmission(readUrlEncoded(text));
}

/** @returns undefined when the bytes are not UTF-8, not JSON, or not a submission */
export function readFormBody(encoding: Exclude<FormEncoding, 'multipart'>, bytes: Buffer): Submission | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (encoding === 'plain') return readPlainBody(text);
    const submission = readJsonSubmission(JSON.parse(text));
    return 'error' in submission ? undefined : submission;
  } catch (error) {
    // TypeError: the bytes are not UTF-8. SyntaxError: the text is not JSON.
    if (error instanceof TypeError || error instanceof SyntaxError) return undefined;
    throw error;
  }
}
