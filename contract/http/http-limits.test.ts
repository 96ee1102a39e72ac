import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createLimitedServer, httpLimits } from './http-limits.ts';

test('a body that trickles in is closed in time, though its connection is never idle', async () => {
  const server = createLimitedServer((req) => req.resume(), {
    ...httpLimits,
    headers: 200,
    request: 200,
    checkEvery: 20,
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nHost: shop.example\r\nContent-Length: 1000000\r\n\r\n');
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
});

test('no client holds a connection for more than 15 seconds', () => {
  expect(httpLimits.headers + httpLimits.checkEvery).toBeLessThanOrEqual(15_000);
  expect(httpLimits.request + httpLimits.checkEvery).toBeLessThanOrEqual(15_000);
  expect(httpLimits.idle).toBeLessThanOrEqual(15_000);
});
