import { Readable } from 'node:stream';
import type { APIRoute } from 'astro';
import { fetchUpload } from '../../cms-client/fetch-upload.ts';
import { mediaTypeOf } from '../../content/media-type.ts';

const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

function conditionsOf(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    ['if-none-match', 'if-modified-since'].flatMap((name) => {
      const value = headers.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}

/** Files of the CMS's media library, from our own origin; the browser never talks to the CMS. */
export const GET: APIRoute = async ({ params, request }) => {
  const path = params.path ?? '';
  const media = mediaTypeOf(path);
  const upload = media && (await fetchUpload(path, conditionsOf(request.headers)));
  if (!media || !upload) {
    return new Response('Not found.\n', { status: 404, headers: { 'cache-control': 'no-store' } });
  }
  const headers = new Headers({
    'content-type': media.type,
    'content-disposition': `${media.disposition}; filename*=UTF-8''${encodeURIComponent(path.split('/').at(-1) ?? 'file')}`,
    'cache-control': 'public, max-age=86400',
  });
  if (upload.etag) headers.set('etag', upload.etag);
  if (upload.lastModified) headers.set('last-modified', upload.lastModified);
  if (media.type === 'image/svg+xml') headers.set('content-security-policy', SVG_POLICY);
  if (!upload.body) return new Response(null, { status: 304, headers });
  if (upload.length !== undefined) headers.set('content-length', String(upload.length));
  // Node's and the platform's stream types describe the same object differently.
  return new Response(Readable.toWeb(upload.body) as ReadableStream<Uint8Array<ArrayBuffer>>, { headers });
};
