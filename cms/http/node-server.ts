import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { pipeline, Readable, Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createLimitedServer, httpLimits } from '@headwater/runtime/http-limits.ts';
import { adminPath } from '../admin/admin-path.ts';
import type { Handler } from '../web/handler.ts';

const largestBody = 1_000_000;
const largestUploads = 40_000_000;
/** All files of a lead. */
const largestSubmission = 120_000_000;

/** Thrown while reading a malformed or oversized request, with the status of its response. */
class RefusedRequestError extends Error {
  override readonly name = 'RefusedRequestError';
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * A node:http server around a fetch-style handler, with the site's time limits for slow clients.
 * @param onError receives what the handler throws
 */
export function nodeServer(handler: Handler, onError: (error: unknown) => void, limits = httpLimits): Server {
  return createLimitedServer((req, res) => {
    void respond(req, res, handler).catch((error: unknown) => {
      // A client that was too slow has got a 408 already.
      if (!(error instanceof RefusedRequestError) && !req.errored) onError(error);
      refuse(res, error);
    });
  }, limits);
}

async function respond(req: IncomingMessage, res: ServerResponse, handler: Handler): Promise<void> {
  const response = await handler(await toRequest(req), req.socket.remoteAddress ?? '');
  const body = Buffer.from(await response.arrayBuffer());
  const headers = Object.fromEntries(response.headers);
  // The one header that may come several times.
  const cookies = response.headers.getSetCookie();
  res.writeHead(response.status, {
    'content-length': body.length,
    ...headers,
    ...(cookies.length > 0 && { 'set-cookie': cookies }),
  });
  res.end(body);
}

async function toRequest(req: IncomingMessage): Promise<Request> {
  // The host is not used to build URLs, so it does not matter what a client claims.
  const base = 'http://cms.invalid';
  const path = req.url ?? '/';
  if (!path.startsWith('/') || !URL.canParse(`${base}${path}`)) throw new RefusedRequestError(400, 'Bad request');
  const pairs = Object.entries(req.headers).map(([name, value]): [string, string] => [name, String(value)]);
  const headers = new Headers(pairs);
  const method = req.method ?? 'GET';
  if (method === 'GET' || method === 'HEAD') return new Request(`${base}${path}`, { method, headers });
  const isAdmin = path.startsWith(adminPath);
  const isUpload = isAdmin || /^multipart\/form-data\b/i.test(headers.get('content-type') ?? '');
  const whole = isUpload ? null : await buffer(limited(req, largestBody));
  if (whole) return new Request(`${base}${path}`, { method, headers, body: whole });
  // Node's two declarations of the same web stream disagree.
  const body = Readable.toWeb(
    limited(req, isAdmin ? largestUploads : largestSubmission),
  ) as unknown as ReadableStream<Uint8Array>;
  const streamed = { method, headers, body, duplex: 'half' };
  return new Request(`${base}${path}`, streamed);
}

/**
 * Streams a body, so that a client that may not upload is refused before any of it is read. A body that
 * breaks off or is too long is an error for its reader.
 */
function limited(req: IncomingMessage, bytes: number): Transform {
  let length = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      length += chunk.length;
      done(length > bytes ? new RefusedRequestError(413, 'The request is too large.') : null, chunk);
    },
  });
  return pipeline(req, counted, () => undefined);
}

function refuse(res: ServerResponse, error: unknown): void {
  if (res.headersSent) {
    res.destroy();
    return;
  }
  const [status, text] =
    error instanceof RefusedRequestError ? [error.status, error.message] : [500, 'Internal server error'];
  res.writeHead(status, {
    'content-type': 'application/json; charset=UTF-8',
    'x-content-type-options': 'nosniff',
    connection: 'close',
  });
  res.end(JSON.stringify({ errors: [{ message: text }] }));
}
