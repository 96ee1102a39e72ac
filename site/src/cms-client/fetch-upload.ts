import { type Readable, Transform } from 'node:stream';
import { Pool } from 'undici';
import { env } from '../config/env.ts';
import { discard } from './discard.ts';
import { CmsHttpError, CmsResponseError, CmsUnreachableError, isCmsError } from './errors.ts';
import { limits } from './limits.ts';

/** A file of the media library on its way. */
export interface Upload {
  /** Undefined when the caller's copy is still good. */
  body: Readable | undefined;
  etag: string | undefined;
  lastModified: string | undefined;
  length: number | undefined;
}

const OPERATION = 'FetchUpload';
const UPLOADS = '/wp-content/uploads/';
const base = new URL(env.CMS_URL);
/** Apart from the questions, so that large files never stand in their way. */
const pool = new Pool(base.origin, { connections: 4, connect: { timeout: limits.connect } });

/** Ends the stream with an error when it grows beyond the limit, whatever length was announced. */
function capped(body: Readable): Readable {
  let size = 0;
  const cap = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > limits.upload) done(new CmsResponseError(OPERATION, 'the file is too large'));
      else done(null, chunk);
    },
  });
  return body.compose<Readable>(cap);
}

function one(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}

function isMissing(status: number, type = ''): boolean {
  const isRedirect = status >= 300 && status < 400 && status !== 304;
  const isPage = status === 200 && /^(?:text\/html|application\/xhtml)/i.test(type);
  return status === 404 || status === 410 || isRedirect || isPage;
}

/**
 * Fetches a file by its path under the uploads folder. Redirects are not followed: the file comes from the CMS's
 * own host or not at all. A WordPress whose front end is elsewhere sends whoever asks for a missing file there, or
 * answers with a page: both mean that the file is not there.
 * @param path decoded, without leading slash.
 * @param conditions `if-none-match` and `if-modified-since` of the visitor.
 * @returns undefined when there is no such file.
 * @throws CmsError when the CMS cannot be asked or the file is larger than the limit.
 */
export async function fetchUpload(path: string, conditions: Record<string, string> = {}): Promise<Upload | undefined> {
  const target = base.pathname.replace(/\/$/, '') + UPLOADS + path.split('/').map(encodeURIComponent).join('/');
  try {
    const { statusCode, headers, body } = await pool.request({
      method: 'GET',
      path: target,
      headers: { ...conditions, 'accept-encoding': 'identity' },
      headersTimeout: limits.headers,
      bodyTimeout: limits.total,
    });
    const length = Number(one(headers['content-length']) ?? Number.NaN);
    const isTooLarge = length > limits.upload;
    const hasNoFile = isMissing(statusCode, one(headers['content-type']));
    if (statusCode !== 200 || isTooLarge || hasNoFile) discard(body);
    if (hasNoFile) return undefined;
    if (statusCode !== 200 && statusCode !== 304) throw new CmsHttpError(OPERATION, statusCode);
    if (isTooLarge) throw new CmsResponseError(OPERATION, 'the file is too large');
    return {
      body: statusCode === 200 ? capped(body) : undefined,
      etag: one(headers.etag),
      lastModified: one(headers['last-modified']),
      length: Number.isFinite(length) ? length : undefined,
    };
  } catch (cause) {
    throw isCmsError(cause) ? cause : new CmsUnreachableError(OPERATION, 'the CMS does not answer', { cause });
  }
}
