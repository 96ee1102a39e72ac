import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Tables } from '../database/tables.ts';
import type { Handler } from '../web/handler.ts';
import { plainResponse } from '../web/plain-response.ts';
import { svgPolicy } from '../web/svg-policy.ts';

export const uploadsPath = '/wp-content/uploads/';

interface UploadOptions {
  folder: string;
  media: Tables['media'];
  /** Copies a seeded file to disk unless it is there already. */
  prepare: (file: string) => Promise<void>;
}

/** Handles requests for media: only files that the media library lists, even if the folder has others. */
export function uploads({ folder, media, prepare }: UploadOptions): Handler {
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return plainResponse(405, 'Media can only be read.', { allow: 'GET, HEAD' });
    }
    const known = media.byFile(requestedFile(request.url));
    if (!known) return plainResponse(404, 'File not found.');
    await prepare(known.file);

    const path = join(folder, known.file);
    const { mtime, size } = await stat(path);
    const headers = {
      'content-type': known.mimeType,
      'cache-control': 'public, max-age=3600',
      etag: `"${size.toString(16)}-${mtime.getTime().toString(16)}"`,
      'last-modified': mtime.toUTCString(),
      ...(known.mimeType === 'image/svg+xml' && { 'content-security-policy': svgPolicy }),
    };
    if (isFresh(request.headers, headers.etag, mtime)) return new Response(null, { status: 304, headers });
    const body = request.method === 'HEAD' ? null : await readFile(path);
    return new Response(body, { headers: { ...headers, 'content-length': String(size) } });
  };
}

function requestedFile(url: string): string {
  const { pathname } = new URL(url);
  try {
    return decodeURIComponent(pathname.slice(uploadsPath.length));
  } catch {
    // Not valid percent-encoding, so no file has this name.
    return '';
  }
}

function isFresh(headers: Headers, etag: string, modified: Date): boolean {
  const known = headers.get('if-none-match');
  if (known) return known.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
  const since = Date.parse(headers.get('if-modified-since') ?? '');
  // HTTP dates have no fractions of seconds.
  return Math.floor(modified.getTime() / 1000) * 1000 <= since;
}
