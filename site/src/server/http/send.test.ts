import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { testServer } from '@headwater/tools/test-server.ts';
import { expect, test } from 'vitest';
import { closeIfUnread, type EncodedResponse, sendEncoded, sendRedirect, sendText, wireResponse } from './send.ts';

const encodedResponse: EncodedResponse = {
  status: 200,
  etag: 'v1',
  headers: { 'content-type': 'text/html' },
  body: Buffer.from('the whole body'),
  gzip: Buffer.from('gzipped'),
  brotli: Buffer.from('br'),
};

test.each([
  ['without encodings', undefined, { bytes: encodedResponse.body, etag: '"v1"', encoding: undefined }],
  ['with gzip', 'gzip, deflate', { bytes: encodedResponse.gzip, etag: 'W/"v1-gzip"', encoding: 'gzip' }],
  ['with Brotli and gzip', 'gzip, br', { bytes: encodedResponse.brotli, etag: 'W/"v1-br"', encoding: 'br' }],
  ['that refuses Brotli', 'gzip, br;q=0', { bytes: encodedResponse.gzip, etag: 'W/"v1-gzip"', encoding: 'gzip' }],
])('a client %s gets the smallest body that it can read', (_what, accepted, { bytes, etag, encoding }) => {
  expect(wireResponse(encodedResponse, accepted, undefined)).toEqual({
    status: 200,
    bytes,
    headers: {
      'content-type': 'text/html',
      vary: 'Accept-Encoding',
      etag,
      'content-length': bytes?.length,
      ...(encoding && { 'content-encoding': encoding }),
    },
  });
});

test('a text is compressed at once for a client that it is not ready for, and nothing else is', () => {
  const body = Buffer.from('pump '.repeat(400));
  const page = { ...encodedResponse, body, gzip: undefined, brotli: undefined };
  const withBrotli = wireResponse(page, 'br, gzip', undefined);
  expect(withBrotli.headers).toMatchObject({ 'content-encoding': 'br', etag: 'W/"v1-br"' });
  expect(brotliDecompressSync(withBrotli.bytes ?? '')).toEqual(body);
  expect(gunzipSync(wireResponse(page, 'gzip', undefined).bytes ?? '')).toEqual(body);
  expect(wireResponse(page, 'br', 'W/"v1-br"').bytes).toBeUndefined();
  for (const as of ['image/png', 'font/woff2', 'application/pdf']) {
    expect(wireResponse({ ...page, headers: { 'content-type': as } }, 'br, gzip', undefined).bytes).toBe(body);
  }
  for (const length of [1000, 1024 * 1024 + 1]) {
    const other = { ...page, body: Buffer.alloc(length, body) };
    expect(wireResponse(other, 'br', undefined).headers['content-length']).toBe(length);
  }
});

test('a client that has this version in its encoding gets a 304 without a body', () => {
  expect(wireResponse(encodedResponse, 'gzip', '"v1-gzip"')).toEqual({
    status: 304,
    bytes: undefined,
    headers: { 'content-type': 'text/html', vary: 'Accept-Encoding', etag: 'W/"v1-gzip"' },
  });
  expect(wireResponse(encodedResponse, 'gzip', '"v0-gzip"').status).toBe(200);
  // An error page is always sent whole.
  const missing = wireResponse({ ...encodedResponse, status: 404 }, undefined, '"v1"');
  expect(missing).toMatchObject({ status: 404, bytes: encodedResponse.body });
});

/** What a browser receives of a response, without following a redirect. */
async function received(
  send: (res: ServerResponse, req: IncomingMessage) => void,
  init: RequestInit = {},
): Promise<Response> {
  const { url } = await testServer((req, res) => send(res, req));
  return fetch(`${url}/`, { redirect: 'manual', ...init });
}

test.each([
  [307, 'no-store'],
  [308, 'public, max-age=3600'],
] as const)('a redirect with %i has the Cache-Control header "%s"', async (status, cacheControl) => {
  const response = await received((res) => sendRedirect(res, status, '/there/'));
  expect([response.status, response.headers.get('location')]).toEqual([status, '/there/']);
  expect(response.headers.get('cache-control')).toBe(cacheControl);
});

test('a short text is one line that is not stored', async () => {
  const response = await received((res) => sendText(res, 429, 'Too many requests.', { 'retry-after': '9' }));
  expect([response.status, await response.text()]).toEqual([429, 'Too many requests.\n']);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '9',
  });
});

test('a response that depends on more than its encoding says so', () => {
  const varying = { ...encodedResponse, headers: { vary: 'Cookie' } };
  expect(wireResponse(varying, undefined, undefined).headers.vary).toBe('Accept-Encoding, Cookie');
});

test.each([
  ['GET', 'the whole body'],
  ['HEAD', ''],
])('the response in memory to a %s request has all headers and the body "%s"', async (method, body) => {
  const encoded = { ...encodedResponse, gzip: undefined, brotli: undefined };
  const response = await received((res, req) => sendEncoded(req, res, encoded), { method });
  expect([response.status, response.headers.get('content-length'), response.headers.get('etag')]).toEqual([
    200,
    '14',
    '"v1"',
  ]);
  expect(await response.text()).toBe(body);
});

test('a browser that has a response gets a 304 without its body', async () => {
  const known = { headers: { 'if-none-match': '"v1"', 'accept-encoding': 'identity' } };
  const response = await received((res, req) => sendEncoded(req, res, encodedResponse), known);
  expect([response.status, await response.text()]).toEqual([304, '']);
});

test.each([
  [true, 'open'],
  [false, 'close'],
])('a connection whose request was read to the end (%s) is left %s', async (complete, expected) => {
  const response = await received((res) => {
    closeIfUnread({ complete } as IncomingMessage, res);
    res.end(res.getHeader('connection')?.toString() ?? 'open');
  });
  expect(await response.text()).toBe(expected);
});
