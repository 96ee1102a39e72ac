import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptsEncoding, isNotModified } from './negotiate.ts';

/** A body in every encoding that is ready. */
export interface Encoded {
  body: Buffer;
  gzip: Buffer | undefined;
  brotli: Buffer | undefined;
}

/** A short answer in plain text. */
export function sendText(
  res: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  res.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers });
  res.end(`${text}\n`);
}

export function sendRedirect(res: ServerResponse, status: 307 | 308, location: string): void {
  res.writeHead(status, { location, 'cache-control': status === 308 ? 'public, max-age=3600' : 'no-store' });
  res.end();
}

function pick({ body, gzip, brotli }: Encoded, accepted: string | undefined) {
  if (brotli && acceptsEncoding(accepted, 'br')) return { bytes: brotli, encoding: 'br' };
  if (gzip && acceptsEncoding(accepted, 'gzip')) return { bytes: gzip, encoding: 'gzip' };
  return { bytes: body, encoding: undefined };
}

/**
 * Sends a body that is ready in memory: in the client's encoding, or nothing but a 304 when the
 * client has it. `etag` is unquoted.
 */
export function sendEncoded(
  req: IncomingMessage,
  res: ServerResponse,
  answer: Encoded & { status: number; etag: string; headers: Record<string, string> },
): void {
  const { bytes, encoding } = pick(answer, req.headers['accept-encoding']);
  const etag = `"${answer.etag}${encoding ? `-${encoding}` : ''}"`;
  const headers: Record<string, string | number> = { ...answer.headers, etag, vary: 'Accept-Encoding' };
  if (answer.status === 200 && isNotModified(req.headers['if-none-match'], etag)) {
    res.writeHead(304, headers);
    res.end();
    return;
  }
  if (encoding) headers['content-encoding'] = encoding;
  headers['content-length'] = bytes.length;
  res.writeHead(answer.status, headers);
  res.end(req.method === 'HEAD' ? undefined : bytes);
}
