import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { UploadFacts } from '../../cms-client/fetch-upload.ts';
import type { OpenUpload } from '../../content/media/pass-through.ts';
import type { ByteRange } from '../../content/media/spool.ts';
import type { UploadStore } from '../../content/media/upload-store.ts';
import { mediaTypeOf } from '../../content/media-type.ts';
import { isNotModified } from '../http/negotiate.ts';
import { sendText } from '../http/send.ts';

/** Opened by itself all the same, a file to save runs nothing. */
const SAVED_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

type Headers = Record<string, string | number>;

type Sendable = Pick<OpenUpload, 'etag' | 'length' | 'read'>;

function mediaHeaders(path: string, { etag, lastModified }: UploadFacts): Headers | undefined {
  const media = mediaTypeOf(path);
  return (
    media && {
      'content-type': media.type,
      'content-disposition': `${media.disposition}; filename*=UTF-8''${encodeURIComponent(path.split('/').at(-1) ?? 'file')}`,
      ...(etag && { etag }),
      ...(lastModified && { 'last-modified': lastModified }),
      ...(media.disposition === 'attachment' && { 'content-security-policy': SAVED_POLICY }),
    }
  );
}

/** Whether the client has this file. */
export function isUnchanged(
  req: IncomingMessage,
  { etag, lastModified }: Pick<UploadFacts, 'etag' | 'lastModified'>,
): boolean {
  const tags = req.headers['if-none-match'];
  if (tags !== undefined) return etag !== undefined && isNotModified(tags, etag.replace(/^W\//, ''));
  const since = Date.parse(req.headers['if-modified-since'] ?? '');
  return since >= Date.parse(lastModified ?? '');
}

/** A visitor who aborts the download is not a failure of the site. */
async function stream(upload: Sendable, res: ServerResponse, range?: { first: number; last: number }): Promise<void> {
  try {
    await pipeline(upload.read(range), res);
  } catch (error) {
    if (!res.destroyed) throw error;
  }
}

/** Sends a file, or the part of it that the client wants. */
export async function sendUpload(req: IncomingMessage, res: ServerResponse, upload: Sendable, headers: Headers) {
  const { length } = upload;
  // Ranges require a length, and after a change of the file an old part doesn't fit.
  const ifRange = req.headers['if-range'];
  const mayBeParted =
    length !== undefined && (ifRange === undefined || (ifRange === upload.etag && !ifRange.startsWith('W/')));
  const range = mayBeParted ? byteRange(req.headers.range, length) : undefined;
  if (length === undefined) {
    res.writeHead(200, headers);
    return stream(upload, res);
  }
  if (range === 'unsatisfiable') {
    return sendText(res, 416, 'The file has no such range.', { 'content-range': `bytes */${length}` });
  }
  const accepting = { ...headers, 'accept-ranges': 'bytes' };
  if (!range) {
    res.writeHead(200, { ...accepting, 'content-length': length });
    return stream(upload, res);
  }
  res.writeHead(206, {
    ...accepting,
    'content-length': range.last - range.first + 1,
    'content-range': `bytes ${range.first}-${range.last}/${length}`,
  });
  return stream(upload, res, range);
}

/**
 * Sends files of the CMS's media library from the site's own origin; browsers never contact the CMS.
 * @returns a function that takes the path below `/media/`, decoded
 */
export function createMediaSender(store: UploadStore) {
  const sendMissing = (res: ServerResponse) => sendText(res, 404, 'Not found.');

  async function describe(req: IncomingMessage, res: ServerResponse, path: string): Promise<void> {
    const facts = await store.describe(path);
    const headers = facts && mediaHeaders(path, facts);
    if (!headers) return sendMissing(res);
    const length = facts.length === undefined ? {} : { 'content-length': facts.length, 'accept-ranges': 'bytes' };
    if (isUnchanged(req, facts)) res.writeHead(304, headers);
    else res.writeHead(200, { ...headers, ...length });
    res.end();
  }

  return async (req: IncomingMessage, res: ServerResponse, path: string): Promise<void> => {
    if (!mediaTypeOf(path)) return sendMissing(res);
    if (req.method === 'HEAD') return describe(req, res, path);
    const upload = await store.open(path);
    const headers = upload && mediaHeaders(path, upload);
    if (!headers) return sendMissing(res);
    try {
      if (isUnchanged(req, upload)) res.writeHead(304, headers).end();
      else if (!res.destroyed) await sendUpload(req, res, upload, headers);
    } finally {
      upload.close();
    }
  };
}

/**
 * The one range of bytes that a `Range` header requests.
 * @returns undefined to send the whole file (no header, several ranges, another unit), and
 * `unsatisfiable` for a range beyond the end, which is a 416.
 */
export function byteRange(header: string | undefined, length: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  if (from === '') return to === '0' ? 'unsatisfiable' : { first: Math.max(0, length - Number(to)), last: length - 1 };
  const first = Number(from);
  const last = to === '' ? length - 1 : Math.min(Number(to), length - 1);
  if (first >= length) return 'unsatisfiable';
  return first <= last ? { first, last } : undefined;
}
