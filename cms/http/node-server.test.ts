import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { httpLimits } from '@headwater/runtime/http-limits.ts';
import { trickleBody } from '@headwater/runtime/testing/trickle-body.ts';
import { expect, onTestFinished, test } from 'vitest';
import { nodeServer } from './node-server.ts';

test('a body that arrives too slowly is cut off in time and not logged as an error', async () => {
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

/** A server that answers with the number of bytes it received, or with the status for an unreadable body. */
async function counting() {
  const server = nodeServer(
    async (request) => new Response(String((await request.arrayBuffer()).byteLength)),
    () => undefined,
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return async (path: string, bytes: number) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body: new Uint8Array(bytes) });
    return [answer.status, await answer.text()];
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
