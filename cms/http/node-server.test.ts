import { EventEmitter } from 'node:events';
import { Readable } from 'node:stream';
import { httpLimits } from '@headwater/runtime/http-limits.ts';
import { trickleBody } from '@headwater/runtime/testing/trickle-body.ts';
import { expect, test, vi } from 'vitest';
import { nodeServer } from './node-server.ts';

test('a body that arrives too slowly is cut off without an error in the log', async () => {
  const errors: unknown[] = [];
  const limits = { ...httpLimits, headers: 200, request: 200, checkEvery: 20 };
  const server = nodeServer(
    async () => new Response('ok'),
    (error) => errors.push(error),
    limits,
  );
  await trickleBody(
    server,
    'POST /graphql HTTP/1.1\r\nHost: cms.test\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n',
  );
  expect(errors).toEqual([]);
});

test('the CMS gives slow clients as much time as the site does', () => {
  const server = nodeServer(
    async () => new Response('ok'),
    () => undefined,
  );
  expect(server).toMatchObject({ headersTimeout: httpLimits.headers, requestTimeout: httpLimits.request });
});

/** A body of any length, of which only ten megabytes are in memory. */
function* chunks(bytes: number) {
  const chunk = Buffer.alloc(10_000_000);
  for (let left = bytes; left > 0; left -= chunk.length) yield chunk.subarray(0, left);
}

/** A server that responds with the number of bytes it received, or with the status for an unreadable body. */
function counting() {
  const server = nodeServer(
    async ({ body }) => {
      let bytes = 0;
      // The types of browsers lack the iterator of this stream.
      for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) bytes += chunk.length;
      return new Response(String(bytes));
    },
    () => undefined,
  );
  return (path: string, bytes: number, type = 'application/json') =>
    new Promise((resolve) => {
      const headers = { 'content-type': type, 'content-length': String(bytes) };
      // A connection would take a second for each of these bodies.
      const req = Object.assign(Readable.from(chunks(bytes)), { method: 'POST', url: path, headers, socket: {} });
      const res = new EventEmitter();
      const [writeHead, headersSent] = [vi.fn(), false];
      const end = (body: Buffer | string) => resolve([writeHead.mock.lastCall?.[0], String(body)]);
      server.emit('request', req, Object.assign(res, { headersSent, writeHead, end }));
    });
}

const submission = 'multipart/form-data; boundary=x';

test.each([
  ['/wp-admin/upload.php', 40_000_000, 'application/json'],
  // A form with files for the admin has the limit of the admin.
  ['/wp-admin/upload.php', 40_000_000, submission],
  ['/graphql', 1_000_000, 'application/json'],
  ['/graphql', 120_000_000, submission],
])('%s accepts a body of exactly %i bytes of %s, and refuses one byte more', async (path, bytes, type) => {
  const send = counting();
  expect(await send(path, bytes, type)).toEqual([200, String(bytes)]);
  expect(await send(path, bytes + 1, type)).toEqual([413, expect.stringContaining('too large')]);
});
