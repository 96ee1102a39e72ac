import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { httpLimits } from '@headwater/contract/http/http-limits.ts';
import { expect, onTestFinished, test } from 'vitest';
import { nodeServer } from './node-server.ts';

test('a body that trickles in is closed in time, and is no fault of ours', async () => {
  const errors: unknown[] = [];
  const limits = { ...httpLimits, headers: 200, request: 200, checkEvery: 20 };
  const server = nodeServer(
    async () => new Response('ok'),
    (error) => errors.push(error),
    limits,
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(
    'POST /graphql HTTP/1.1\r\nHost: cms.test\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n',
  );
  const drip = setInterval(() => socket.write('x'), 10);
  onTestFinished(() => {
    clearInterval(drip);
    socket.destroy();
    server.closeAllConnections();
    server.close();
  });
  // The answer, a 408, may get lost: the client still writes when the connection is closed, and so has it reset.
  socket.on('error', () => undefined).resume();
  await new Promise((resolve) => socket.on('close', resolve));
  expect(errors).toEqual([]);
});

test('the CMS is as patient as the site', () => {
  const server = nodeServer(
    async () => new Response('ok'),
    () => undefined,
  );
  expect(server).toMatchObject({ headersTimeout: httpLimits.headers, requestTimeout: httpLimits.request });
});
