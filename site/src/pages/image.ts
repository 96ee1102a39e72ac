import { createHash } from 'node:crypto';
import type { APIRoute } from 'astro';
import { readImageRequest } from '../content/image/image-request.ts';
import { makeImage } from '../content/image/make-image.ts';
import { ImageFormatError } from '../content/image/resize-image.ts';

/** WordPress gives a picture that was changed a new name, so browsers need not ask again for a month. */
const KEPT = 'public, max-age=2592000, stale-while-revalidate=86400';

function refuse(status: number, text: string): Response {
  return new Response(`${text}\n`, { status, headers: { 'cache-control': 'no-store' } });
}

/** `/image?url=/media/…&w=640&q=75`: a picture of the media library in the size that the page needs. */
export const GET: APIRoute = async ({ url, request }) => {
  const wanted = readImageRequest(url.searchParams, request.headers.get('accept') ?? '');
  if (!wanted) return refuse(400, 'Bad request.');
  const bytes = await makeImage(wanted).catch((error: unknown) => {
    if (error instanceof ImageFormatError) return 'unreadable' as const;
    throw error;
  });
  if (bytes === 'unreadable') return refuse(422, 'This file is no picture.');
  if (!bytes) return refuse(404, 'Not found.');
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const headers = { 'cache-control': KEPT, vary: 'Accept', etag };
  if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(bytes), {
    headers: { ...headers, 'content-type': `image/${wanted.format}`, 'content-length': String(bytes.length) },
  });
};
