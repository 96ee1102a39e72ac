import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { httpLimits } from '@headwater/runtime/http-limits.ts';
import { trickleBody } from '@headwater/runtime/testing/trickle-body.ts';
import { expect, onTestFinished, test } from 'vitest';
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

/** A body of any length, of which only one megabyte is in memory. */
function* chunks(bytes: number) {
  const chunk = new Uint8Array(1_000_000);
  for (let left = bytes; left > 0; left -= chunk.length) yield chunk.subarray(0, left);
}

/** A server that answers with the number of bytes it received, or with the status for an unreadable body. */
async function counting() {
  const server = nodeServer(
    async ({ body }) => {
      let bytes = 0;
      // The types of browsers lack the iterator of this stream.
      for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) bytes += chunk.length;
      return new Response(String(bytes));
    },
    () => undefined,
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return async (path: string, bytes: number, type = 'application/json') => {
    const headers = { 'content-type': type, 'content-length': bytes };
    const sent = request({ host: '127.0.0.1', port, path, method: 'POST', headers });
    Readable.from(chunks(bytes)).pipe(sent);
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    return [answer.statusCode, await text(answer)];
  };
}

test('the admin accepts an upload of exactly 40 MB', async () => {
  const send = await counting();
  expect(await send('/wp-admin/upload.php', 40_000_000)).toEqual([200, '40000000']);
});

test('the admin refuses an upload of one byte more than 40 MB', async () => {
  const send = await counting();
  expect(await send('/wp-admin/upload.php', 40_000_001)).toEqual([413, expect.stringContaining('too large')]);
});

test('every other URL accepts a body of exactly 1 MB', async () => {
  const send = await counting();
  expect(await send('/graphql', 1_000_000)).toEqual([200, '1000000']);
});

test('every other URL refuses a body of one byte more than 1 MB', async () => {
  const send = await counting();
  expect(await send('/graphql', 1_000_001)).toEqual([413, expect.stringContaining('too large')]);
});

const submission = 'multipart/form-data; boundary=x';

test('every other URL accepts a submission with files of exactly 120 MB', async () => {
  const send = await counting();
  expect(await send('/graphql', 120_000_000, submission)).toEqual([200, '120000000']);
});

test('every other URL refuses a submission with files of one byte more than 120 MB', async () => {
  const send = await counting();
  expect(await send('/graphql', 120_000_001, submission)).toEqual([413, expect.stringContaining('too large')]);
});

test('a form with files for the admin has the limit of the admin', async () => {
  const send = await counting();
  expect(await send('/wp-admin/upload.php', 40_000_001, submission)).toEqual([
    413,
    expect.stringContaining('too large'),
  ]);
});
