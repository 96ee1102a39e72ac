import type { IncomingMessage, ServerResponse } from 'node:http';
import { compressQuickly, isQuick } from '../../page-cache/compress.ts';
import { acceptsEncoding, isNotModified } from './negotiate.ts';

/** A body in every encoding that is available. */
export interface Encoded {
  body: Buffer;
  gzip: Buffer | undefined;
  brotli: Buffer | undefined;
}

/** An encoded body with its headers. */
export interface EncodedResponse extends Encoded {
  status: number;
  /** Unquoted, without the encoding. */
  etag: string;
  headers: Readonly<Record<string, string>>;
}

/** A response to GET as it is sent. */
export interface WireResponse {
  status: number;
  headers: Record<string, string | number>;
  /** Undefined for a 304. */
  bytes: Buffer | undefined;
}

/** Closes the connection if the body was not read: its rest must not be mistaken for the next request. */
export function closeIfUnread({ complete }: IncomingMessage, res: ServerResponse): void {
  if (!complete) res.setHeader('connection', 'close');
}

/** A short response in plain text. */
export function sendText(
  res: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  res.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers });
  res.end(`${text}\n`);
}

export function sendRedirect(res: ServerResponse, status: 301 | 302 | 307 | 308, location: string): void {
  const isLasting = status === 301 || status === 308;
  res.writeHead(status, { location, 'cache-control': isLasting ? 'public, max-age=3600' : 'no-store' });
  res.end();
}

const ENCODINGS = [
  ['br', 'brotli'],
  ['gzip', 'gzip'],
] as const;
const TEXT = /^(?:text\/|application\/json)|[/+]xml\b/;

/** The encoding in which a client gets a body: one that is ready, or can be made of a text at once. */
function pick(response: EncodedResponse, accepted: string | undefined) {
  const mayCompress = isQuick(response.body) && TEXT.test(response.headers['content-type'] ?? '');
  return ENCODINGS.find(([name, ready]) => (response[ready] || mayCompress) && acceptsEncoding(accepted, name));
}

/**
 * The response to one client: in its encoding, or a 304 when the client has this version.
 * @param accepted `Accept-Encoding`
 * @param known `If-None-Match`
 */
export function wireResponse(
  response: EncodedResponse,
  accepted: string | undefined,
  known: string | undefined,
): WireResponse {
  const [encoding, ready] = pick(response, accepted) ?? [];
  const tag = `"${response.etag}${encoding ? `-${encoding}` : ''}"`;
  // Weak where the same text may be compressed again, into fewer bytes.
  const etag = encoding ? `W/${tag}` : tag;
  const vary = ['Accept-Encoding', response.headers.vary].filter(Boolean).join(', ');
  const headers: WireResponse['headers'] = { ...response.headers, etag, vary };
  if (response.status === 200 && isNotModified(known, tag)) return { status: 304, headers, bytes: undefined };
  const bytes = encoding ? (response[ready] ?? compressQuickly(response.body, encoding)) : response.body;
  if (encoding) headers['content-encoding'] = encoding;
  headers['content-length'] = bytes.length;
  return { status: response.status, headers, bytes };
}

/** Sends a body that is ready in memory. */
export function sendEncoded(req: IncomingMessage, res: ServerResponse, response: EncodedResponse): void {
  const { status, headers, bytes } = wireResponse(
    response,
    req.headers['accept-encoding'],
    req.headers['if-none-match'],
  );
  res.writeHead(status, headers);
  res.end(req.method === 'HEAD' ? undefined : bytes);
}
